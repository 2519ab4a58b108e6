import Foundation
import GrammarFiles
import TestSupport
import Testing

@Suite struct HomeAssistantFilesTests {
    /// Other engines are compared by some of the sentences, and must be given exactly those.
    @Test(.enabled(if: Corpora.areThere, "\(Corpora.hint)"))
    func onlyTheChosenSentencesAreSaid() throws {
        let folder = try #require(Corpora.folder).appendingPathComponent("home-assistant")
        var suite = try HomeAssistantSuite(directory: folder, language: "en")
        let chosen: Set = [
            "HassTurnOn/area_domain.yaml\tlight up the Kitchen", "HassTurnOn/area_domain.yaml\tKitchen lights on",
            "HassTurnOn/name_area.yaml\tlock front door in the kitchen", "HassTurnOn/name_area.yaml\tis not there",
        ]
        let files = try suite.testedFiles(only: chosen)
        #expect(files.map(\.name) == ["HassTurnOn/area_domain.yaml", "HassTurnOn/name_area.yaml"])
        #expect(
            files.map(\.sentences) == [
                ["light up the Kitchen", "Kitchen lights on"], ["lock front door in the kitchen"],
            ])
        #expect(files.map { $0.passed() } == [2, 1])
        #expect(try suite.testedFiles().reduce(0) { $0 + $1.sentences.count } == 1110)
    }
}
