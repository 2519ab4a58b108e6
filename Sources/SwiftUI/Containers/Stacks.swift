public import Foundation

/// Views below one another.
nonisolated public struct VStack<Content: View>: View {
    private let content: Content

    /// The views, with room between them; a terminal has its own measure.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension VStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// Views beside one another.
nonisolated public struct HStack<Content: View>: View {
    private let content: Content

    /// The views, with room between them; a terminal has its own measure.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension HStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .row(of: content.drawn(in: environment))
    }
}

/// Views on top of one another; in text, below one another.
nonisolated public struct ZStack<Content: View>: View {
    private let content: Content

    /// The views, with room between them; a terminal has its own measure.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ZStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

extension ViewNode {
    /// What stands below one another, beside one another instead.
    package static func row(of node: ViewNode) -> ViewNode {
        if case .column(let nodes) = node { .row(nodes) } else { node }
    }
}
