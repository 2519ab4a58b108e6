/// The rule by which words of one literal or one entry may be said together or apart.
///
/// Between two places where text and utterance both keep words apart, words may be joined ("fieldnotes" for "Field
/// Notes") or split ("wi fi" for "Wifi"), but not both: "create an ote" shifts a boundary, and is not "create a note".
/// Where either side has only a seam or a mark ("O'Brien", "FieldNotes", "wi-fi"), the other may do as it likes. Two
/// digits are never joined or split: "1 2" is not "12", and nothing begins or ends within "7:30".
enum BoundaryAgreement {
    /// The number of words joined and split, or `nil` where the rule is broken. The first boundary of either side is of no
    /// interest.
    /// - written: boundaries as they are stored.
    /// - Complexity: linear in the text.
    @inline(__always)
    static func cost(
        said: UnsafePointer<Boundary>, written: UnsafePointer<UInt8>, bytes: UnsafePointer<UInt8>, count: Int
    ) -> Int? {
        let areSame = said.withMemoryRebound(to: UInt8.self, capacity: count) {
            count < 2 || CommonBytes.areSame($0 + 1, written + 1, count &- 1)
        }
        return areSame ? 0 : cost(said, written, bytes, count)
    }

    private static func cost(
        _ said: UnsafePointer<Boundary>, _ written: UnsafePointer<UInt8>, _ bytes: UnsafePointer<UInt8>, _ count: Int
    ) -> Int? {
        var (cost, joined, split) = (0, false, false)
        for offset in 1..<count {
            let (spoken, own) = (said[offset], Boundary(stored: written[offset]))
            if spoken.isBreak == own.isBreak {
                if spoken.isBreak { (joined, split) = (false, false) }
                continue
            }
            if isDigit(bytes[offset - 1]), isDigit(bytes[offset]) { return nil }
            guard max(spoken, own) == .space else { continue }
            if own == .space { joined = true } else { split = true }
            if joined, split { return nil }
            cost += 1
        }
        return cost
    }

    /// The same for parts of arrays.
    static func cost(
        said: ArraySlice<Boundary>, written: ArraySlice<Boundary>, bytes: ArraySlice<UInt8>
    ) -> Int? {
        said.withUnsafeBufferPointer { said in
            written.map(\.rawValue).withUnsafeBufferPointer { written in
                bytes.withUnsafeBufferPointer { bytes in
                    guard let first = said.baseAddress, let second = written.baseAddress, let third = bytes.baseAddress
                    else { return 0 }
                    return cost(said: first, written: second, bytes: third, count: bytes.count)
                }
            }
        }
    }

    /// A byte of a number as it is said in one: a digit, or a point, comma or colon, which folded text has between digits only.
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") <= 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }
}

extension FoldedText {
    /// Whether a part that was read up to `position` may end there.
    func allows(_ edge: PhrasePattern.Edge, at position: Int) -> Bool {
        guard edge != .end, position < bytes.count else { return edge == .end && position == bytes.count }
        if boundaries[position].isBreak { return true }
        guard edge == .glued, boundaries[position] == .joined else { return false }
        return !(BoundaryAgreement.isDigit(bytes[position - 1]) && BoundaryAgreement.isDigit(bytes[position]))
    }
}

extension TextTableView {
    /// What it costs to say a text from a position on, whose bytes are known to be the same.
    /// - said: one more than there are bytes.
    @inline(__always)
    func cost(of range: Range<Int>, said: UnsafeBufferPointer<Boundary>, at position: Int) -> Int? {
        guard position + range.count < said.count, let spoken = said.baseAddress, let written = boundaries.baseAddress,
            let bytes = bytes.baseAddress
        else {
            return nil
        }
        return BoundaryAgreement.cost(
            said: spoken + position, written: written + range.lowerBound, bytes: bytes + range.lowerBound,
            count: range.count)
    }
}
