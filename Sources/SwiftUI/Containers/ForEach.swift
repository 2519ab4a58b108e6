/// A view for each of several things.
///
///     ForEach(items) { item in Text(item.name) }
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The things.
    public var data: Data
    /// Makes the view of one of them.
    public var content: (Data.Element) -> Content
}

extension ForEach where Content: View {
    /// A view for each thing, told apart by its identifier.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content)
    }

    /// A view for each thing, told apart by what `id` leads to.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content)
    }

    /// A view for each number.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content)
    }
}

extension ForEach: View where Content: View {
    /// It is shown as it is.
    public var body: Never { noBody }
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .column(of: data.map { content($0).drawn(in: environment) })
    }
}
