/// One case of phrase coverage: an utterance, and what it should do.
///
///     {"text":"open bryan and inge in field notes","intent":"OpenNote","slots":{"target":"Bryan & Inge"}}
package struct PhraseCase: Sendable, Hashable {
    /// The file and the line in it.
    package let path: String
    package let line: Int
    /// The n-best of one utterance, best first; at least one.
    package let texts: [String]
    /// Nil for a case that is to be rejected.
    package let intent: String?
    /// What was said for each parameter, never defaults; compared by value.
    package let slots: [String: CaseValue]
    package let reject: Bool
    package let app: String?
    package let locale: String?
    /// Titles of which each fits equally; empty where one answer is expected.
    package let ambiguous: [String]
    package let tags: [String]
    /// What was really spoken, for people.
    package let said: String?

    package init(
        path: String = "", line: Int = 0, texts: [String], intent: String? = nil, slots: [String: CaseValue] = [:],
        reject: Bool = false, app: String? = nil, locale: String? = nil, ambiguous: [String] = [], tags: [String] = [],
        said: String? = nil
    ) {
        (self.path, self.line, self.texts) = (path, line, texts)
        (self.intent, self.slots, self.reject) = (intent, slots, reject)
        (self.app, self.locale, self.ambiguous) = (app, locale, ambiguous)
        (self.tags, self.said) = (tags, said)
    }
}

/// What a slot should hold.
package enum CaseValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([CaseValue])
}
