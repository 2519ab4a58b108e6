import Synchronization

/// Knows the widgets of an app and when they are to be drawn anew.
public final class WidgetCenter: Sendable {
    /// What is to be drawn anew.
    package enum Reload: Sendable, Hashable {
        /// The widgets of a kind.
        case kind(String)
        /// Every widget of the app.
        case all
    }

    /// The one of this process.
    public static let shared = WidgetCenter()

    private let requests = ReloadRequests()

    /// Asks for the widgets of a kind to be drawn anew.
    public func reloadTimelines(ofKind kind: String) {
        requests.add(.kind(kind))
    }

    /// Asks for every widget to be drawn anew.
    public func reloadAllTimelines() {
        requests.add(.all)
    }

    /// What was asked for since the last time, in order.
    package func takeReloads() -> [Reload] { requests.take() }
}

/// What was asked for and not looked at yet. Nobody may ever look, so that only the last are kept.
final class ReloadRequests: Sendable {
    private static let limit = 1_000

    private let waiting = Mutex<[WidgetCenter.Reload]>([])

    func add(_ request: WidgetCenter.Reload) {
        waiting.withLock { waiting in
            waiting.append(request)
            if waiting.count > Self.limit { waiting.removeFirst(waiting.count - Self.limit) }
        }
    }

    func take() -> [WidgetCenter.Reload] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
