import Foundation
import GrammarFiles
import TestSupport
import Testing

/// Real grammars and real sentences of ten languages, read from where the environment says; none of them is in this project.
@Suite struct HomeAssistantSuiteTests {
    @Test(
        .enabled(if: Corpora.areThere, "\(Corpora.hint)"),
        arguments: ["en", "de", "fr", "nl", "fi", "ar", "ja", "zh-CN", "th", "ko"])
    func everySentencePasses(language: String) throws {
        let folder = try #require(Corpora.folder).appendingPathComponent("home-assistant")
        var suite = try HomeAssistantSuite(directory: folder, language: language)
        let report = try suite.run(isTimed: true)
        let faults = report.failures.map(\.description) + report.unhit.map(\.description)
        print(
            language, report.cases, report.failures.count, report.unhit.count, report.meanTime ?? .zero,
            report.slowTime ?? .zero)
        #expect(faults.isEmpty, "\(language): \(faults.count) faults\n\(faults.prefix(300).joined(separator: "\n"))")
    }
}
