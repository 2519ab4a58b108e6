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

/// Lists negative phrases one under another, some of them behind `if #available`.
@resultBuilder
public enum NegativeAppShortcutPhrasesBuilder {
    /// One phrase.
    public static func buildExpression(_ expression: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [expression])
    }

    /// Phrases that were listed elsewhere.
    public static func buildExpression(_ expression: NegativeAppShortcutPhrases) -> NegativeAppShortcutPhrases {
        expression
    }

    /// The phrases in order.
    public static func buildBlock(_ components: NegativeAppShortcutPhrases...) -> NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: components.flatMap(\.phrases))
    }

    /// Phrases behind a condition.
    public static func buildOptional(_ component: NegativeAppShortcutPhrases?) -> NegativeAppShortcutPhrases {
        component ?? []
    }

    /// Phrases behind a condition that holds.
    public static func buildEither(first component: NegativeAppShortcutPhrases) -> NegativeAppShortcutPhrases {
        component
    }

    /// Phrases for when the condition does not hold.
    public static func buildEither(second component: NegativeAppShortcutPhrases) -> NegativeAppShortcutPhrases {
        component
    }

    /// Phrases that need a newer system.
    public static func buildLimitedAvailability(_ component: NegativeAppShortcutPhrases) -> NegativeAppShortcutPhrases {
        component
    }
}
