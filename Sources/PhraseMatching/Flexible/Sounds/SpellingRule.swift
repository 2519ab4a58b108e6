/// How some letters are read aloud, where they stand at a certain place of a word.
///
///     SpellingRule("igh", sounds: …)        // night, high
///     SpellingRule("^kn", sounds: …)        // at the beginning of a word: know
///     SpellingRule("ed$", sounds: …)        // at its end
///     SpellingRule("c(eiy)", sounds: …)     // before one of these, which the rule does not read
///     SpellingRule("a/Ce$", sounds: …)      // before a consonant, an e, and the end: gate
///     SpellingRule("~en$", sounds: …)       // not in the first syllable: garden, but not ten
package struct SpellingRule: Sendable, Hashable {
    enum Following: Sendable, Hashable {
        case letter(UInt8)
        case anyOf([UInt8])
        case consonant
        case vowel
        case end
    }

    let letters: [UInt8]
    let isAtStart: Bool
    let isLater: Bool
    let following: [Following]
    let sounds: [Sound]

    /// `nil` if the pattern is none.
    package init?(_ pattern: String, sounds: [Sound]) {
        var rest = Array(pattern.utf8)[...]
        isAtStart = rest.first == UInt8(ascii: "^")
        isLater = rest.first == UInt8(ascii: "~")
        if isAtStart || isLater { rest.removeFirst() }
        let letters = rest.prefix(while: Self.isLetter)
        guard !letters.isEmpty, let following = Self.following(rest[letters.endIndex...]) else { return nil }
        self.letters = Array(letters)
        self.following = following
        self.sounds = sounds
    }

    /// Of two rules that fit, the one that says more is read first.
    var weight: Int {
        letters.count * 4 + (isAtStart || isLater ? 2 : 0) + (following.isEmpty ? 0 : 2) + following.count / 3
    }

    /// Whether it reads the letters of a word from `index`.
    func fits(_ word: UnsafeBufferPointer<UInt8>, at index: Int, hadVowel: Bool) -> Bool {
        if isAtStart && index > 0 || isLater && !hadVowel || index + letters.count > word.count { return false }
        for (offset, letter) in letters.enumerated() where word[index + offset] != letter { return false }
        var place = index + letters.count
        for expected in following {
            if case .end = expected {
                if place != word.count { return false }
                continue
            }
            guard place < word.count, Self.fits(word[place], expected) else { return false }
            place += 1
        }
        return true
    }

    private static func fits(_ letter: UInt8, _ expected: Following) -> Bool {
        switch expected {
        case .letter(let wanted): letter == wanted
        case .anyOf(let wanted): wanted.contains(letter)
        case .vowel: isVowel(letter)
        case .consonant: isLetter(letter) && !isVowel(letter)
        case .end: false
        }
    }

    private static func following(_ text: ArraySlice<UInt8>) -> [Following]? {
        switch text.first {
        case nil: return []
        case UInt8(ascii: "$"): return text.count == 1 ? [.end] : nil
        case UInt8(ascii: "("):
            let inner = text.dropFirst().dropLast()
            return text.last == UInt8(ascii: ")") && inner.allSatisfy(isLetter) && !inner.isEmpty
                ? [.anyOf(Array(inner))] : nil
        case UInt8(ascii: "/"): return context(text.dropFirst())
        default: return nil
        }
    }

    private static func context(_ text: ArraySlice<UInt8>) -> [Following]? {
        var following: [Following] = []
        for letter in text {
            switch letter {
            case UInt8(ascii: "C"): following.append(.consonant)
            case UInt8(ascii: "V"): following.append(.vowel)
            case UInt8(ascii: "$"): following.append(.end)
            case _ where isLetter(letter): following.append(.letter(letter))
            default: return nil
            }
        }
        return following.isEmpty ? nil : following
    }

    static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    static func isVowel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
            UInt8(ascii: "y"):
            true
        default: false
        }
    }
}
