/// All that must not run a shortcut of an app.
///
///     static let negativePhrases = NegativeAppShortcutPhrases(phrases: ["Stop \(.applicationName)"])
public struct NegativeAppShortcutPhrases: Sendable, Hashable {
    /// The phrases.
    package let phrases: [NegativeAppShortcutPhrase]

    /// The phrases of an app.
    public init(phrases: [NegativeAppShortcutPhrase] = []) {
        self.phrases = phrases
    }

    /// The phrases of an app, one under another.
    public init(@NegativeAppShortcutPhrasesBuilder _ phrases: () -> NegativeAppShortcutPhrases) {
        self = phrases()
    }
}

extension NegativeAppShortcutPhrases: ExpressibleByArrayLiteral {
    /// The phrases of an app, listed.
    public init(arrayLiteral elements: NegativeAppShortcutPhrase...) {
        self.init(phrases: elements)
    }
}
