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
        }
    }

    private static func remedy(_ known: [String]) -> String {
        known.isEmpty
            ? "take it out, or declare the parameter"
            : "use one of " + known.map { "“\($0)”" }.joined(separator: ", ")
    }
}

extension GrammarError: CustomStringConvertible {
    package var description: String { message }
}
