import AppIntents
import Synchronization

/// What the kitchen's intents change.
final class Kitchen: Sendable {
    struct State: Sendable {
        var cart = 0
        var isGift = false
        var plates: [String] = []
    }

    static let shared = Kitchen()

    private let state = Mutex(State())

    var now: State { state.withLock(\.self) }

    func change(_ body: @Sendable (inout State) -> Void) {
        state.withLock { body(&$0) }
    }
}

/// What undoing works on.
@MainActor final class Table {
    static let shared = Table()
}

enum Size: String, AppEnum {
    case small, medium, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small", .medium: "Medium", .large: "Large",
    ]
}
