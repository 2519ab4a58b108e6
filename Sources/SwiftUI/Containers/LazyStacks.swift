public import Foundation

/// Views below one another, made when they are shown.
nonisolated public struct LazyVStack<Content: View>: View {
    private let content: Content

    /// The views, with room between them; a terminal has its own measure.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension LazyVStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// Views beside one another, made when they are shown.
nonisolated public struct LazyHStack<Content: View>: View {
    private let content: Content

    /// The views, with room between them; a terminal has its own measure.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension LazyHStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .row(of: content.drawn(in: environment))
    }
}
