/// What an author makes of a button's label.
///
///     struct Loud: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
///     }
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button becomes.
    associatedtype Body: View
    /// The button.
    typealias Configuration = ButtonStyleConfiguration
    /// What a button becomes; pressing it does what it did.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button on its way to a style.
public struct ButtonStyleConfiguration {
    /// What stands on a button.
    nonisolated public struct Label: View {
        let view: AnyView

        /// The label, as the button has it.
        @MainActor public var body: some View { view }
    }

    /// What kind of thing the button does.
    public let role: ButtonRole?
    /// What stands on it.
    public let label: Label
    /// Whether it is held down, which nothing is in text.
    public let isPressed: Bool
}

extension View {
    /// What its buttons look like, in the words of a style.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        // A style is made where the view is and used on the main actor only, as the view itself.
        nonisolated(unsafe) let style = style
        return ModifiedView(
            self,
            environment: {
                var environment = $0
                environment.buttonLabel = { AnyView(style.makeBody(configuration: $0)) }
                return environment
            })
    }
}
