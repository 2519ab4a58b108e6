/// Reads a written word aloud, by the rules of a language and a list of words that keep to none.
///
///     speller.sounds(of: "night")     // n I t
///
/// A script without rules is read letter by letter.
package struct SoundSpeller: Sendable, Hashable {
    private var rules: [[SpellingRule]]
    private var words: [String: [Sound]]

    /// - rules: of those that fit, the one with most letters and conditions is used.
    /// - words: folded, as `SpokenText.Word.folded`.
    package init(rules: [SpellingRule] = [], words: [String: [Sound]] = [:]) {
        self.words = words
        self.rules = Array(repeating: [], count: 26)
        for rule in rules { self.rules[Int(rule.letters[0] - UInt8(ascii: "a"))].append(rule) }
        for letter in self.rules.indices {
            let sorted = self.rules[letter].enumerated().sorted { a, b in
                a.element.weight == b.element.weight ? a.offset < b.offset : a.element.weight > b.element.weight
            }
            self.rules[letter] = sorted.map(\.element)
        }
    }

    /// The sounds of one folded word; doubled sounds are one.
    func sounds(of word: String) -> [Sound] {
        if let listed = words[word] { return listed }
        var sounds: [Sound] = []
        var word = word
        word.withUTF8 { letters in
            var index = 0
            var hadVowel = false
            while index < letters.count {
                index += read(letters, at: index, hadVowel: hadVowel, into: &sounds)
                hadVowel = hadVowel || letters[..<index].contains(where: SpellingRule.isVowel)
            }
        }
        return sounds
    }

    /// Reads what the best rule reads, and says how many bytes that are.
    private func read(
        _ letters: UnsafeBufferPointer<UInt8>, at index: Int, hadVowel: Bool, into sounds: inout [Sound]
    ) -> Int {
        if SpellingRule.isLetter(letters[index]) {
            let candidates = rules[Int(letters[index] - UInt8(ascii: "a"))]
            if let rule = candidates.first(where: { $0.fits(letters, at: index, hadVowel: hadVowel) }) {
                for sound in rule.sounds where sounds.last != sound { sounds.append(sound) }
                return rule.letters.count
            }
        }
        let length = Self.length(of: letters[index])
        let text = String(decoding: letters[index..<min(index + length, letters.count)], as: UTF8.self)
        if let letter = text.first { sounds.append(Sound(letter: letter)) }
        return length
    }

    private static func length(of lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}
