/// A change to a view that has a name.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View { content.padding().background(.thinMaterial) }
///     }
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What the view becomes.
    associatedtype Body: View
    /// The view that is changed.
    typealias Content = _ViewModifier_Content<Self>
    /// What the view becomes.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let view: AnyView

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { view.drawn(in: environment) }
}

/// A view with a change.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// A view with a change.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        environment.whileCurrent {
            modifier.body(content: _ViewModifier_Content(view: AnyView(content))).drawn(in: environment)
        }
    }
}

extension View {
    /// The view with a change.
    public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
