/// Texts one behind the other, while a table is made.
struct TextRows: Sendable {
    private(set) var bytes: [UInt8] = []
    private(set) var boundaries: [UInt8] = []
    private(set) var starts: [UInt32] = [0]
    private(set) var payloads: [UInt32] = []

    init(capacity: Int = 0, length: Int = 0) {
        bytes.reserveCapacity(length)
        boundaries.reserveCapacity(length)
        starts.reserveCapacity(capacity + 1)
        payloads.reserveCapacity(capacity)
    }

    /// A text of a table, see below for what is too much.
    mutating func append(_ index: Int, of texts: TextTableView) {
        let range = texts.range(of: index)
        guard bytes.count + range.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: texts.bytes[range])
        boundaries.append(contentsOf: texts.boundaries[range])
        starts.append(UInt32(bytes.count))
        payloads.append(texts.payloads[index])
    }

    /// A text that holds nothing, or too much, names nothing.
    mutating func append(_ text: FoldedView, payload: UInt32) {
        guard !text.bytes.isEmpty, bytes.count + text.bytes.count < Int(UInt32.max) else { return }
        bytes.append(contentsOf: text.bytes)
        boundaries.append(Boundary.inside.rawValue)
        for boundary in text.boundaries[1..<text.bytes.count] { boundaries.append(boundary.rawValue) }
        starts.append(UInt32(bytes.count))
        payloads.append(payload)
    }

    func withView<Result>(_ body: (TextTableView) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            boundaries.withUnsafeBufferPointer { boundaries in
                starts.withUnsafeBufferPointer { starts in
                    payloads.withUnsafeBufferPointer { payloads in
                        body(
                            TextTableView(bytes: bytes, boundaries: boundaries, starts: starts, payloads: payloads))
                    }
                }
            }
        }
    }
}
