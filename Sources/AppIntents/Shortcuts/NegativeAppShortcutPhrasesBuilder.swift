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

    /// The phrases as one value.
    public static func buildFinalResult(_ component: NegativeAppShortcutPhrases) -> NegativeAppShortcutPhrases {
        component
    }

    /// The phrases as an array.
    public static func buildFinalResult(_ component: NegativeAppShortcutPhrases) -> [NegativeAppShortcutPhrase] {
        component.phrases
    }
}

/// Lets an author list negative phrases as an array: `static var negativePhrases: [NegativeAppShortcutPhrase] { "Never"; "Stop" }`.
///
/// A requirement of a protocol of its own, since one protocol cannot ask for a variable of either type.
public protocol _NegativePhraseListing {
    /// What must not run a shortcut although it sounds like one.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension _NegativePhraseListing {
    /// None.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
}
