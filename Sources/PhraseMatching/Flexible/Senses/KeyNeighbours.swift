/// Which letters lie next to each other on a keyboard, where hands slip.
struct KeyNeighbours: Sendable {
    private let places: [Character: (row: Int, column: Int)]

    /// - rows: of letters, from above.
    init(_ rows: [String]) {
        places = rows.enumerated().reduce(into: [:]) { places, row in
            for (column, letter) in SpokenText(row.element).foldedWords.joined().enumerated() {
                places[letter] = places[letter] ?? (row.offset, column)
            }
        }
    }

    /// Whether a word is another one but for its first letter, which nobody types for that of the other.
    func differAtFirst(_ word: String, _ other: String) -> Bool {
        guard let said = word.first, let own = other.first, said != own,
            word.dropFirst() == other.dropFirst(),
            let (row, column) = places[said], let (otherRow, otherColumn) = places[own]
        else { return false }
        return abs(row - otherRow) > 1 || abs(column - otherColumn) > 1
    }
}
