import Foundation

/// Whoever can put an intent's questions to a person: a conversation, or a test.
package protocol IntentHost: Sendable {
    /// Where the intent runs right now.
    var currentMode: IntentModes.Current { get }

    /// When the person asked for the intent.
    var requestedAt: Date? { get }

    /// Asks for a parameter's value.
    ///
    /// - Returns: A value of the parameter's type, or of one that it wraps.
    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable

    /// Asks which of several values is meant.
    ///
    /// - Returns: The index of the one that was picked.
    func requestDisambiguation(
        among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
    ) async throws -> Int

    /// Asks whether to go on.
    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool

    /// Asks for one of several answers.
    ///
    /// - Returns: The index of the one that was picked.
    func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int

    /// Shows something with the question that comes next.
    func show(_ snippet: SnippetContent) async throws

    /// Brings the app to the screen; throws when that is refused.
    func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws
}

extension IntentHost {
    /// Without the app on screen.
    package var currentMode: IntentModes.Current { .background }

    /// Nobody asked.
    package var requestedAt: Date? { nil }

    /// Nobody looks.
    package func show(_ snippet: SnippetContent) async throws {}
}
