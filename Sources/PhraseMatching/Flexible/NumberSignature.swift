/// Which numbers a text holds, so that two texts can be compared: "Chapter 2" and "chapter two" hold the same.
struct NumberSignature: Sendable, Hashable {
    let rawValue: UInt32

    /// No number at all.
    static let none = NumberSignature(rawValue: 0)

    fileprivate init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Reads the numbers of texts.
struct NumberSignatureReader: Sendable {
    private let names: Set<String>
    /// The language writes numbers as one word of several: "fünfundzwanzig".
    private let compounds: Bool
    private let joiners: Set<String>
    private let numberWords: @Sendable (Int) -> [String]

    init(_ model: FlexibleModel) {
        names = Set(SpokenText.foldedWords(of: model.numberNames))
        compounds = model.joinsNumbers
        joiners = Set(SpokenText.foldedWords(of: model.numberJoiners))
        numberWords = model.numberWords
    }

    /// Whether a word says a number, be it one of several names.
    private func isName(_ word: String) -> Bool {
        names.contains(word) || compounds && word.utf8.count > 5 && isCompound(word[...], after: 0)
    }

    private func isCompound(_ word: Substring, after count: Int) -> Bool {
        if word.isEmpty { return count > 1 }
        return word.indices.contains { end in
            let (part, rest) = (String(word[...end]), word[word.index(after: end)...])
            return names.contains(part) && isCompound(rest, after: count + 1)
                || count > 0 && !rest.isEmpty && joiners.contains(part) && isCompound(rest, after: count)
        }
    }

    /// Whether all words belong to a number.
    func areNumber(_ words: [String]) -> Bool {
        words.allSatisfy { isName($0) || joiners.contains($0) || $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    }

    /// - isWritten: only numbers in digits count; words may have been misheard.
    func signature(of words: some Sequence<String>, isWritten: Bool = false) -> NumberSignature {
        var hash: UInt32 = 0
        for word in words {
            if !isWritten, isName(word) { hash = Self.mixed(hash, word) }
            // Few words hold digits, and bytes are looked at faster than characters.
            guard word.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { continue }
            for digits in word.split(whereSeparator: { !Self.isDigit($0) }) {
                for part in parts(of: String(digits)) { hash = Self.mixed(hash, part) }
            }
        }
        return NumberSignature(rawValue: hash)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    /// Also of a number that is written together with letters ("Chapter2"), as `WordReader` reads it.
    private func parts(of digits: String) -> [String] {
        guard digits.count <= 6, let number = Int(digits), let said = numberWords(number).first else { return [digits] }
        return SpokenText(said).foldedWords.filter { isName($0) }
    }

    /// FNV-1a; never 0 for a text that holds a number.
    private static func mixed(_ hash: UInt32, _ word: String) -> UInt32 {
        var hash = hash == 0 ? 2_166_136_261 : hash
        for byte in word.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return max(hash, 1)
    }
}
