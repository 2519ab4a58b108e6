import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@testable import IntentRuntime

@Suite("The declarative app that comes along")
struct DesktopAppTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Grammars/Apps/desktop.yaml").standardizedFileURL.path

    private static func interpreter() throws -> DeclarativeInterpreter {
        let app = try DeclarativeAppFile.load(path: file)
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        return DeclarativeInterpreter(grammar) { FlexibleLanguage.model(of: $0) }
    }

    @Test(arguments: [
        ("please open my downloads folder", "OpenFolder", ["folder": "Downloads"]),
        ("show the photos on computer", "OpenFolder", ["folder": "Pictures"]),
        ("go to open street map", "OpenSite", ["site": "the map"]),
        ("skip the song", "ControlMusic", ["action": "Next"]),
        ("play the previous track", "ControlMusic", ["action": "Previous"]),
        ("volume to seventy five percent", "SetVolume", ["level": "75"]),
        ("lock my computer", "LockScreen", [:]),
    ])
    func understands(_ text: String, _ intent: String, _ slots: [String: String]) throws {
        let meaning = try Self.interpreter().interpret([text])
        #expect(meaning.status == .matched)
        let reading = try #require(meaning.readings.first)
        #expect(reading.intent == intent)
        #expect(Dictionary(uniqueKeysWithValues: reading.slots.map { ($0.name, $0.title) }) == slots)
    }

    @Test(
        "Of two things that are asked for, none is done unasked",
        arguments: [
            ("open downloads and music", Interpretation.Status.suggested), ("open downloads and then play", .suggested),
            ("skip the song then lock my computer", .rejected),
        ])
    func asksAboutTwoAtOnce(_ text: String, _ status: Interpretation.Status) throws {
        #expect(try Self.interpreter().interpret([text]).status == status)
    }

    @Test("What it accepts, it understands", arguments: 1...3)
    func samples(seed: Int) async throws {
        var round = try Self.interpreter().samples(seed: UInt64(seed))
        for number in 1...100 { #expect(await round.next() != nil, "sample \(number)") }
    }
}
