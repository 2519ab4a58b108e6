import Foundation
import GrammarFiles
import PhraseMatching

/// Home Assistant's sentences as another engine is measured with them: whole answers, each sentence alone.
enum HomeAssistantComparison {
    /// - Parameters:
    ///   - folder: the folder of the intents.
    ///   - language: one of its languages.
    ///   - chosen: a file with lines of a test file's name, a tab and a sentence; `nil` for all sentences.
    /// - Throws: what is wrong with a file.
    static func run(_ folder: String, _ language: String, only chosen: String?) throws {
        let lines = try chosen.map { path in
            Set(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init))
        }
        var suite: HomeAssistantSuite?
        let built = try timed {
            suite = try HomeAssistantSuite(directory: URL(fileURLWithPath: folder), language: language)
        }
        guard let files = try suite?.testedFiles(only: lines) else { return }
        measurement("home-assistant \(language)", files, built / 1000).print()
    }

    /// The sentences that are said in one home.
    private struct Home {
        let matcher: Matcher
        let sentences: [String]
    }

    private static func measurement(
        _ work: String, _ files: [HomeAssistantSuite.TestedFile], _ built: Double
    ) -> Measurement {
        let homes = files.map { Home(matcher: $0.matcher, sentences: $0.sentences) }
        var (first, each) = (ProcessorTimes(), ProcessorTimes())
        sayAll(homes) { matcher, text in first.measure { _ = matcher.match(SpokenText(text)) } }
        sayAll(homes) { matcher, text in each.measure { _ = matcher.match(SpokenText(text)) } }
        let whole = pass(homes) { matcher, text in _ = matcher.match(SpokenText(text)) }
        let scratch = MatchScratch()
        sayAll(homes) { matcher, text in _ = matcher.recognize(text, in: scratch) }
        let recognized = pass(homes) { matcher, text in _ = matcher.recognize(text, in: scratch) }
        var measurement = Measurement(
            work: work, times: each, whole: whole, right: files.reduce(0) { $0 + $1.passed() }, buildMs: built,
            said: files.flatMap { file in file.sentences.map { "\(file.name)\t\($0)" } })
        let count = Double(max(each.samples.count, 1))
        measurement.firstUs = first.sum / count
        measurement.recognizeUs = recognized / count
        return measurement
    }

    @inline(__always)
    private static func sayAll(_ homes: [Home], _ say: (Matcher, String) -> Void) {
        for home in homes {
            for sentence in home.sentences { say(home.matcher, sentence) }
        }
    }

    /// Microseconds that all sentences take, the mean of several passes: one over a few dozen is done before the processor has
    /// found its way, and shorter than what disturbs it. The other system makes several passes too.
    private static func pass(_ homes: [Home], _ say: (Matcher, String) -> Void) -> Double {
        let count = homes.reduce(0) { $0 + $1.sentences.count }
        let passes = max(1, 20_000 / max(count, 1))
        return ProcessorTimes.whole { for _ in 0..<passes { sayAll(homes, say) } } / Double(passes)
    }

    /// Microseconds.
    private static func timed(_ body: () throws -> Void) throws -> Double {
        var failure: (any Error)?
        let time = ProcessorTimes.whole {
            do { try body() } catch { failure = error }
        }
        if let failure { throw failure }
        return time
    }
}
