package import Foundation
import PhraseMatching

/// Runs every test sentence of a language through the engine and judges it.
///
///     let report = try HomeAssistantSuite(directory: intents, language: "de").run()
///     report.cases, report.passed, report.failures, report.unhit
///
/// A sentence passes when intent and slot combination are those of its file and every slot holds what is expected. Every
/// template of a tested combination must be hit by one of its sentences.
package struct HomeAssistantSuite {
    let loader: HomeAssistantLoader
    let combinations: [HomeAssistantGrammar.Combination]
    var matcher: HomeAssistantMatcher

    /// Loads and compiles the language.
    package init(directory: URL, language: String) throws(GrammarFileError) {
        loader = HomeAssistantLoader(directory: directory, language: language)
        let grammar = try loader.load()
        guard !grammar.combinations.isEmpty else {
            let folder = directory.appendingPathComponent("sentences")
            let known = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            throw GrammarFileError(
                path: nil, place: nil,
                problem: .unknownLanguage(language, folder: folder.path, known: known.sorted()))
        }
        combinations = grammar.combinations
        matcher = try HomeAssistantMatcher(grammar)
    }

    /// Says every sentence. If it is timed, the engine is measured for each, after all of its file were said once.
    package mutating func run(isTimed: Bool = false) throws(GrammarFileError) -> HomeAssistantReport {
        var report = HomeAssistantReport()
        let scratch = MatchScratch()
        for combination in combinations {
            report.templates += combination.blocks.reduce(0) { $0 + $1.sentences.count }
            let url = loader.testFile(of: combination)
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            let test = try HomeAssistantTest(HomeAssistantFile(url), combination)
            matcher.enter(test.home)
            run(test, into: &report)
            if isTimed { measure(test, scratch, into: &report) }
        }
        return report
    }

    private func run(_ test: HomeAssistantTest, into report: inout HomeAssistantReport) {
        var unhit = test.combination.blocks.flatMap(\.sentences).map(\.text)
        for group in test.groups {
            for sentence in group.sentences {
                report.cases += 1
                let reading = matcher.read(sentence)
                if let reason = test.fault(of: reading, group) {
                    report.failures.append(.init(file: test.file, sentence: sentence, reason: reason))
                }
                if let reading { unhit.removeAll(where: reading.twins.contains) }
            }
        }
        report.unhit += unhit.map { HomeAssistantReport.Unhit(file: test.file, template: $0) }
    }

    private func measure(_ test: HomeAssistantTest, _ scratch: MatchScratch, into report: inout HomeAssistantReport) {
        let sentences = test.groups.flatMap(\.sentences)
        let matcher = matcher.matcher
        for sentence in sentences { _ = matcher.recognize(sentence, in: scratch) }
        timedRun(sentences, matcher, scratch, into: &report)
    }

    /// A function of its own, so that `Scripts/check-instructions` can count what it does and nothing else.
    @inline(never)
    private func timedRun(
        _ sentences: [String], _ matcher: Matcher, _ scratch: MatchScratch, into report: inout HomeAssistantReport
    ) {
        for sentence in sentences {
            let start = Self.nanoseconds()
            _ = matcher.recognize(sentence, in: scratch)
            report.times.append(.nanoseconds(Self.nanoseconds() - start))
        }
    }

    private static func nanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
