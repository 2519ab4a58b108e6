package import Foundation
import Synchronization

/// What was done with an app, newest last; a host may keep it in a file.
package final class DonationLog: Sendable {
    /// So many are remembered; the oldest are forgotten first.
    package static let limit = 1_000
    /// After so long a donation counts half.
    package static let halfLife: TimeInterval = 7 * 24 * 60 * 60

    private struct State: Sendable {
        var donations: [Donation] = []
        var keeper: (any DonationKeeper)?
        var isLoaded = true
        var now: @Sendable () -> Date = { Date() }
    }

    private let state = Mutex(State())

    package init() {}

    /// Keeps donations beyond the life of the program; what is kept already is read when it is first needed.
    package func keep(in keeper: (any DonationKeeper)?, now: @escaping @Sendable () -> Date) {
        state.withLock { state in
            state.keeper = keeper
            state.isLoaded = keeper == nil
            state.now = now
        }
    }

    /// Where donations are kept beyond the life of the program.
    package var keeper: (any DonationKeeper)? { state.withLock(\.keeper) }

    /// The time that counts as now.
    package var now: Date { state.withLock(\.now)() }

    /// All donations, the oldest first.
    package var donations: [Donation] {
        state.withLock { state in
            Self.load(&state)
            return state.donations
        }
    }

    @discardableResult
    package func donate(_ intent: some AppIntent, result: (any Sendable)? = nil) -> IntentDonationIdentifier {
        state.withLock { state in
            Self.load(&state)
            let donation = Donation(intent, result: result, at: state.now())
            state.donations.append(donation)
            state.donations.removeFirst(max(0, state.donations.count - Self.limit))
            state.keeper?.add(donation)
            return donation.identifier
        }
    }

    /// Forgets donations.
    ///
    /// - Returns: Those that were forgotten, the oldest first.
    package func remove(where matches: (Donation) -> Bool) -> [IntentDonationIdentifier] {
        state.withLock { state in
            Self.load(&state)
            let removed = state.donations.filter(matches).map(\.identifier)
            guard !removed.isEmpty else { return [] }
            let gone = Set(removed)
            state.donations.removeAll { gone.contains($0.identifier) }
            state.keeper?.remove(removed)
            return removed
        }
    }

    /// How much speaks for each entity and case: what was done often and lately weighs most.
    package func weights() -> [Donation.Value: Double] {
        weights { Array(Set($0.values.values.joined())) }
    }

    /// How much speaks for each way in which an intent was carried out.
    package func weights<Key: Hashable>(_ keys: (Donation) -> [Key]) -> [Key: Double] {
        let (donations, now) = state.withLock { state in
            Self.load(&state)
            return (state.donations, state.now())
        }
        var weights: [Key: Double] = [:]
        for donation in donations {
            let age = max(0, now.timeIntervalSince(donation.date))
            for key in keys(donation) { weights[key, default: 0] += exp2(-age / Self.halfLife) }
        }
        return weights
    }

    private static func load(_ state: inout State) {
        guard !state.isLoaded, let keeper = state.keeper else { return }
        state.isLoaded = true
        state.donations = Array((keeper.donations() + state.donations).suffix(limit))
    }
}

/// Where donations are kept beyond the life of the program.
package protocol DonationKeeper: Sendable {
    /// All that are kept, the oldest first; what cannot be read is left out.
    func donations() -> [Donation]
    /// Keeps one more.
    func add(_ donation: Donation)
    /// Keeps some no longer.
    func remove(_ identifiers: [IntentDonationIdentifier])
}
