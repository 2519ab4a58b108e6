/// What can stand in a list of App Shortcuts.
public protocol AppShortcutsContent {
    /// The shortcuts that it stands for.
    var appShortcuts: [AppShortcut] { get }
}

extension AppShortcut: AppShortcutsContent {
    /// The shortcut itself.
    public var appShortcuts: [AppShortcut] { [self] }
}

extension Array: AppShortcutsContent where Element == AppShortcut {
    /// The shortcuts themselves.
    public var appShortcuts: [AppShortcut] { self }
}

/// Shortcuts that need a newer system: what stands behind `if #available`.
public struct LimitedAvailabilityAppShortcuts: AppShortcutsContent, Sendable {
    /// The shortcuts.
    public let appShortcuts: [AppShortcut]

    /// - Parameter content: What stands behind the condition.
    public init(_ content: some AppShortcutsContent) {
        appShortcuts = content.appShortcuts
    }
}
