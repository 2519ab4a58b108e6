import Synchronization

/// Knows the widgets of an app and when they are to be drawn anew.
public final class WidgetCenter: Sendable {
    /// The one of this process.
    public static let shared = WidgetCenter()

    private let kinds = Mutex<[String]>([])

    /// Asks for the widgets of a kind to be drawn anew.
    public func reloadTimelines(ofKind kind: String) {
        kinds.withLock { $0.append(kind) }
    }

    /// The kinds that were asked for since the last time, in order.
    package func takeReloads() -> [String] {
        kinds.withLock { kinds in
            defer { kinds = [] }
            return kinds
        }
    }
}
