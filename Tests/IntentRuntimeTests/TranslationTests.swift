import AppIntents
import Foundation
import GrammarFiles
import SpokenLanguage
import Testing

@testable import IntentRuntime

@Suite("What the conversation itself says, in every language")
struct TranslationTests {
    private static let languages = ["de", "fr", "es"]

    /// The sentences in `Texts.swift` and the files beside it, with `%@` for what is filled in.
    private static func sentences() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources")
        let files = [
            "IntentRuntime/Conversation/Texts.swift", "IntentRuntime/Conversation/Texts+Values.swift",
            "IntentRuntime/Conversation/Texts+Lists.swift",
            "IntentRuntime/Finding/FindTexts.swift", "PhrasebookConsole/Rendering/ConsoleTexts.swift",
        ]
        let source = try files.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }.joined(separator: "\n")
        return source.matches(of: /say\(\s*"((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\))*)"/).map {
            String($0.1).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "%@")
        }
    }

    private static let errors: [LocalizedStringResource] =
        [
            AppIntentError.PermissionRequired.bluetooth, .contacts, .localNetwork, .location(precise: true),
            .location(precise: false), .photos, .siri,
        ].map(\.localizedStringResource)
        + [
            AppIntentError.Unrecoverable.entityNotFound, .featureCurrentlyRestricted, .networkFailure, .notAllowed,
            .partialFailure, .unknown, .unsupportedOnDevice,
        ].map(\.localizedStringResource)
        + [AppIntentError.UserActionRequired.accountSetup, .confirmation, .signin].map(\.localizedStringResource)

    /// What the house calls the buttons of confirmations.
    private static let buttons: [ConfirmationActionName] = [
        .add, .addData, .book, .buy, .call, .checkIn, .continue, .create, .delete, .do, .download, .filter, .find, .get,
        .go, .log, .open, .order, .pay, .play, .playSound, .post, .request, .run, .search, .send, .set, .share, .start,
        .startNavigation, .toggle, .turnOff, .turnOn, .view,
    ]

    /// A translated button is understood when it is said, in the words that the language has for it.
    @Test(arguments: languages) func everyButtonIsTranslatedAndHasWords(_ language: String) throws {
        let pack = try LanguagePackFile.load(language: language)
        for button in Self.buttons {
            let labels = [button.acceptLabel, button.denyLabel].map { TextTable.key(of: $0.defaultValue) }
            #expect(labels.filter { pack.texts[$0] == nil } == [])
            let words = pack.confirmations.actions[labels[0], default: []] + pack.commands.actions.values.joined()
            #expect(words.contains { $0.lowercased() == pack.texts[labels[0]]?.lowercased() }, "\(labels[0])")
        }
    }

    @Test(arguments: languages) func everySentenceIsTranslated(_ language: String) throws {
        let texts = try LanguagePackFile.load(language: language).texts
        let sentences = try Self.sentences()
        #expect(sentences.count > 50)
        let all = sentences + Texts.warnings.map(TextTable.key) + Self.errors.map { TextTable.key(of: $0.defaultValue) }
        #expect(all.filter { texts[$0] == nil } == [])
    }

    @Test(arguments: languages) func everyArgumentIsFilledIn(_ language: String) throws {
        for (english, text) in try LanguagePackFile.load(language: language).texts {
            #expect(
                text.matches(of: /%(?:[1-9]\$)?@/).count == english.matches(of: /%@/).count, "\(english): \(text)")
        }
    }

    @Test func argumentsStandWhereTheTranslationHasThem() {
        TextTable.$current.withValue(TextTable(["%@ has %@.": "%2$@ bei %1$@."])) {
            let (has, had): (String.LocalizationValue, String.LocalizationValue) =
                ("\("Anna") has \(3).", "\("Anna") had \(3).")
            #expect(TextTable.text(has) == "3 bei Anna.")
            #expect(TextTable.text(had) == "Anna had 3.")
        }
    }
}
