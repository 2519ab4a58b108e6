import Foundation
import GrammarFiles
import SpokenLanguage
import TestSupport
import Testing

/// Declarative apps that were compiled into a file mean what their sources mean.
@Suite struct CompiledAppTests {
    private let folder: ScratchFolder
    private var path: String { folder.file("lights.phrases").path }

    init() throws {
        folder = try ScratchFolder()
        try AppGrammarTests.matcher(AppGrammarTests.lights).grammar.write(to: path)
    }

    private func open(isVerified: Bool = false) throws(GrammarFileError) -> AppMatcher {
        AppMatcher(
            try AppGrammar(compiledAt: path, isVerified: isVerified) { language throws(GrammarFileError) in
                try LanguagePackFile.load(language: language)
            })
    }

    @Test func whatIsSaidIsReadAlike() throws {
        let (built, opened) = (try AppGrammarTests.matcher(AppGrammarTests.lights), try open(isVerified: true))
        for (said, meaning) in AppGrammarTests.table {
            let match = opened.match(said)
            #expect(AppGrammarTests.shown(match) == meaning)
            #expect(match.readings == built.match(said).readings)
        }
    }

    @Test func whatIsKnownOfTheAppsIsKept() throws {
        let source = try DeclarativeAppFile.read(AppGrammarTests.lights, name: "app.yaml")
        let app = try #require(try open().grammar.apps.first)
        #expect(app.name == source.name && app.alternativeNames == source.alternativeNames)
        #expect(app.path == "app.yaml" && app.language == "en")
        #expect(app.intents.map(\.parameters) == source.intents.map(\.parameters))
        for (one, other) in zip(app.intents, source.intents) {
            #expect(one.name == other.name && one.title == other.title)
            #expect(one.phrases.map(\.template) == other.phrases.map(\.template))
            #expect(one.negativePhrases.map(\.template) == other.negativePhrases.map(\.template))
            #expect(one.confirm == other.confirm && one.perform == other.perform)
        }
    }

    @Test func whatWasOpenedIsWrittenAlike() throws {
        let again = folder.file("again.phrases")
        try open().grammar.write(to: again.path)
        #expect(try Data(contentsOf: again) == Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(AppGrammar.isCompiled(path: path) && !AppGrammar.isCompiled(path: "/nowhere"))
    }

    /// The values of entities are read when they are said, from a part of the file that nobody has looked at.
    @Test func damagedValuesAreHarmlessAndFound() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for place in stride(from: whole.count - 300, to: whole.count, by: 3) {
            var changed = whole
            changed[place] ^= 0xFF
            try changed.write(to: URL(fileURLWithPath: path))
            if let opened = try? open() {
                for said in ["dim the light in the den to 5", "moonlight please"] { _ = opened.match(said) }
            }
            #expect(throws: GrammarFileError.self) { try open(isVerified: true) }
        }
    }

    @Test func saysWhatIsWrong() throws {
        try Data("language: en".utf8).write(to: URL(fileURLWithPath: path))
        #expect {
            try open()
        } throws: { error in
            (error as? GrammarFileError)?.message
                == "\(path): not a compiled grammar; compile the grammar's sources to get one"
        }
    }
}
