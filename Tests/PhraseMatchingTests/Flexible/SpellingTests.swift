@testable import PhraseMatching
import Testing

@Suite struct SpellingTests {
    /// Where in a word a pattern fits, as the places of its first letter.
    @Test(arguments: [
        ("igh", "night high", [[1], [1]]), ("^kn", "knee unknown", [[0], []]), ("ed$", "edged", [[3]]),
        ("c(eiy)", "cycle cat ice", [[0], [], [1]]), ("a/Ce$", "gate gates ate attend", [[1], [], [0], []]),
        ("~en$", "ten garden", [[], [4]]), ("o/V", "oat to bio", [[0], [], []]), ("a/Vt$", "aet ayt", [[0], [0]]),
        ("^a$", "a ab", [[0], []]), ("e/x", "ex exe", [[0], [0]]), ("~e", "eye", [[2]]),
    ])
    func aPatternFitsWhereItsContextIs(pattern: String, words: String, places: [[Int]]) throws {
        let rule = try #require(SpellingRule(pattern, sounds: []))
        #expect(words.split(separator: " ").map { Self.places(of: rule, in: String($0)) } == places)
    }

    private static func places(of rule: SpellingRule, in word: String) -> [Int] {
        var word = word
        return word.withUTF8 { letters in
            letters.indices.filter {
                rule.fits(letters, at: $0, hadVowel: letters[..<$0].contains(where: SpellingRule.isVowel))
            }
        }
    }

    @Test(arguments: [
        "", "^", "~", "$", "(", ")", "/", "^~a", "A", "é", "a(", "a()", "a)", "a(b", "a(B)", "a/", "a/(b)", "a/é",
        "a$b",
        "a$$", "a b", "a^", "1", "a(b)c",
    ])
    func whatIsNoPatternIsRefused(pattern: String) {
        #expect(SpellingRule(pattern, sounds: []) == nil)
    }

    @Test(arguments: [
        ("night", "nIt"), ("knit", "nIt"), ("knack", "n,akk"), ("ice", "Is"), ("cats", "k,ats"), ("ship", "Si,p"),
        ("tennis", "t,enis"), ("kitten", "kitn"), ("ten", "t,en"), ("", ""), ("e", ""),
    ])
    func theRuleThatSaysMostReads(word: String, sounds: String) {
        let table = FlexibleFixture.table()
        // After a comma comes a letter that no rule reads.
        var expected: [Sound] = []
        var isLetter = false
        for name in sounds {
            if name == "," {
                isLetter = true
            } else {
                expected += isLetter ? [Sound(letter: name)] : [table.known(name)].compactMap(\.self)
                isLetter = false
            }
        }
        #expect(FlexibleFixture.speller(table).sounds(of: word) == Self.withoutDoubles(expected))
    }

    private static func withoutDoubles(_ sounds: [Sound]) -> [Sound] {
        sounds.enumerated().filter { $0 == 0 || sounds[$0 - 1] != $1 }.map(\.element)
    }

    /// Digits are said, and what is written with both is read part by part.
    @Test(arguments: [
        ("2", "two"), ("120", "one hundred twenty"), ("pm2", "pm two"), ("2nd", "two nd"), ("77", "77"),
        ("1000000", "1000000"),
    ])
    func digitsAreSaid(word: String, said: String) {
        let reader = WordReader(FlexibleFixture.model(), isHeard: true)
        let sounds = said.split(separator: " ").flatMap { reader.sounds(of: String($0)) }
        #expect(reader.sounds(of: word) == sounds && !sounds.isEmpty)
    }

    /// Each letter of a script without rules is a sound, and the same letter the same one.
    @Test(arguments: ["メモを開く", "เปิดบันทึก", "افتح", "öffne", "ß", "🦦"])
    func aScriptWithoutRulesIsReadLetterByLetter(word: String) {
        let reader = WordReader(FlexibleFixture.model(), isHeard: true)
        let sounds = reader.sounds(of: word)
        #expect(!sounds.isEmpty && sounds.allSatisfy { !SoundList.isMark($0) })
        #expect(sounds == reader.sounds(of: word))
    }

    /// Costs that a file may give but a row of the search cannot hold.
    @Test func aTableHoldsNoMoreSoundsThanThereAreNumbersFor() {
        var table = SoundTable()
        let names = (0..<200).compactMap { UnicodeScalar(0x4E00 + $0).map { Character($0) } }
        #expect(names.map { table.add($0) }.filter { $0 }.count == 126)
        #expect(names.prefix(126).compactMap { table.known($0)?.rawValue }.allSatisfy { !SoundList.isMark($0) })
        #expect(SoundCost(nats: 1e300) == .never && SoundCost(nats: -5).rawValue == 0)
    }
}
