/// Which letters hands take for each other: those next to each other on a keyboard, and those that are read alike.
struct KeyNeighbours: Sendable {
    private let places: [Character: (row: Int, column: Int)]
    private let alike: [Set<Character>]

    /// - rows: of letters, from above.
    /// - alike: letters that are read alike at the beginning of a word.
    init(_ rows: [String], alike: [String]) {
        self.alike = alike.map { Set(SpokenText($0).foldedWords.joined()) }
        places = rows.enumerated().reduce(into: [:]) { places, row in
            for (column, letter) in SpokenText(row.element).foldedWords.joined().enumerated() {
                places[letter] = places[letter] ?? (row.offset, column)
            }
        }
    }

    /// Whether a word is another one but for its first letter, which nobody types for that of the other.
    func differAtFirst(_ word: String, _ other: String) -> Bool {
        guard let said = word.first, let own = other.first, said != own,
            word.dropFirst() == other.dropFirst(), !alike.contains(where: { $0.isSuperset(of: [said, own]) }),
            let (row, column) = places[said], let (otherRow, otherColumn) = places[own]
        else { return false }
        return abs(row - otherRow) > 1 || abs(column - otherColumn) > 1
    }
}
