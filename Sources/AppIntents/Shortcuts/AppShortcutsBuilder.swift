/// Lists App Shortcuts one under another, some of them behind `if #available`.
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }

    /// Shortcuts that were made elsewhere.
    public static func buildExpression(_ expression: some AppShortcutsContent) -> [AppShortcut] {
        expression.appShortcuts
    }

    /// No shortcuts.
    public static func buildBlock() -> [AppShortcut] { [] }

    /// The shortcuts in order.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap(\.self) }

    /// Shortcuts behind a condition.
    public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }

    /// Shortcuts behind a condition that holds.
    public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }

    /// Shortcuts for when the condition does not hold.
    public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }

    /// Shortcuts that need a newer system.
    public static func buildLimitedAvailability(_ component: some AppShortcutsContent) -> [AppShortcut] {
        LimitedAvailabilityAppShortcuts(component).appShortcuts
    }
}
