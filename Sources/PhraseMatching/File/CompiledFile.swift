/// The frame of a compiled grammar: a header, a table of sections and the sections, with a sum over each of them.
///
/// | bytes | what |
/// |---|---|
/// | 0–7 | `0x89 PHRASE` and a line feed: a file that was taken for text is another one |
/// | 8–11 | `0x0A0B0C0D` as the machine writes it |
/// | 12–15 | version |
/// | 16–23 | length of the file |
/// | 24–27 | number of sections |
/// | 28–31 | zero |
/// | 32–39 | sum over the bytes before and the table |
/// | 40– | the table: kind, number, offset, length and sum of each section, 32 bytes |
///
/// Sections follow one another without a gap, each at a multiple of eight, with zeros up to the next.
enum CompiledFile {
    static let magic: [UInt8] = [0x89] + Array("PHRASE\n".utf8)
    static let byteOrder: UInt32 = 0x0A0B_0C0D
    static let version: UInt32 = 2
    static let headerLength = 40
    static let rowLength = 32

    /// What a section holds; the numbers are in files and do not change.
    enum Kind: UInt32, CaseIterable {
        /// Names and properties of the lists.
        case lists = 1
        /// Scope, slots and place of the wording of each phrase; then the same of the negative ones.
        case phrases = 2
        /// Templates and trees.
        case wordings = 3
        case places = 4
        case edges = 5
        case incoming = 6
        case terminals = 7
        case byteClasses = 8
        /// Of each list, by its number.
        case textBytes = 9
        case textBoundaries = 10
        case textStarts = 11
        case textPayloads = 12
        /// The caller's.
        case metadata = 13
        /// The caller's, as much as there are entries.
        case entryData = 14
        /// Of each list, what its texts are found by.
        case textKeys = 15
        case textBeginnings = 16

        /// As long as there are entries: not looked at when the file is opened.
        var growsWithEntries: Bool {
            switch self {
            case .textBytes, .textBoundaries, .textStarts, .textPayloads, .textKeys, .textBeginnings, .entryData: true
            default: false
            }
        }
    }

    struct Key: Hashable {
        let kind: UInt32
        let number: UInt32

        init(_ kind: Kind, _ number: Int = 0) {
            self.init(kind: kind.rawValue, number: UInt32(truncatingIfNeeded: number))
        }

        init(kind: UInt32, number: UInt32) {
            self.kind = kind
            self.number = number
        }
    }

    static func padded(_ length: Int) -> Int { (length + 7) & ~7 }
}
