/// What was found out about scalars beyond ASCII: the standard library's tables take their time, and a text has few
/// different characters.
struct ScalarKindMemory {
    struct Traits {
        /// Of the scalar, or of the one that it folds to.
        let kind: ScalarKind
        let isCapital: Bool
        let foldsToItself: Bool
    }

    private static let size = 1 << 10

    /// By the scalar's last bits: the scalar and one bit that says how it was asked for, above eight bits of traits.
    private var cells = Pool<UInt32>(capacity: 1)

    /// What a scalar of a text is.
    @inline(__always)
    mutating func traits(of scalar: UInt32, in table: FoldingTable) -> Traits {
        let cell = find(scalar << 1) { Self.packed(scalar, table) }
        return Traits(
            kind: ScalarKind(rawValue: UInt8(cell & 15)) ?? .mark, isCapital: cell & 16 != 0,
            foldsToItself: cell & 32 != 0)
    }

    /// The kind of a scalar that is folded already.
    @inline(__always)
    mutating func kind(of scalar: UInt32) -> ScalarKind {
        let cell = find(scalar << 1 | 1) { UInt32(Unicode.Scalar(scalar).map(ScalarKind.init)?.rawValue ?? 0) }
        return ScalarKind(rawValue: UInt8(cell & 15)) ?? .mark
    }

    @inline(__always)
    private mutating func find(_ key: UInt32, _ make: () -> UInt32) -> UInt32 {
        if cells.count == 0 { cells.append(repeating: 0, count: Self.size) }
        let place = Int(key ^ key >> 10) & (Self.size - 1)
        let cell = cells.base[place]
        if cell >> 8 == key { return cell }
        let new = key << 8 | make()
        cells.base[place] = new
        return new
    }

    private static func packed(_ value: UInt32, _ table: FoldingTable) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return UInt32(ScalarKind.mark.rawValue) | 32 }
        let capital: UInt32 = scalar.properties.isUppercase ? 16 : 0
        return switch table.target(of: value) {
        case .itself: UInt32(ScalarKind(scalar).rawValue) | 32
        case .scalar(let target):
            UInt32(Unicode.Scalar(target).map(ScalarKind.init)?.rawValue ?? 0) | capital
        case .sequence: capital
        }
    }
}
