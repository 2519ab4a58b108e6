/// Rows that belong together, under a heading and above a remark.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Rows with a heading and a remark.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows with nothing above or below.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a heading.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a remark.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows under a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Rows under a title.
    @_disfavoredOverload
    public nonisolated init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

extension Section: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        let (header, footer) = (header.drawn(in: environment), footer.drawn(in: environment))
        let rows = content.drawn(in: environment)
        return header.isEmpty && footer.isEmpty ? rows : .section(header: header, rows: rows, footer: footer)
    }
}
