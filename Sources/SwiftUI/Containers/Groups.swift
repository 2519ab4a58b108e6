/// Views that are treated as one.
nonisolated public struct Group<Content: View>: View {
    private let content: Content

    /// The views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Group: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// Controls below one another.
nonisolated public struct Form<Content: View>: View {
    private let content: Content

    /// The views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Form: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// A screen with a title.
nonisolated public struct NavigationStack<Content: View>: View {
    private let content: Content

    /// The views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension NavigationStack: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}

/// Views that may need more room than there is.
nonisolated public struct ScrollView<Content: View>: View {
    private let content: Content

    /// The views, which a terminal shows all at once.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ScrollView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}
