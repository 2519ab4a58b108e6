/// Many folded texts in one piece of memory, sorted, so that one search finds all that an utterance begins with.
///
/// A text costs its length twice (bytes and boundaries), eight bytes, and what its index takes (`TextIndex`). Texts are sorted by bytes: whatever begins alike lies
/// together, and a text comes right before those that continue it.
///
/// The memory may be a file's, and nobody has looked at it yet: a damaged table says something wrong, or nothing, but it is
/// never read beyond its ends.
final class TextTable: Sendable {
    private let storedBytes: Frozen<UInt8>
    private let storedBoundaries: Frozen<UInt8>
    private let storedStarts: Frozen<UInt32>
    private let storedPayloads: Frozen<UInt32>
    private let storedIndex: TextIndex

    /// - boundaries: as many as bytes.
    /// - starts: one more than payloads.
    /// - index: of as many texts as there are payloads.
    init(
        bytes: consuming Frozen<UInt8>, boundaries: consuming Frozen<UInt8>, starts: consuming Frozen<UInt32>,
        payloads: consuming Frozen<UInt32>, index: consuming TextIndex
    ) {
        assert(bytes.elements.count == boundaries.elements.count)
        assert(starts.elements.count == payloads.elements.count + 1)
        assert(index.view.beginnings.count == payloads.elements.count)
        storedBytes = bytes
        storedBoundaries = boundaries
        storedStarts = starts
        storedPayloads = payloads
        storedIndex = index
    }

    /// The table without its owner, who must outlive it: a match asks it thousands of times.
    var view: TextTableView {
        TextTableView(
            bytes: storedBytes.elements, boundaries: storedBoundaries.elements, starts: storedStarts.elements,
            payloads: storedPayloads.elements)
    }

    /// Finds texts of the view. It does not outlive the table either.
    var index: TextIndex.View { storedIndex.view }

    var count: Int { storedPayloads.elements.count }
    /// Bytes of all texts together.
    var length: Int { storedBytes.elements.count }
}

/// What a search needs of a `TextTable`.
struct TextTableView {
    let bytes: UnsafeBufferPointer<UInt8>
    /// As numbers, since memory that nobody has checked may hold any.
    let boundaries: UnsafeBufferPointer<UInt8>
    /// Where each text begins in `bytes`; one more than there are texts.
    let starts: UnsafeBufferPointer<UInt32>
    /// What each text stands for: an entry's value.
    let payloads: UnsafeBufferPointer<UInt32>

    var count: Int { payloads.count }

    @inline(__always)
    func range(of text: Int) -> Range<Int> {
        let start = min(Int(starts[text]), bytes.count)
        return Range(uncheckedBounds: (start, max(start, min(Int(starts[text + 1]), bytes.count))))
    }

    /// A text by itself.
    func text(_ index: Int) -> FoldedText {
        let range = range(of: index)
        return FoldedText(
            bytes: Array(bytes[range]), boundaries: boundaries[range].map(Boundary.init(stored:)) + [.inside],
            isOverlong: false)
    }
}
