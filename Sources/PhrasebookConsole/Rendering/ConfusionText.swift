import PhraseChecks

/// The confusion matrix of intents: a row for what was expected, a column for what came.
enum ConfusionText {
    /// With more names the table would be wider than a terminal; then the confusions are listed.
    private static let tableLimit = 8

    static func lines(_ matrix: ConfusionMatrix) -> [StyledText] {
        guard !matrix.isClean else { return [] }
        return ["\("expected", .prompt) (rows) and came (columns)"]
            + (matrix.names.count > tableLimit ? list(matrix) : table(matrix))
    }

    private static func list(_ matrix: ConfusionMatrix) -> [StyledText] {
        let width = matrix.confusions.map { String($0.count).count }.max() ?? 0
        return matrix.confusions.map { confusion in
            let count = String(confusion.count)
            let indent = String(repeating: " ", count: width - count.count)
            return "  \(indent)\(count, .number)  \(confusion.cell.expected) → \(confusion.cell.came)"
        }
    }

    private static func table(_ matrix: ConfusionMatrix) -> [StyledText] {
        let names = matrix.names
        let first = names.map { displayWidth(of: $0) }.max() ?? 0
        let header = StyledText("").padded(to: first + 2) + names.map { StyledText($0) }.joined(separator: "  ")
        return [header]
            + names.map { expected in
                let cells = names.map { came -> StyledText in
                    let count = matrix.count(expected: expected, came: came)
                    let text = count == 0 ? "·" : String(count)
                    let indent = String(repeating: " ", count: max(0, displayWidth(of: came) - text.count))
                    return StyledText(indent) + StyledText(text, count > 0 && came != expected ? .error : .number)
                }
                return ("  " + StyledText(expected)).padded(to: first + 2) + cells.joined(separator: "  ")
            }
    }
}
