/// Words as sounds: numbers in digits are said, everything else is spelled.
struct WordReader: Sendable {
    private let speller: SoundSpeller
    let isByLetters: Bool
    private let numberWords: @Sendable (Int) -> [String]

    /// - isHeard: by their sounds; else by their letters.
    init(_ model: FlexibleModel, isHeard: Bool) {
        isByLetters = !isHeard
        speller = isHeard ? model.speller : SoundSpeller()
        numberWords = model.numberWords
    }

    /// The sounds of a folded word; digits and letters in it are read apart ("pm2.5").
    func sounds(of word: String) -> [UInt8] {
        var sounds: [UInt8] = []
        for text in spelled(word) { append(text, to: &sounds) }
        return sounds
    }

    /// A folded word as words without digits: "seven" for "7", "chapter two" for "chapter2".
    func spelled(_ word: String) -> [String] {
        var words: [String] = []
        var rest = word[...]
        while let first = rest.first {
            let isDigits = Self.isDigit(first)
            let run = rest.prefix { Self.isDigit($0) == isDigits }
            rest = rest[run.endIndex...]
            words += isDigits ? said(run) : [String(run)]
        }
        return words
    }

    private func append(_ text: String, to sounds: inout [UInt8]) {
        for sound in speller.sounds(of: text) where sounds.last != sound.rawValue { sounds.append(sound.rawValue) }
    }

    /// A number, else its digits one by one.
    private func said(_ digits: Substring) -> [String] {
        let texts = digits.count > 6 ? digits.map { String($0) } : [String(digits)]
        return texts.flatMap { text -> [String] in
            guard let number = Int(text), let words = numberWords(number).first else { return [text] }
            return SpokenText(words).foldedWords
        }
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
