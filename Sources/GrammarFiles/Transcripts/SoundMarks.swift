/// What recognisers write for sounds that are no speech: `[BLANK_AUDIO]`, `(upbeat music)`, `*laughs*`, `♪`.
enum SoundMarks {
    /// The text without them, empty when nothing else is there. Beside speech only those in square brackets and capitals
    /// are marks for sure: "[draft] open it" is said.
    static func removed(from text: String) -> String {
        let pieces = pieces(of: text)
        let isSilence = pieces.allSatisfy {
            $0.isMark || $0.text.allSatisfy { $0.isPunctuation || $0.isWhitespace || $0 == "♪" }
        }
        guard !isSilence else { return "" }
        return PlainLineReader.oneLine(pieces.filter { !($0.isMark && isCapital($0.text)) }.map(\.text).joined())
    }

    /// Whether a text without a word holds signs that stand for no sound and no silence: ":", "[[[[".
    static func isNoSilence(_ text: String) -> Bool {
        let pieces = pieces(of: text)
        return pieces.allSatisfy { $0.isMark || !$0.text.contains { $0.isLetter || $0.isNumber } }
            && pieces.contains { !$0.isMark && $0.text.contains(where: signs.contains) }
    }

    private static let signs: Set<Character> = [":", ";", "[", "]", "(", ")", "{", "}", "/", "\\", "@", "&", "%"]

    /// - Complexity: linear in the text.
    private static func pieces(of text: String) -> [(text: Substring, isMark: Bool)] {
        var pieces: [(text: Substring, isMark: Bool)] = []
        var rest = text[...]
        var plainStart = rest.startIndex
        // Once one was sought in vain there is none further on, so that a line of brackets takes no longer than another.
        var missing: Set<Character> = []
        while let first = rest.first {
            let next = rest.index(after: rest.startIndex)
            guard let close = closing(first), !missing.contains(close) else {
                rest = rest[next...]
                continue
            }
            guard let end = rest[next...].firstIndex(of: close) else {
                missing.insert(close)
                continue
            }
            let after = rest.index(after: end)
            pieces.append((text[plainStart..<rest.startIndex], false))
            pieces.append((rest[..<after], true))
            rest = rest[after...]
            plainStart = rest.startIndex
        }
        pieces.append((text[plainStart...], false))
        return pieces
    }

    private static func closing(_ character: Character) -> Character? {
        switch character {
        case "[": "]"
        case "(": ")"
        case "*": "*"
        case "♪": "♪"
        default: nil
        }
    }

    private static func isCapital(_ mark: Substring) -> Bool {
        mark.first == "[" && mark.dropFirst().dropLast().allSatisfy { $0.isUppercase || $0 == "_" || $0 == " " }
    }
}
