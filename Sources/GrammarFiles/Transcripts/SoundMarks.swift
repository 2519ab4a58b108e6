/// What recognisers write that is no speech: `[BLANK_AUDIO]`, `(upbeat music)`, `*laughs*`, `♪`, `<sil>`, `<|en|>`, `[SPEAKER_00]`.
enum SoundMarks {
    /// The text without them, empty when nothing else is there. Beside speech only those in square brackets and capitals
    /// and those of models are marks for sure: "[draft] open it" is said. What was not understood may be a noise before and
    /// behind speech, and within it is a word that nobody knows.
    static func removed(from text: String) -> String {
        let pieces = pieces(of: text)
        let isSilence = pieces.allSatisfy {
            $0.isMark || $0.text.allSatisfy { $0.isPunctuation || $0.isWhitespace || $0 == "♪" }
        }
        guard !isSilence else { return "" }
        let isSpeech = pieces.map { !$0.isMark && $0.text.contains { $0.isLetter || $0.isNumber } }
        guard let first = isSpeech.firstIndex(of: true), let last = isSpeech.lastIndex(of: true) else {
            return PlainLineReader.oneLine(pieces.filter { !isSure($0) }.map(\.text).joined(separator: " "))
        }
        let kept = pieces.indices.filter { place in
            !isSure(pieces[place]) && (!isUnknown(pieces[place]) || first..<last ~= place)
        }
        let speech = kept.map { pieces[$0].text }.joined()
        let isWordList = pieces.contains { $0.isMark && wordListTokens.contains(inner($0.text)) }
        return PlainLineReader.oneLine(isWordList ? withoutVariants(speech) : speech)
    }

    /// What PocketSphinx lists among its words, beside which "the(2)" is a word said in its second way.
    private static let wordListTokens: Set<String> = ["s", "/s", "sil"]

    private static func withoutVariants(_ text: String) -> String {
        text.replacing(/(?<word>\p{L})\([0-9]+\)/) { $0.output.word }
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
            // Those of models are short, so they are not sought far.
            guard let end = (first == "<" ? rest[next...].prefix(24) : rest[next...]).firstIndex(of: close) else {
                if first != "<" { missing.insert(close) }
                rest = rest[next...]
                continue
            }
            let after = rest.index(after: end)
            let mark = rest[..<after]
            guard first != "<" || isToken(mark) || inner(mark) == unknown else {
                rest = rest[next...]
                continue
            }
            pieces.append((text[plainStart..<rest.startIndex], false))
            pieces.append((mark, true))
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
        case "<": ">"
        default: nil
        }
    }

    /// What models write between words: beginning and end, silence, noises.
    private static let tokens: Set<String> = [
        "s", "/s", "sil", "eps", "pad", "blank", "noise", "spoken_noise", "laughter", "cough", "breath", "music",
    ]

    /// Also those of Whisper: `<|startoftranscript|>`, `<|en|>`, `<|0.00|>`.
    private static func isToken(_ mark: Substring) -> Bool {
        tokens.contains(inner(mark)) || mark.count > 4 && mark.hasPrefix("<|") && mark.hasSuffix("|>")
    }

    /// Something that no word of a model is.
    private static let unknown = "unk"

    /// A mark beside speech, too.
    private static func isSure(_ piece: (text: Substring, isMark: Bool)) -> Bool {
        guard piece.isMark, let first = piece.text.first else { return false }
        return first == "<" && isToken(piece.text) || first == "[" && isCapital(piece.text)
    }

    private static func isUnknown(_ piece: (text: Substring, isMark: Bool)) -> Bool {
        piece.isMark && (piece.text.first == "<" || piece.text.first == "[") && inner(piece.text) == unknown
    }

    private static func inner(_ mark: Substring) -> String { mark.dropFirst().dropLast().lowercased() }

    /// "[BLANK_AUDIO]", "[SPEAKER_00]"; "[2024]" is said.
    private static func isCapital(_ mark: Substring) -> Bool {
        let inside = mark.dropFirst().dropLast()
        return inside.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" || $0 == " " }
            && (inside.isEmpty || !inside.allSatisfy(\.isNumber))
    }
}
