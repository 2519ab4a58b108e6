import PhraseMatching

extension Frame {
    /// Another of the apps that the utterance names where neither the phrase nor a slot explains it: “open otter tracks in
    /// Tasks” is nothing for FieldNotes.
    func otherApp(of apps: [RunningApp]) -> RunningApp? {
        let words = spoken.words
        let own = Self.joined(app.names + [template.source])
        func isNamed(_ name: String) -> Bool {
            let whole = Self.joined([name])
            guard !whole.isEmpty, !own.contains(whole) else { return false }
            return words.indices.contains { start in
                var said = ""
                for end in words.indices[start...] where whole.hasPrefix(said) {
                    said += words[end].folded
                    if said == whole { return !fills(words[start].span.lowerBound..<words[end].span.upperBound) }
                }
                return false
            }
        }
        return apps.first { $0.name != app.name && $0.names.contains(where: isNamed) }
    }

    /// Without what parts words: “FieldNotes” is said as one or two.
    private static func joined(_ texts: [String]) -> String {
        SpokenText.foldedWords(of: texts).joined()
    }
}
