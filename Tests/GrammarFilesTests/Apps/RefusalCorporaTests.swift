import Foundation
import TestSupport
import Testing

@testable import GrammarFiles
@testable import PhraseMatching

/// What is refused by its words alone is what the search would reject, over typed and spoken texts and such with slips.
@Suite struct RefusalCorporaTests {
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func nothingChanges() throws {
        let cases = try #require(Corpora.folder).appendingPathComponent("cases")
        func path(_ file: String) -> String { cases.appendingPathComponent(file).path }
        let grammar = try AppGrammar(
            try DeclarativeAppFile.load(paths: [path("commands-fieldnotes.yaml"), path("commands-tasks.yaml")])
        ) { language throws(GrammarFileError) in try LanguagePackFile.load(language: language) }
        let matcher = try #require(grammar.flexibleMatchers { FlexibleLanguage.model(of: $0) }.first)
        let files = [
            "commands-clean", "commands-variants", "commands-out-of-scope", "speech-general-espeak",
            "speech-out-of-scope",
        ]
        var random = SplitMix(state: 7)
        for file in files {
            let texts = try PhraseCaseFile.load(path: path(file + ".jsonl")).map { $0.texts[0] }
            for text in texts.prefix(120).flatMap({ [$0, random.withSlips($0)] }) {
                let hypothesis = Hypothesis(SpokenText(text))
                let (quick, searched) = (matcher.answer(to: [hypothesis]), matcher.searchedAnswer(to: hypothesis))
                #expect(quick.status == searched.status && quick.result == searched.result, "\(text)")
            }
        }
    }
}

/// Numbers that are the same in each run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// One to three letters lost, changed places, or a space.
    mutating func withSlips(_ text: String) -> String {
        var letters = Array(text)
        for _ in 0..<Int.random(in: 1...3, using: &self) where letters.count > 2 {
            let place = Int.random(in: 0..<letters.count - 1, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: letters.remove(at: place)
            case 1: letters.swapAt(place, place + 1)
            default: letters.insert(" ", at: place)
            }
        }
        return String(letters)
    }
}
