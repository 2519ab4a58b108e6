/// What characters of two or three bytes fold to, found out once for each: most fold to the same whatever stands around them.
struct CharacterFoldings {
    /// What a character is put down as.
    struct Folding {
        /// The character's bytes as one number; zero where free.
        let key: UInt32
        /// What it is to its neighbours.
        let kind: ScalarKind
        /// How many bytes it folds to, at most eight; none where that depends on its neighbours.
        let count: UInt8
        /// What stands between two of the kind.
        let boundary: Boundary
        /// These bytes, the first one lowest.
        let bytes: UInt64

        init(key: UInt32, kind: ScalarKind = .mark, count: Int = 0, bytes: UInt64 = 0) {
            (self.key, self.kind, self.count, self.bytes) = (key, kind, UInt8(count), bytes)
            boundary = kind == .kept ? .inside : TextFolder.boundary(betweenTwo: kind)
        }
    }

    /// A character in a text, and how many bytes it has there.
    typealias Character = (key: UInt32, length: Int)

    private static let shift: UInt32 = 21

    /// By hash; a later character takes the place of an earlier one.
    private var cells = Pool<Folding>(capacity: 1)

    /// The character that begins at a place of a text; `nil` where it has one byte or four, or not all of them.
    @inline(__always)
    static func character(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> Character? {
        guard let bytes = text.baseAddress else { return nil }
        return character(at: place, in: bytes, text.count)
    }

    /// The same in so many bytes.
    @inline(__always)
    static func character(at place: Int, in bytes: UnsafePointer<UInt8>, _ count: Int) -> Character? {
        let lead = bytes[place]
        let length = lead < 0xE0 ? 2 : 3
        guard lead &- 0xC2 < 0xF0 - 0xC2, place &+ length <= count else { return nil }
        return (CommonBytes.character(bytes, at: place, length, of: count), length)
    }

    /// Must be called before anything is looked up.
    @inline(__always)
    mutating func makeRoom() {
        if cells.count == 0 { clear() }
    }

    private mutating func clear() {
        cells.append(repeating: Folding(key: 0), count: 1 << (32 - Self.shift))
    }

    /// What was found out about a character; another character where it was not met.
    @inline(__always)
    subscript(character: Character) -> Folding { view[character.key] }

    /// The same for whoever asks for many, until the next one is learnt.
    var view: View { View(cells: UnsafePointer(cells.base)) }

    struct View {
        fileprivate let cells: UnsafePointer<Folding>

        @inline(__always)
        subscript(key: UInt32) -> Folding { cells[CharacterFoldings.place(key)] }
    }

    /// Whether it was learnt that a character folds to the same everywhere: at most eight bytes in all.
    mutating func learn(_ character: Character, _ kind: ScalarKind?, foldingTo scalars: [UInt32]) -> Bool {
        let folded = scalars.compactMap(Unicode.Scalar.init).flatMap { Array(UTF8.encode($0) ?? .init()) }
        guard let kind, folded.count <= 8 else {
            cells[Self.place(character.key)] = Folding(key: character.key)
            return false
        }
        let bytes = folded.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        cells[Self.place(character.key)] = Folding(
            key: character.key, kind: kind, count: folded.count, bytes: bytes)
        return !folded.isEmpty
    }

    @inline(__always)
    fileprivate static func place(_ key: UInt32) -> Int { Int((key &* 0x9E37_79B1) >> shift) }
}
