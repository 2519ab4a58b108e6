/// What a terminal shows after everything that was written to it, as lines; as much of a terminal as line editing needs.
package struct VirtualScreen {
    private var lines: [[Character]] = [[]]
    private var row = 0
    private var column = 0
    private var escape: String?

    package init() {}

    package var text: String {
        lines.map { line in
            String(line.prefix((line.lastIndex { $0 != " " } ?? -1) + 1))
        }.joined(separator: "\n")
    }

    package mutating func write(_ text: String) {
        for scalar in text.unicodeScalars { write(scalar) }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        if let begun = escape {
            continueEscape(begun, scalar)
            return
        }
        switch scalar {
        case "\u{1B}": escape = ""
        case "\r": column = 0
        case "\n": newLine()
        case "\u{8}": column = max(0, column - 1)
        case "\u{7}", "\0": break
        default: put(Character(scalar))
        }
    }

    private mutating func continueEscape(_ begun: String, _ scalar: Unicode.Scalar) {
        let sequence = begun + String(Character(scalar))
        guard sequence.hasPrefix("[") else {
            escape = nil
            return
        }
        guard sequence.count > 1, scalar.properties.isAlphabetic || scalar == "@" else {
            escape = sequence
            return
        }
        escape = nil
        perform(scalar, Int(sequence.dropFirst().dropLast()) ?? 0)
    }

    private mutating func perform(_ command: Unicode.Scalar, _ number: Int) {
        let count = max(1, number)
        switch command {
        case "G": column = count - 1
        case "C": column += count
        case "D": column = max(0, column - count)
        case "A": row = max(0, row - count)
        case "K": if column < lines[row].count { lines[row].removeSubrange(column...) }
        case "J":
            if column < lines[row].count { lines[row].removeSubrange(column...) }
            lines.removeSubrange((row + 1)...)
        case "P": lines[row].removeSubrange(min(column, lines[row].count)..<min(column + count, lines[row].count))
        case "@": lines[row].insert(contentsOf: Array(repeating: " ", count: count), at: min(column, lines[row].count))
        default: break
        }
    }

    private mutating func newLine() {
        row += 1
        column = 0
        if row == lines.count { lines.append([]) }
    }

    private mutating func put(_ character: Character) {
        while lines[row].count <= column { lines[row].append(" ") }
        lines[row][column] = character
        column += 1
    }
}
