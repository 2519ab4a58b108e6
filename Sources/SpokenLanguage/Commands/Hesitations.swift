package import PhraseMatching

/// Words that mean nothing around what is dictated in the midst of a command: "uh" and "please" of "add uh milk please to groceries".
///
///     Hesitations(english).bare(4..<18, in: utterance, keepsEnd: false)      // 7..<11, "milk"
package struct Hesitations: Sendable {
    private let phrases: PhraseSet
    /// The plain letters that they begin and end with.
    private let beginnings: [[UInt8]]
    private let ends: [[UInt8]]

    package init(_ pack: LanguagePack?) {
        let skipped = pack?.commands.skipped ?? []
        phrases = PhraseSet(skipped)
        let bytes = skipped.map { Array($0.utf8) }
        beginnings = bytes.map { Array($0.prefix(while: Self.isLetter)) }
        ends = bytes.map { Array($0.reversed().prefix(while: Self.isLetter).reversed()) }
    }

    /// Words of an utterance without those at their ends that mean nothing; as they are where nothing else is left, and where the
    /// utterance begins or ends with them: "note please call mum".
    ///
    /// - Parameters:
    ///   - span: UTF-8 offsets of the words, half-open.
    ///   - spoken: The utterance.
    ///   - keepsEnd: What they end in is dictated: "remind me to say please tomorrow".
    /// - Returns: UTF-8 offsets of those that are left.
    package func bare(_ span: Range<Int>, in spoken: SpokenText, keepsEnd: Bool) -> Range<Int> {
        let all = spoken.words
        let words = all.filter { span.contains($0.span.lowerBound) }
        guard phrases.longest > 0, let first = words.first, let last = words.last, all.first != first, all.last != last
        else { return span }
        let folded = words.map(\.folded)
        guard let start = phrases.prefixes(of: folded).lastIndex(of: true),
            let end = keepsEnd ? words.count : phrases.suffixes(of: folded).firstIndex(of: true), start < end,
            end - start < words.count
        else { return span }
        return words[start].span.lowerBound..<words[end - 1].span.upperBound
    }

    /// Whether some words may begin or end with any: else they are bare.
    ///
    /// - Parameter words: UTF-8.
    /// - Returns: true where they have to be looked at.
    package func mayStand(around words: UnsafeBufferPointer<UInt8>) -> Bool {
        beginnings.contains { Self.begins(words, with: $0) } || ends.contains { Self.ends(words, with: $0) }
    }

    private static func begins(_ words: UnsafeBufferPointer<UInt8>, with beginning: [UInt8]) -> Bool {
        guard words.count >= beginning.count else { return false }
        for place in beginning.indices where words[place] | 0x20 != beginning[place] { return false }
        return words.count == beginning.count || !isLetter(words[beginning.count])
    }

    private static func ends(_ words: UnsafeBufferPointer<UInt8>, with end: [UInt8]) -> Bool {
        let start = words.count - end.count
        guard start >= 0 else { return false }
        for place in end.indices where words[start + place] | 0x20 != end[place] { return false }
        return start == 0 || !isLetter(words[start - 1])
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
