/// Knows the controls of an app and when they are to be drawn anew.
public final class ControlCenter: Sendable {
    /// The one of this process.
    public static let shared = ControlCenter()

    private let requests = ReloadRequests()

    /// Asks for the controls of a kind to be drawn anew.
    public func reloadControls(ofKind kind: String) {
        requests.add(.kind(kind))
    }

    /// Asks for every control to be drawn anew.
    public func reloadAllControls() {
        requests.add(.all)
    }

    /// What was asked for since the last time, in order.
    package func takeReloads() -> [WidgetCenter.Reload] { requests.take() }
}
