import AppIntents
import Foundation
import Synchronization
import Testing

// As an author writes them.

struct OpenTrack: PredictableIntent {
    static let title: LocalizedStringResource = "Open Track"
    @Parameter(title: "Track") var track: Track
    @Parameter(title: "Layout") var layout: Layout?
    @Parameter(title: "Note") var note: String?

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$track, \.$layout)) { track, layout in
            DisplayRepresentation(title: "Track \(track.id), \(layout?.rawValue ?? "-")")
        }
        IntentPrediction(parameters: \.$track) { track in
            DisplayRepresentation(title: "Track \(track.id)")
        }
        IntentPrediction {
            "Some track"
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Track> { .result(value: track) }
}

struct OpenAnything: PredictableIntent {
    static let title: LocalizedStringResource = "Open Anything"
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(displayRepresentation: { "Anything" })
    }
    func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// Keeps donations as a file would.
private final class Keeper: DonationKeeper {
    let kept = Mutex<[Donation]>([])
    func donations() -> [Donation] { kept.withLock(\.self) }
    func add(_ donation: Donation) { kept.withLock { $0.append(donation) } }
    func remove(_ identifiers: [IntentDonationIdentifier]) {
        kept.withLock { $0.removeAll { identifiers.contains($0.identifier) } }
    }
}

@Suite("Donations and predictions")
struct DonationTests {
    private func open(_ id: Int, _ layout: Layout? = nil, note: String? = nil) -> OpenTrack {
        let intent = OpenTrack()
        (intent.track, intent.layout, intent.note) = (Track(id: id), layout, note)
        return intent
    }

    @Test func areKeptWithoutTexts() async throws {
        let manager = AppDependencyManager()
        let identifier = try await FakeHost().run(dependencies: manager) {
            try await open(7, .wide, note: "secret").donate(result: open(7).perform())
        }
        let donation = try #require(manager.services.donations.donations.first)
        #expect(donation.identifier == identifier && donation.intent == "OpenTrack")
        #expect(
            donation.values == [
                "track": [.init(type: "Track", id: "7")], "layout": [.init(type: "Layout", id: "wide")],
            ])
        #expect(donation.result == Donation.Value(type: "Track", id: "7"))
        #expect(!String(decoding: try JSONEncoder().encode(donation), as: UTF8.self).contains("secret"))
    }

    @Test func areDeletedByPredicate() async throws {
        let manager = AppDependencyManager()
        try await FakeHost().run(dependencies: manager) {
            let first = try await open(1).donate()
            let second = try await IntentDonationManager.shared.donate(intent: open(2))
            let third = try await open(1, .tall).donate()
            let other = try await OpenAnything().donate()
            let donations = IntentDonationManager.shared
            #expect(try await donations.deleteDonations(matching: .donationIdentifier(second)) == [second])
            #expect(try await donations.deleteDonations(matching: .donationIdentifier(second)) == [])
            let entity = EntityIdentifier(for: Track.self, identifier: 1)
            #expect(
                try await donations.deleteDonations(matching: .intentType(OpenAnything.self, entityIdentifier: entity))
                    == [])
            #expect(try await donations.deleteDonations(matching: .entityIdentifier(entity)) == [first, third])
            #expect(try await donations.deleteDonations(matching: .intentType(OpenAnything.self)) == [other])
        }
        #expect(manager.services.donations.donations.isEmpty)
    }

    @Test func oftenAndLatelyWeighsMost() {
        let log = DonationLog()
        let clock = Mutex(Date(timeIntervalSince1970: 0))
        log.keep(in: nil) { clock.withLock(\.self) }
        log.donate(open(1))
        log.donate(open(1))
        log.donate(open(2))
        clock.withLock { $0 += DonationLog.halfLife }
        log.donate(open(3))
        let weights = log.weights()
        #expect(weights[.init(type: "Track", id: "1")] == 1)
        #expect(weights[.init(type: "Track", id: "2")] == 0.5)
        #expect(weights[.init(type: "Track", id: "3")] == 1)
        #expect(weights[.init(type: "Track", id: "4")] == nil)
    }

    @Test func areReadWhenFirstNeededAndKeptAtOnce() {
        let keeper = Keeper()
        let before = DonationLog()
        before.keep(in: keeper) { Date(timeIntervalSince1970: 5) }
        let identifier = before.donate(open(1))
        let after = DonationLog()
        after.keep(in: keeper) { Date(timeIntervalSince1970: 6) }
        after.donate(open(2))
        #expect(after.donations.map(\.date.timeIntervalSince1970) == [5, 6])
        #expect(after.remove { $0.identifier == identifier } == [identifier])
        #expect(keeper.donations().map(\.date.timeIntervalSince1970) == [6])
    }

    @Test func theOldestAreForgotten() {
        let log = DonationLog()
        for id in 0...DonationLog.limit { log.donate(open(id)) }
        #expect(log.donations.count == DonationLog.limit && log.donations.first?.values["track"]?.first?.id == "1")
    }

    @Test func predictionsTakeTheFirstThatFits() {
        #expect(open(7, .wide).predictionDisplay?.title.text() == "Track 7, wide")
        #expect(open(7).predictionDisplay?.title.text() == "Track 7")
        #expect(OpenTrack().predictionDisplay?.title.text() == "Some track")
        #expect(OpenAnything().predictionDisplay?.title.text() == "Anything")
    }

    @Test func intentsAreCalled() async throws {
        let manager = AppDependencyManager()
        try await FakeHost().run(dependencies: manager) {
            let opened = try await open(7)()
            #expect(opened.id == 7)
            try await OpenAnything()()
            _ = try await open(8)(donate: false)
            await #expect(throws: AppIntentError.self) { _ = try await OpenTrack()() }
        }
        #expect(manager.services.donations.donations.map(\.intent) == ["OpenTrack", "OpenAnything"])
    }

    @Test func relevantIntents() async throws {
        let manager = AppDependencyManager()
        let noon = Date(timeIntervalSince1970: 12 * 3600)
        try await FakeHost().run(dependencies: manager) {
            try await RelevantIntentManager.shared.updateRelevantIntents([
                RelevantIntent(ShelfWidget(), widgetKind: "Shelf", relevance: .date(noon)),
                RelevantIntent(ShelfWidget(), widgetKind: "Shelf", relevance: .location(inferred: .home)),
            ])
        }
        let relevant = manager.services.relevantIntents
        #expect(relevant.map { $0.relevance.isAt(noon + 60) } == [true, false])
        #expect(relevant.map { $0.relevance.isAt(noon + 3600) } == [false, false])
        #expect(
            relevant.map(\.debugDescription) == [
                "ShelfWidget in Shelf: from 1970-01-01T11:30:00Z to 1970-01-01T12:30:00Z",
                "ShelfWidget in Shelf: at the place “home”",
            ])
    }
}
