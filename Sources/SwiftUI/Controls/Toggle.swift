/// A switch. Turning it is text's to do only with an intent; a binding needs a running app.
nonisolated public struct Toggle<Label: View>: View {
    private let label: Label
    private let state: () -> Bool
    private let action: (any Sendable)?

    /// A switch that does what `action` says to whoever knows its type.
    package init(isOn: Bool, performing action: any Sendable, label: Label) {
        self.label = label
        self.action = action
        state = { isOn }
    }

    /// A switch of a running app.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        action = nil
        state = { isOn.wrappedValue }
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Toggle where Label == Text {
    /// A switch of a running app, with words beside it.
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { Text(titleKey) })
    }

    /// A switch of a running app, with words beside it.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { Text(title) })
    }
}

extension Toggle: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .control(
            ViewControl(
                label: label.drawn(in: environment), isOn: state(), isEnabled: environment.isEnabled, action: action))
    }
}
