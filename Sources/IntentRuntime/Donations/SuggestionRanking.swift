import AppIntents
import Foundation

/// Which of the things that an app suggests are named first: those that it holds to be relevant now, and those that something
/// was done with often and lately.
struct SuggestionRanking {
    private let weights: [Donation.Value: Double]
    private let workouts: [Donation.Value]

    init(_ app: RunningApp) {
        let services = app.dependencies.services
        var weights = services.donations.weights()
        let now = services.donations.now
        for relevant in services.relevantIntents where relevant.relevance.isAt(now) {
            // As much as something that was done this very moment.
            let values = Donation(relevant.intent, at: now).values.values.joined()
            for value in values { weights[value, default: 0] += 1 }
        }
        self.weights = weights
        workouts = app.intentTypes.compactMap { $0 as? any StartWorkoutIntent.Type }.flatMap(Self.styles)
    }

    /// The candidates in their new order; those that nothing speaks for follow in the order of the app.
    func ranked(_ candidates: [Candidate]) -> [Candidate] {
        let ranks = candidates.map { Donation.Value($0.value).flatMap { weights[$0] } ?? 0 }
        let order = candidates.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
        return workoutsFirst(order.map { candidates[$0] })
    }

    /// The styles of the workouts that the app suggests, then the others in their order.
    func workoutsFirst(_ candidates: [Candidate]) -> [Candidate] {
        guard !workouts.isEmpty else { return candidates }
        let places = Dictionary(workouts.enumerated().map { ($1, $0) }) { first, _ in first }
        let ranks = candidates.map { Donation.Value($0.value).flatMap { places[$0] } ?? .max }
        let order = candidates.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
        return order.map { candidates[$0] }
    }

    private static func styles(of type: any StartWorkoutIntent.Type) -> [Donation.Value] {
        func styles<Intent: StartWorkoutIntent>(_ type: Intent.Type) -> [Donation.Value] {
            type.suggestedWorkouts.compactMap { Donation.Value($0.workoutStyle) }
        }
        return styles(type)
    }
}
