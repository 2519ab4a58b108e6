import Foundation
import GrammarFiles
import Grammars
import PhraseMatching
import SpokenLanguage
import Testing

@Suite struct NumberTests {
    let english: AnswerReader

    init() throws {
        english = AnswerReader(pack: try LanguagePackFile.load(language: "en"))
    }

    @Test(arguments: [
        ("zero", 0), ("seven", 7), ("forty-two", 42), ("forty two", 42), ("fortytwo", 42), ("a hundred and five", 105),
        ("one hundred five", 105), ("hundred", 100), ("a thousand", 1000), ("fifteen hundred", 1500),
        ("two thousand and one", 2001), ("a hundred and twenty three thousand four hundred and fifty six", 123_456),
        ("nine hundred ninety-nine billion", 999_000_000_000), ("1,250", 1250), ("1250", 1250), ("1 250", 1250),
        ("minus two", -2), ("-2", -2), ("−2", -2), ("negative forty", -40), ("3 million", 3_000_000), ("5k", 5000),
        ("5 k", 5000),
        ("um, twelve please", 12), ("2.5 million", 2_500_000), ("two point five million", 2_500_000), ("#4", 4),
        ("+4", 4),
        ("3.0", 3), ("two thousand two", 2002), ("0", 0), ("007", 7),
    ])
    func integers(text: String, expected: Int) {
        #expect(english.integer(SpokenText(text)) == expected)
        #expect(english.number(SpokenText(text)) == Double(expected))
    }

    @Test(arguments: [
        ("3.5", 3.5), ("three point five", 3.5), ("three point one four", 3.14), ("three point fourteen", 3.14),
        ("point five", 0.5), ("half", 0.5), ("a half", 0.5), ("two and a half", 2.5), ("2 and a half", 2.5),
        ("minus one point five", -1.5), ("-1.5", -1.5), ("1,250.75", 1250.75), ("zero point zero five", 0.05),
    ])
    func fractions(text: String, expected: Double) {
        #expect(english.number(SpokenText(text)) == expected)
        #expect(english.integer(SpokenText(text)) == nil)
    }

    @Test(arguments: [
        "", "um", "three twenty", "two three", "twenty twelve", "hundred and", "and five", "a", "a five",
        "million million",
        "1,25", "1,2,3", "1.2.3", "10:30", "seven dwarfs", "thirty eleven", "zero five", "five zero", "point", "minus",
        "two point", "tennis", "one hundred two hundred", "1 25", "12e5", "twenty and", "nine hundred thousand billion",
        "99999999999999999999 million million million", String(repeating: "and", count: 5000),
        String(repeating: "one and ", count: 24),
    ])
    func nothing(text: String) {
        #expect(english.integer(SpokenText(text)) == nil)
    }

    /// The numbers that are written out: all that are short, and the edges of the long ones.
    static let samples: [Int] = {
        var numbers = Array(0...1100) + stride(from: 1101, through: 20_000, by: 37)
        for power in [
            10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000, 100_000_000_000,
        ] {
            for factor in 1...9 { numbers += [-1, 0, 1, 21, 100, 1000, 1001].map { power * factor + $0 } }
        }
        return numbers + [123_456_789_012, 999_999_999_999, 1_001_001_001, 21_021_021, 80_080_080, 91_071_091]
    }()

    /// Whatever Foundation writes for a number is read as that number, and no other.
    @Test(arguments: try LanguagePackFile.languages(in: ResourceFolder.find(explicit: nil)))
    func spelledOutNumbersAreReadBack(language: String) throws {
        let reader = AnswerReader(pack: try LanguagePackFile.load(language: language))
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        for number in Self.samples {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            #expect(reader.integer(SpokenText(text)) == number, "\(text)")
        }
        let negative = try #require(formatter.string(from: -42))
        #expect(reader.integer(SpokenText(negative)) == -42, "\(negative)")
        let fraction = try #require(formatter.string(from: 3.25))
        #expect(reader.number(SpokenText(fraction)) == 3.25, "\(fraction)")
    }

    /// The words of a pack are those that Foundation writes, so that none is misspelled.
    @Test(arguments: try LanguagePackFile.languages(in: ResourceFolder.find(explicit: nil)))
    func everyPackHasTheBasicWords(language: String) throws {
        let words = try LanguagePackFile.load(language: language).numbers.words
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: language)
        formatter.numberStyle = .spellOut
        let known = Set(words.keys.map { Folding.fold($0).filter { $0 != " " } })
        for number in Array(0...16) + [20, 30, 40, 50, 60] {
            let text = try #require(formatter.string(from: NSNumber(value: number)))
            #expect(known.contains(Folding.fold(text).filter { $0 != " " }), "\(text)")
        }
    }
}
