import AppIntents

extension AppIntent {
    /// The sentence that stands for the intent, with its values; a parameter without one by its title, else by what it holds.
    /// `nil` when its author wrote none.
    var summaryText: String? {
        guard let sentence = summarySentence, !sentence.pieces.isEmpty else { return nil }
        let parameters = Dictionary(
            IntentReflection.parameters(of: self).map { ($0.name, $0.parameter) }
        ) { first, _ in first }
        return sentence.text { name in
            guard let parameter = parameters[name] else { return name }
            return parameter.anyValue.map { ValueDisplay.representation(of: $0).title.text() }
                ?? parameter.descriptor.title?.text().lowercased() ?? parameter.descriptor.noun
        }
    }
}

extension String {
    /// Whether a sentence ends here.
    var endsSentence: Bool { last.map { ".!?…。！？".contains($0) } ?? false }
}
