/// Why a template does not fit into a grammar.
package enum GrammarError: Error, Sendable, Hashable {
    /// The template has a slot for which no list was given.
    case unknownSlot(String, template: String, known: [String])
    /// The list given for a slot is of another grammar.
    case foreignList(slot: String, template: String)
    /// Nothing in the template can be said.
    case nothingToSay(template: String)
    /// The template's text is longer than any utterance may be, or it has more slots than a match may hold.
    case tooLong(template: String)
    /// `<name>` of which there is no rule.
    case unknownRule(String, template: String, known: [String])
    /// A rule that leads back to itself: `a`, `b`, `a`.
    case ruleCycle([String])
    /// Rules within rules within rules.
    case rulesTooDeep(String, limit: Int)
    /// The template stands for more texts and slots than there may be.
    case templateTooLarge(template: String, limit: Int)
    /// All templates together have more edges than there may be.
    case grammarTooLarge(limit: Int)
}
