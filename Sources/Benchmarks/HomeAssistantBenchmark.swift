import Foundation
import GrammarFiles

/// Every test sentence of Home Assistant's languages: load, first run and the engine's time a sentence.
enum HomeAssistantBenchmark {
    static let languages = ["en", "de", "fr", "nl", "fi", "ar", "ja", "zh-CN", "th", "ko"]

    static func run(_ arguments: [String]) {
        guard let folder = arguments.first else { return print("name the folder of the intents") }
        let chosen = arguments.dropFirst().isEmpty ? languages : Array(arguments.dropFirst())
        print("language templates cases failed unhit load-ms mean-us p99-us")
        for language in chosen {
            do {
                try measure(language, URL(fileURLWithPath: folder))
            } catch {
                print("\(language): \(error)")
            }
        }
    }

    private static func measure(_ language: String, _ folder: URL) throws {
        let start = ContinuousClock.now
        var suite = try HomeAssistantSuite(directory: folder, language: language)
        let load = ContinuousClock.now - start
        let report = try suite.run(isTimed: true)
        print(
            language, report.templates, report.cases, report.failures.count, report.unhit.count,
            milliseconds(load), microseconds(report.meanTime), microseconds(report.slowTime))
    }

    private static func milliseconds(_ time: Duration) -> String { String(format: "%.0f", time / .milliseconds(1)) }

    private static func microseconds(_ time: Duration?) -> String {
        String(format: "%.2f", (time ?? .zero) / .microseconds(1))
    }
}
