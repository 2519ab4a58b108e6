import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import TestSupport
import Testing

/// What can be said of all answers together: scores mean what they say, and nothing that a grammar can say is lost.
@Suite struct CalibrationTests {
    @Test func aTableHoldsScoresByTenths() {
        var table = ScoreTable()
        for (score, isRight) in [(0.0, false), (0.05, true), (0.95, true), (1, true), (1.5, false), (-1, false)] {
            table.add(score: score, isRight: isRight)
        }
        #expect(table.tenths.map(\.count) == [3, 0, 0, 0, 0, 0, 0, 0, 0, 3] && table.all.right == 3)
        #expect(table.largestError(from: 4) == 0 && ScoreTable().largestError(from: 1) == 0)
    }

    // MARK: - Corpora

    private static func matcher(_ files: [String], sayingFlexibly: Bool = true) throws -> AppMatcher {
        let folder = try #require(Corpora.folder).appendingPathComponent("cases").path
        let grammar = try AppGrammar(try DeclarativeAppFile.load(paths: files.map { "\(folder)/\($0)" })) {
            language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
        }
        return AppMatcher(grammar) { sayingFlexibly ? FlexibleLanguage.model(of: $0) : nil }
    }

    private static let apps = ["commands-fieldnotes.yaml", "commands-tasks.yaml"]

    private static func cases(_ kinds: [String]) throws -> [PhraseCase] {
        let folder = try #require(Corpora.folder).appendingPathComponent("cases").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try files.filter { file in file.hasSuffix(".jsonl") && kinds.contains(where: file.hasPrefix) }.flatMap {
            try PhraseCaseFile.load(path: "\(folder)/\($0)")
        }
    }

    /// Of answers with a score of 0.7 seven of ten are right, within a tenth, where there are enough to say.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func scoresSayHowOftenAnswersAreRight() throws {
        let matcher = try Self.matcher(Self.apps)
        var table = ScoreTable()
        for item in try Self.cases(["commands-", "speech-"]) {
            table.add(AnsweredCase(matcher.match(item.texts.map { Hypothesis(SpokenText($0)) }), item))
        }
        #expect(table.all.count > 1_000)
        #expect(table.largestError(from: 20) <= 0.1, "\(table.tenths)")
    }

    /// One word in five is another word of the grammar: what is acted on then is right as often as its score says.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"), arguments: 1...3 as ClosedRange<UInt64>)
    func otherWordsAreNotActedOnMoreThanTheScoreSays(seed: UInt64) throws {
        let matcher = try Self.matcher(Self.apps)
        let clean = try Self.cases(["commands-clean"]).map { ($0, $0.texts[0].split(separator: " ").map(String.init)) }
        let words = Set(clean.flatMap(\.1)).sorted()
        var dice = SeededNumbers(seed: seed)
        var table = ScoreTable()
        for (item, said) in clean {
            let changed = said.map { word in
                dice.roll(5) == 0 ? words[dice.roll(words.count)] : word
            }
            let outcome = AnsweredCase(matcher.match(changed.joined(separator: " ")), item)
            if outcome.isMatched, let score = outcome.score { table.add(score: score, isRight: outcome.isRight) }
        }
        #expect(table.all.count > 20)
        #expect(table.all.meanScore <= table.all.shareRight + 0.1, "\(table.all)")
    }

    // MARK: - Samples

    /// Whatever a grammar can say is understood word for word, and as something else only together with it.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func whatAGrammarCanSayIsUnderstood() throws {
        for file in Self.apps + ["names.yaml"] {
            try Self.checkSamples(Self.matcher([file]), count: 60)
        }
        try Self.checkSamples(Self.matcher(Self.apps), count: 60)
    }

    @Test func whatTheTestGrammarCanSayIsUnderstood() throws {
        try Self.checkSamples(AppGrammarTests.matcher(AppGrammarTests.lights), count: 200, unlisted: ["12", "5", "7"])
    }

    /// The app that the description of the format shows.
    @Test func whatTheReadmeCanSayIsUnderstood() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let readme = try String(contentsOf: root.appendingPathComponent("Grammars/README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasPrefix("    phrasebook: 1") })
        let app = lines[start...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
        try Self.checkSamples(AppGrammarTests.matcher(app.joined(separator: "\n")), count: 200)
    }

    private static func checkSamples(_ matcher: AppMatcher, count: Int, unlisted: [String] = ["oat milk", "12"]) throws
    {
        let grammar = matcher.grammar.grammar
        var sampler = Sampler(grammar, seed: 5) { _, _ in unlisted }
        var understood = 0
        for number in 0..<grammar.templateCount {
            let id = TemplateID(rawValue: UInt32(number))
            for _ in 0..<count {
                guard let said = sampler.utterance(of: id) else { continue }
                let match = matcher.match(said)
                // A negative phrase, or a number that is none, may take a sample away.
                if match.vetoed || match.best.isEmpty { continue }
                understood += 1
                let own = match.result.matches.first { $0.template == id }.flatMap {
                    matcher.grammar.reading(of: $0, in: match.spoken)
                }
                let intents = Set(match.best.map(\.intent))
                #expect(intents.contains(own?.intent ?? ""), "“\(said)” is \(match.best)")
                #expect(intents.count == 1 || match.status == .ambiguous)
                #expect(match.best[0].tier == "exact")
            }
        }
        #expect(understood > grammar.templateCount * count / 2)
    }
}
