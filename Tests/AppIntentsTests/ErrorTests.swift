import AppIntents
import Testing

@Suite("Errors, word for word")
struct ErrorTests {
    private static let intent = OpenBook()
    private static let books = [BookEntity(Book(1, "Emma")), BookEntity(Book(2, "Persuasion"))]

    static let questions: [(@Sendable () async throws -> Void, String)] = [
        ({ _ = try await intent.$target.requestValue() }, "perform() asks for a value"),
        ({ _ = try await intent.$target.requestDisambiguation(among: []) }, "perform() asks which value is meant"),
        ({ try await intent.requestConfirmation() }, "perform() asks for a confirmation"),
        ({ try await intent.$target.requestConfirmation(for: books[0]) }, "perform() asks for a confirmation"),
        ({ _ = try await intent.requestChoice(between: [.cancel]) }, "perform() asks for a choice"),
        ({ try await intent.continueInForeground() }, "perform() asks for the app to be opened"),
    ]

    @Test("Without a host there is nobody to ask", arguments: questions.indices) func noHost(_ index: Int) async {
        let (ask, words) = Self.questions[index]
        let error = await #expect(throws: AppIntentError.self) { try await ask() }
        #expect(
            error?.description
                == "\(words), but nobody is there to answer; run the intent through Phrasebook or a test host.")
    }

    static let errors: [(any Error & CustomLocalizedStringResourceConvertible, String)] = [
        (intent.$target.needsValueError(), "Which book?"),
        (intent.$target.needsValueError("Which one?"), "Which one?"),
        (AddBook().$author.needsValueError(), "“Author” has no value; say what it should be."),
        (EveryParameter().$bare.needsValueError(), "A parameter has no value; say what it should be."),
        (intent.$target.needsDisambiguationError(among: books), "Which of the books?"),
        (intent.$target.needsDisambiguation(among: books, dialog: "Which?"), "Which?"),
        (
            EveryParameter().$stars.needsDisambiguationError(among: [.one, .two]),
            "“Stars” could be any of 2; say which."
        ),
        (intent.needsToContinueInForegroundError(), "This goes on in the app; open it first."),
        (intent.needsToContinueInForegroundError("Go on there?", alwaysConfirm: false), "Go on there?"),
        (AppIntentError.restartPerform, "The action has to start again."),
        (AppIntentError.PermissionRequired.bluetooth, "The app may not use Bluetooth; allow it in its settings."),
        (AppIntentError.PermissionRequired.contacts, "The app may not see your contacts; allow it in its settings."),
        (
            AppIntentError.PermissionRequired.localNetwork,
            "The app may not use the local network; allow it in its settings."
        ),
        (
            AppIntentError.PermissionRequired.location(precise: true),
            "The app may not see your exact location; allow it in its settings."
        ),
        (
            AppIntentError.PermissionRequired.location(precise: false),
            "The app may not see your location; allow it in its settings."
        ),
        (AppIntentError.PermissionRequired.photos, "The app may not see your photos; allow it in its settings."),
        (AppIntentError.PermissionRequired.siri, "The app may not be used by voice; allow it in its settings."),
        (AppIntentError.Unrecoverable.entityNotFound, "That no longer exists."),
        (AppIntentError.Unrecoverable.featureCurrentlyRestricted, "That is switched off at the moment."),
        (AppIntentError.Unrecoverable.networkFailure, "The network does not answer; try again later."),
        (AppIntentError.Unrecoverable.notAllowed, "That is not allowed."),
        (AppIntentError.Unrecoverable.partialFailure, "Only a part of that was done."),
        (AppIntentError.Unrecoverable.unknown, "Something went wrong."),
        (AppIntentError.Unrecoverable.unsupportedOnDevice, "This device cannot do that."),
        (AppIntentError.UserActionRequired.accountSetup, "Set up your account in the app first."),
        (AppIntentError.UserActionRequired.confirmation, "Confirm this in the app first."),
        (AppIntentError.UserActionRequired.signin, "Sign in to the app first."),
    ]

    @Test(arguments: errors.indices) func text(_ index: Int) {
        let (error, text) = Self.errors[index]
        #expect(error.localizedStringResource.text() == text)
    }

    @Test("A thrown error carries its parameter and what to choose from") func payload() async throws {
        let lend = LendBooks()
        lend.books = Self.books
        let error = await #expect(throws: AppIntentError.self) { _ = try await lend.perform() }
        guard case .needsValue(let parameter, let dialog)? = error?.kind else { throw try #require(error) }
        #expect(parameter === lend.$books && dialog?.full.text() == "Choose exactly three books.")
        let several = Self.intent.$target.needsDisambiguationError(among: Self.books)
        guard case .needsDisambiguation(_, let options, _) = several.kind else { throw several }
        #expect(options.map { $0.display.title.text() } == ["Emma", "Persuasion"])
        #expect(options.compactMap { ($0.value as? BookEntity)?.id } == Self.books.map(\.id))
    }
}
