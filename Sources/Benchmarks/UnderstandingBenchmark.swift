import Foundation
import GrammarFiles
import PhraseMatching

/// Typed and spoken utterances with known meanings: how many are understood, how many wrongly, and what that costs.
///
/// The folder holds two declarative apps and case files, `commands-*`, `speech-*` and `typed-*`. With `--features` it prints, for every
/// utterance that the exact tier does not know, what its score was made of: `Scripts/fit-calibration.py` reads that. With `--wrong`
/// it prints what was acted on though it should not have been, and what was not understood.
enum UnderstandingBenchmark {
    static func run(_ arguments: [String]) {
        guard let folder = arguments.first else { return print("name the folder of the cases") }
        let showsFeatures = arguments.contains("--features")
        let showsWrong = arguments.contains("--wrong")
        do {
            let matcher = try matcher(folder, rejectsNothing: showsFeatures)
            for file in try files(folder) {
                var tally = Tally()
                for item in try PhraseCaseFile.load(path: "\(folder)/\(file)") {
                    let hypotheses = item.texts.map { Hypothesis(SpokenText($0)) }
                    let start = clock()
                    let match = matcher.match(hypotheses)
                    tally.times.append(Double(clock() - start))
                    let outcome = AnsweredCase(match, item)
                    tally.count(outcome, item)
                    if showsFeatures, !match.features.isEmpty { print(line(file, item, match, outcome)) }
                    let isWrong = item.reject ? outcome.isMatched : !outcome.isRight
                    if showsWrong, isWrong { print(wrong(file, item, match, outcome)) }
                }
                if !showsFeatures { print(tally.line(file)) }
            }
        } catch {
            print(error)
        }
    }

    /// - rejectsNothing: what is hardly likely has a best reading too.
    static func matcher(_ folder: String, rejectsNothing: Bool = false) throws -> AppMatcher {
        let paths = ["commands-fieldnotes.yaml", "commands-tasks.yaml"].map { "\(folder)/\($0)" }
        let grammar = try AppGrammar(try DeclarativeAppFile.load(paths: paths)) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar) { language in
            var model = FlexibleLanguage.model(of: language)
            if rejectsNothing {
                model?.typedCalibration.suggested = 0
                model?.heardCalibration.suggested = 0
            }
            return model
        }
        // Compiled before anything is timed.
        _ = matcher.match("nothing of the kind")
        _ = matcher.match(["nothing of the kind", "nothing of this kind"].map { Hypothesis(SpokenText($0)) })
        return matcher
    }

    static func files(_ folder: String) throws -> [String] {
        let kinds = ["commands-", "speech-", "typed-"]
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { file in
            kinds.contains(where: file.hasPrefix) && file.hasSuffix(".jsonl")
        }.sorted()
    }

    private struct Tally {
        var count = 0
        var intents = 0
        var frames = 0
        var wrong = 0
        var accepted = 0
        /// Intents that are right, and cases that mean nothing, among what is acted on or asked about.
        var asked = 0
        var times: [Double] = []

        mutating func count(_ outcome: AnsweredCase, _ item: PhraseCase) {
            count += 1
            if item.reject ? outcome.score != nil : outcome.hasIntent { asked += 1 }
            guard outcome.isMatched else { return }
            if item.reject { accepted += 1 }
            if outcome.hasIntent { intents += 1 }
            if outcome.isRight { frames += 1 } else { wrong += 1 }
        }

        func line(_ file: String) -> String {
            func share(_ part: Int) -> String { String(format: "%5.1f", 100 * Double(part) / Double(max(count, 1))) }
            let sorted = times.sorted()
            let mean = times.reduce(0, +) / Double(max(count, 1))
            return
                "\(file): \(count) cases, intents \(share(intents)), frames \(share(frames)), wrong \(share(wrong)), "
                + "accepted \(accepted), asked \(share(asked)), mean \(Int(mean)) us, p99 \(Int(sorted[max(0, sorted.count * 99 / 100 - 1)])) us"
        }
    }

    private static func line(_ file: String, _ item: PhraseCase, _ match: AppMatch, _ outcome: AnsweredCase) -> String {
        let features = match.features.map { String($0) }.joined(separator: ",")
        let fields = [
            file, "\(item.reject)", "\(outcome.isAmongBest)", item.said ?? item.texts[0], features,
            "\(item.texts.count)",
        ]
        return fields.joined(separator: "\t")
    }

    /// What was said, what was made of it, and of what text.
    private static func wrong(_ file: String, _ item: PhraseCase, _ match: AppMatch, _ outcome: AnsweredCase) -> String
    {
        let reading = match.best.first.map { best in
            "\(best.intent) " + best.slots.map { "\($0.name)=\($0.value.title)" }.joined(separator: ", ")
        }
        let score = outcome.score.map { String(format: "%.2f", $0) } ?? "-"
        let said = item.said ?? item.texts[0]
        return "  \(file)  \(match.status) \(score)  \(said)  ->  \(reading ?? "nothing")  of: \(item.texts[0])"
    }
}
