/// Views that belong together, under a heading.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Views under a heading.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension GroupBox where Label == EmptyView {
    /// Views that belong together.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, label: { EmptyView() })
    }
}

extension GroupBox where Label == Text {
    /// Views under words.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(titleKey) })
    }
}

extension GroupBox: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .section(header: label.drawn(in: environment), rows: content.drawn(in: environment), footer: .empty)
    }
}

/// The first of several views that fits; text has room for the first.
nonisolated public struct ViewThatFits<Content: View>: View {
    private let content: Content

    /// The views, the one that is liked best first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ViewThatFits: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        let node = content.drawn(in: environment)
        return if case .column(let nodes) = node { nodes.first ?? .empty } else { node }
    }
}

/// What is said where there is nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A heading, what is to be said of it, and what can be done.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Words with a symbol, and what is to be said of them.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}

extension ContentUnavailableView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .column(of: [
            label.drawn(in: environment), description.drawn(in: environment), actions.drawn(in: environment),
        ])
    }
}
