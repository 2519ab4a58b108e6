import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// Declarative apps and their cases as another engine is measured with them: a line for each file, and one for all.
///
/// The apps are those of `commands-*.yaml`, the cases those of `commands-*.jsonl` and `speech-*.jsonl`.
enum CommandsComparison {
    static func run(_ folder: String) throws {
        let paths = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
        let apps = paths.filter { $0.contains("/commands-") && $0.hasSuffix(".yaml") }
        let files = paths.filter { $0.hasSuffix(".jsonl") && ($0.contains("/commands-") || $0.contains("/speech-")) }
        var built: Result<AppMatcher, any Error>?
        let build = ProcessorTimes.whole { built = Result { try matcher(apps) } }
        guard let matcher = try built?.get() else { return }
        var every: [PhraseCase] = []
        for file in files {
            let cases = try PhraseCaseFile.load(path: file)
            for each in cases { _ = matcher.match(each.hypotheses) }
            let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
            measurement(name, cases, matcher, build / 1000).print()
            every += cases
        }
        measurement("all of them", every, matcher, build / 1000).print()
    }

    private static func matcher(_ paths: [String]) throws -> AppMatcher {
        let apps = try DeclarativeAppFile.load(paths: paths)
        let grammar = try AppGrammar(apps) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let matcher = AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
        // The sounds are made when something is not said word for word: part of building.
        _ = matcher.match("nothing of the kind")
        return matcher
    }

    private static func measurement(
        _ work: String, _ cases: [PhraseCase], _ matcher: AppMatcher, _ buildMs: Double
    ) -> Measurement {
        var times = ProcessorTimes()
        for each in cases { times.measure { _ = matcher.match(each.hypotheses) } }
        let whole = ProcessorTimes.whole { timedRun(matcher, cases) }
        let answers = cases.map { each in
            let match = matcher.match(each.hypotheses)
            return (each, match.status == .matched ? match.best : [])
        }
        var measurement = Measurement(
            work: work, times: times, whole: whole, right: answers.count(where: isRight), buildMs: buildMs,
            said: cases.map { $0.texts.joined(separator: "\n") })
        measurement.intents = answers.count { expected, best in
            best.isEmpty ? expected.intent == nil : best.count == 1 && best[0].intent == expected.intent
        }
        measurement.accepted = answers.count { !$1.isEmpty }
        return measurement
    }

    /// A function of its own, so that a profiler can count its instructions alone.
    @inline(never)
    private static func timedRun(_ matcher: AppMatcher, _ cases: [PhraseCase]) {
        for each in cases { _ = matcher.match(each.hypotheses) }
    }

    private static func isRight(_ expected: PhraseCase, _ best: [AppReading]) -> Bool {
        guard let intent = expected.intent else { return best.isEmpty }
        guard best.count == 1, best[0].intent == intent else { return false }
        let slots = best[0].slots.map { ($0.name, CaseValue.text($0.value.title)) }
        return Dictionary(slots) { first, _ in first } == expected.slots
    }
}

extension PhraseCase {
    fileprivate var hypotheses: [Hypothesis] { texts.map { Hypothesis(SpokenText($0)) } }
}
