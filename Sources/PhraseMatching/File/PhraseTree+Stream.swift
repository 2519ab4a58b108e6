extension PhraseTree {
    /// More levels than anybody writes; what is read from a file may not be deeper.
    static let depthLimit = 1_000

    var isTooDeep: Bool { isDeeper(than: Self.depthLimit) }

    private func isDeeper(than limit: Int) -> Bool {
        switch self {
        case .text, .slot: limit <= 0
        case .sequence(let items), .choice(let items), .permutation(let items):
            limit <= 0 || items.contains { $0.isDeeper(than: limit - 1) }
        }
    }
}

/// Trees as bytes: a letter for the kind of each node, then what it holds.
extension ByteWriter {
    mutating func write(_ tree: PhraseTree) {
        switch tree {
        case .text(let text):
            write(UInt8(ascii: "t"))
            write(text)
        case .slot(let index, let list, let acceptsUnlisted, let mayJoin):
            write(UInt8(ascii: "l"))
            write(UInt8(truncatingIfNeeded: index))
            write(list.rawValue)
            write(UInt8((acceptsUnlisted ? 1 : 0) | (mayJoin ? 2 : 0)))
        case .sequence(let items): write(UInt8(ascii: "s"), items)
        case .choice(let items): write(UInt8(ascii: "c"), items)
        case .permutation(let items): write(UInt8(ascii: "p"), items)
        }
    }

    private mutating func write(_ kind: UInt8, _ items: [PhraseTree]) {
        write(kind)
        write(count: items.count)
        for item in items { write(item) }
    }

    private mutating func write(_ text: FoldedText) {
        write(count: text.bytes.count)
        for byte in text.bytes { write(byte) }
        write(count: text.boundaries.count)
        for boundary in text.boundaries { write(boundary.rawValue) }
    }
}

extension ByteReader {
    mutating func tree(slotCount: Int, depth: Int = 0) throws(Damage) -> PhraseTree {
        guard depth < PhraseTree.depthLimit else { throw Damage() }
        switch try byte() {
        case UInt8(ascii: "t"): return .text(try foldedText())
        case UInt8(ascii: "l"): return try slot(slotCount)
        case UInt8(ascii: "s"): return .sequence(try trees(slotCount, depth))
        case UInt8(ascii: "c"): return .choice(try trees(slotCount, depth))
        case UInt8(ascii: "p"):
            let items = try trees(slotCount, depth)
            guard items.count <= TemplateParser.permutationLimit else { throw Damage() }
            return .permutation(items)
        default: throw Damage()
        }
    }

    private mutating func trees(_ slotCount: Int, _ depth: Int) throws(Damage) -> [PhraseTree] {
        try row { (reader) throws(Damage) in try reader.tree(slotCount: slotCount, depth: depth + 1) }
    }

    private mutating func slot(_ slotCount: Int) throws(Damage) -> PhraseTree {
        let (index, list, flags) = (Int(try byte()), SlotListID(rawValue: try number()), try byte())
        guard index < slotCount else { throw Damage() }
        return .slot(index: index, list: list, acceptsUnlisted: flags & 1 != 0, mayJoin: flags & 2 != 0)
    }

    private mutating func foldedText() throws(Damage) -> FoldedText {
        let bytes = Array(try bytes(try count()))
        let boundaries = try row { (reader) throws(Damage) in
            guard let boundary = Boundary(rawValue: try reader.byte()) else { throw Damage() }
            return boundary
        }
        guard boundaries.count == bytes.count + 1 || bytes.isEmpty && boundaries.isEmpty else { throw Damage() }
        return FoldedText(bytes: bytes, boundaries: boundaries, isOverlong: false)
    }
}
