/// What was found out about scalars beyond ASCII: the standard library's tables take their time, and a text has few
/// different characters.
struct ScalarKindMemory {
    struct Traits {
        /// Of the scalar, or of the one that it folds to.
        let kind: ScalarKind
        let isCapital: Bool
    }

    private struct Cell {
        /// The scalar and one bit that says how it was asked for; zero where free.
        let key: UInt32
        let traits: Traits
    }

    private static let size = 1 << 10

    /// By the scalar's last bits; a later scalar takes the place of an earlier one.
    private var cells = Pool<Cell>(capacity: 1)

    /// What a scalar of a text is.
    @inline(__always)
    mutating func traits(of scalar: UInt32, in table: FoldingTable) -> Traits {
        find(scalar << 1) { Traits(scalar, table) }
    }

    @inline(__always)
    private static func place(_ key: UInt32) -> Int { Int((key ^ key >> 10) & UInt32(size - 1)) }

    /// The kind of a scalar that is folded already.
    @inline(__always)
    mutating func kind(of scalar: UInt32) -> ScalarKind {
        find(scalar << 1 | 1) { Traits(kind: Self.kind(scalar), isCapital: false) }.kind
    }

    @inline(__always)
    private mutating func find(_ key: UInt32, _ make: () -> Traits) -> Traits {
        if cells.count == 0 {
            let nothing = Traits(kind: .mark, isCapital: false)
            cells.append(repeating: Cell(key: 0, traits: nothing), count: Self.size)
        }
        let place = Self.place(key)
        if cells.base[place].key == key { return cells.base[place].traits }
        let traits = make()
        cells.base[place] = Cell(key: key, traits: traits)
        return traits
    }

    fileprivate static func kind(_ scalar: UInt32) -> ScalarKind {
        Unicode.Scalar(scalar).map(ScalarKind.init) ?? .mark
    }
}

extension ScalarKindMemory.Traits {
    fileprivate init(_ value: UInt32, _ table: FoldingTable) {
        let isCapital = Unicode.Scalar(value)?.properties.isUppercase ?? false
        switch table.target(of: value) {
        case .itself: self.init(kind: ScalarKindMemory.kind(value), isCapital: isCapital)
        case .scalar(let target): self.init(kind: ScalarKindMemory.kind(target), isCapital: isCapital)
        case .sequence: self.init(kind: .mark, isCapital: isCapital)
        }
    }
}
