/// What each scalar folds to: two levels of pages, read from the generated rows on first use.
///
/// The standard library can lower-case a scalar but knows no compatibility decomposition, and Foundation is not to be
/// had here. `ﬁ` is `f i`, `É` is `e`, `Ⅳ` is `i v`, a soft hyphen is nothing.
struct FoldingTable: Sendable {
    static let shared = FoldingTable(rows: rows)

    enum Target: Equatable {
        case itself
        case scalar(UInt32)
        case sequence(Range<Int>)
    }

    private static let pageBits: UInt32 = 8
    private static let sequenceFlag: UInt32 = 1 << 31

    /// Page number by the scalar's upper bits; page 0 is empty and shared by all scalars that fold to themselves.
    private var pageNumbers: [UInt16]
    /// Zero: itself. With the flag: a count (8 bits) above an offset into `sequences` (23 bits). Else: the one target.
    private var cells: [UInt32]
    private(set) var sequences: [UInt32] = []

    init(rows: String) {
        pageNumbers = Array(repeating: 0, count: 0x110000 >> Int(Self.pageBits))
        cells = Array(repeating: 0, count: 1 << Int(Self.pageBits))
        var numbers: [UInt32] = []
        var current: UInt32 = 0
        var isRun = false
        for byte in rows.utf8 {
            if let digit = Self.hexadecimal(byte) {
                current = current << 4 | digit
            } else {
                numbers.append(current)
                current = 0
                if byte == UInt8(ascii: ".") { isRun = true }
                guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") else { continue }
                add(numbers, isRun: isRun)
                numbers.removeAll(keepingCapacity: true)
                isRun = false
            }
        }
        numbers.append(current)
        add(numbers, isRun: isRun)
    }

    func target(of scalar: UInt32) -> Target {
        let page = Int(pageNumbers[Int(scalar >> Self.pageBits)])
        let cell = cells[page << Int(Self.pageBits) | Int(scalar & 0xFF)]
        if cell == 0 { return .itself }
        if cell & Self.sequenceFlag == 0 { return .scalar(cell) }
        let offset = Int(cell & 0x7F_FFFF)
        return .sequence(offset..<offset + Int(cell >> 23 & 0xFF))
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        default: nil
        }
    }

    private mutating func add(_ numbers: [UInt32], isRun: Bool) {
        guard let first = numbers.first else { return }
        if isRun, numbers.count == 3 {
            for step in 0..<numbers[1] { setCell(first + step, numbers[2] + step) }
        } else {
            let targets = numbers.dropFirst()
            setCell(first, Self.sequenceFlag | UInt32(targets.count) << 23 | UInt32(sequences.count))
            sequences += targets
        }
    }

    private mutating func setCell(_ scalar: UInt32, _ value: UInt32) {
        let number = Int(scalar >> Self.pageBits)
        guard number < pageNumbers.count else { return }
        if pageNumbers[number] == 0 {
            pageNumbers[number] = UInt16(cells.count >> Int(Self.pageBits))
            cells += Array(repeating: 0, count: 1 << Int(Self.pageBits))
        }
        cells[Int(pageNumbers[number]) << Int(Self.pageBits) | Int(scalar & 0xFF)] = value
    }
}
