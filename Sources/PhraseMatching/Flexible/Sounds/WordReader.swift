/// Words as sounds: numbers in digits are said, everything else is spelled.
struct WordReader: Sendable {
    private let speller: SoundSpeller
    private let numberWords: @Sendable (Int) -> [String]

    /// - isHeard: by their sounds; else by their letters.
    init(_ model: FlexibleModel, isHeard: Bool) {
        speller = isHeard ? model.speller : SoundSpeller()
        numberWords = model.numberWords
    }

    /// The sounds of a folded word; digits and letters in it are read apart ("pm2.5").
    func sounds(of word: String) -> [UInt8] {
        var sounds: [UInt8] = []
        var rest = word[...]
        while let first = rest.first {
            let isDigits = Self.isDigit(first)
            let run = rest.prefix { Self.isDigit($0) == isDigits }
            rest = rest[run.endIndex...]
            for text in isDigits ? said(run) : [String(run)] { append(text, to: &sounds) }
        }
        return sounds
    }

    private func append(_ text: String, to sounds: inout [UInt8]) {
        for sound in speller.sounds(of: text) where sounds.last != sound.rawValue { sounds.append(sound.rawValue) }
    }

    /// A number, else its digits one by one.
    private func said(_ digits: Substring) -> [String] {
        let texts = digits.count > 6 ? digits.map { String($0) } : [String(digits)]
        return texts.flatMap { text -> [String] in
            guard let number = Int(text), let words = numberWords(number).first else { return [text] }
            return SpokenText(words).words.map(\.folded)
        }
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
