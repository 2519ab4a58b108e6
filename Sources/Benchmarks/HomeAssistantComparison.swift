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
        let sentences = files.flatMap { file in file.sentences.map { (file.matcher, $0) } }
        measurement("home-assistant \(language)", sentences, files, built / 1000).print()
    }

    private static func measurement(
        _ work: String, _ sentences: [(Matcher, String)], _ files: [HomeAssistantSuite.TestedFile], _ built: Double
    ) -> Measurement {
        var (first, each) = (ProcessorTimes(), ProcessorTimes())
        for (matcher, text) in sentences { first.measure { _ = matcher.match(SpokenText(text)) } }
        for (matcher, text) in sentences { each.measure { _ = matcher.match(SpokenText(text)) } }
        let whole = ProcessorTimes.whole {
            for (matcher, text) in sentences { _ = matcher.match(SpokenText(text)) }
        }
        var measurement = Measurement(
            work: work, times: each, whole: whole, right: files.reduce(0) { $0 + $1.passed() }, buildMs: built,
            said: files.flatMap { file in file.sentences.map { "\(file.name)\t\($0)" } })
        let count = Double(max(sentences.count, 1))
        measurement.firstUs = first.sum / count
        measurement.recognizeUs = recognized(sentences) / count
        return measurement
    }

    private static func recognized(_ sentences: [(Matcher, String)]) -> Double {
        let scratch = MatchScratch()
        for (matcher, text) in sentences { _ = matcher.recognize(text, in: scratch) }
        return ProcessorTimes.whole {
            for (matcher, text) in sentences { _ = matcher.recognize(text, in: scratch) }
        }
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
