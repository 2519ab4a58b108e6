/// Korean syllables and the letters that they are written with, by arithmetic.
///
/// Folded text keeps syllables whole: a third of the bytes, and each is one step of the automaton. Words that are compared
/// letter by letter are taken apart (`FoldedText.string`).
enum Hangul {
    private static let first: UInt32 = 0xAC00
    private static let (initials, vowels, finals): (UInt32, UInt32, UInt32) = (0x1100, 0x1161, 0x11A7)
    private static let (initialCount, vowelCount, finalCount): (UInt32, UInt32, UInt32) = (19, 21, 28)

    /// Whether a scalar is a letter that may stand behind another one in a syllable.
    static func isLaterLetter(_ scalar: UInt32) -> Bool {
        scalar &- vowels < vowelCount || scalar &- finals &- 1 < finalCount - 1
    }

    /// An initial and a vowel, or a syllable without a final and a final, as one; `nil` for any other two scalars.
    static func compose(_ a: UInt32, _ b: UInt32) -> UInt32? {
        if a &- initials < initialCount, b &- vowels < vowelCount {
            return first + ((a - initials) * vowelCount + b - vowels) * finalCount
        }
        if isSyllable(a), (a - first) % finalCount == 0, b &- finals &- 1 < finalCount - 1 { return a + b - finals }
        return nil
    }

    /// The letters of a syllable, two or three.
    static func letters(of syllable: UInt32) -> [UInt32] {
        let index = syllable - first
        let final = index % finalCount
        let open = [
            initials + index / (vowelCount * finalCount), vowels + index / finalCount % vowelCount,
        ]
        return final == 0 ? open : open + [finals + final]
    }

    static func isSyllable(_ scalar: UInt32) -> Bool {
        scalar &- first < initialCount * vowelCount * finalCount
    }

    /// Whether a byte may be the first of a syllable.
    @inline(__always)
    static func mayBegin(_ byte: UInt8) -> Bool { 0xEA...0xED ~= byte }

    /// A text with its syllables taken apart.
    static func takenApart(_ text: String) -> String {
        guard text.utf8.contains(where: mayBegin) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isSyllable(scalar.value) else {
                result.append(scalar)
                continue
            }
            result.append(contentsOf: letters(of: scalar.value).compactMap(Unicode.Scalar.init))
        }
        return String(result)
    }
}
