/// Something to press. What it does is text's to do only with an intent; a closure needs a running app.
nonisolated public struct Button<Label: View>: View {
    private let label: Label
    private let action: (any Sendable)?
    private let role: ButtonRole?

    /// A button that does what `action` says to whoever knows its type.
    package init(performing action: any Sendable, role: ButtonRole? = nil, label: Label) {
        self.label = label
        self.action = action
        self.role = role
    }

    /// A button of a running app.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of a running app, with a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = nil
        self.role = role
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Button where Label == Text {
    /// A button of a running app, with words on it.
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: { Text(titleKey) })
    }

    /// A button of a running app, with words on it.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action, label: { Text(title) })
    }

    /// A button of a running app, with words on it and a role.
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action, label: { Text(titleKey) })
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button of a running app, with words and a symbol on it.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
    }
}

extension Button: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        let style = environment.buttonLabel
        let shown =
            style.map { $0(ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), isPressed: false)) }
            ?? AnyView(label)
        return .control(
            ViewControl(
                label: shown.drawn(in: environment), isOn: nil, isEnabled: environment.isEnabled, action: action))
    }
}

/// What kind of thing a button does.
public struct ButtonRole: Sendable, Hashable {
    private enum Kind { case destructive, cancel }
    private let kind: Kind

    /// Something that cannot be undone.
    public static let destructive = ButtonRole(kind: .destructive)
    /// The way out.
    public static let cancel = ButtonRole(kind: .cancel)
}
