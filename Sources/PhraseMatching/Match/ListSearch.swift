/// What a match has to know of a list's texts, found out once for all who seek in them: whoever goes from one home to another and
/// back pays nothing for it.
final class ListSearch: Sendable {
    /// None where the list is long, see `TextIndex.limit`.
    let index: TextIndex?
    let filterRows: [Int32]

    init(_ texts: SlotTextsView, _ index: TextIndex?) {
        self.index = index
        filterRows = ListFilter.rows(of: texts)
    }
}
