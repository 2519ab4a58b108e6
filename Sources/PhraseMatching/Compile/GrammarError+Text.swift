extension GrammarError {
    /// What is wrong; what to do.
    package var message: String {
        switch self {
        case .unknownSlot(let slot, let template, let known):
            "“\(template)” has a slot “\(slot)” that nothing fills; \(Self.remedy(known))"
        case .foreignList(let slot, let template):
            "the list for “\(slot)” in “\(template)” belongs to another grammar; add it to this one first"
        case .nothingToSay(let template):
            "“\(template)” holds nothing that can be said; write words or a slot"
        case .tooLong(let template):
            "“\(template.prefix(40))…” is longer than an utterance may be; shorten it"
        case .unknownRule(let name, let template, let known):
            "“\(template)” names a rule “\(name)” that is nowhere; \(Self.remedy(known, else: "add it"))"
        case .ruleCycle(let names):
            "the rules lead back to themselves: \(names.joined(separator: " → ")); write one of them out"
        case .rulesTooDeep(let name, let limit):
            "the rule “\(name)” stands within more than \(limit) others; write some of them out"
        case .templateTooLarge(let template, let limit):
            "“\(template.prefix(40))” stands for more than \(limit) texts and slots; split it, or use a list"
        case .grammarTooLarge(let limit):
            "the templates need more than \(limit) steps together; use lists in place of groups"
        }
    }

    private static func remedy(
        _ known: [String], else advice: String = "take it out, or declare the parameter"
    ) -> String {
        known.isEmpty
            ? advice
            : "use one of " + known.map { "“\($0)”" }.joined(separator: ", ")
    }
}

extension GrammarError: CustomStringConvertible {
    package var description: String { message }
}
