/// Rows below one another.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension List where SelectionValue == Never {
    /// The rows.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    /// A row for each thing, told apart by its identifier.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    /// A row for each thing, told apart by what `id` leads to.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { content.drawn(in: environment) }
}
