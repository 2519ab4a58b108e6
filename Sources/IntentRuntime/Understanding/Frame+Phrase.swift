import AppIntents
import PhraseMatching
import SpokenLanguage

extension Frame {
    /// One frame for each combination of what the slots may hold; the first of them where there are many.
    func meanings(limit: Int) -> [Frame] {
        slots.indices.reduce([self]) { frames, slot in
            Array(
                frames.flatMap { frame in
                    frame.slots[slot].candidates.map { candidate in
                        var single = frame
                        single.slots[slot].candidates = [candidate]
                        return single
                    }
                }.prefix(limit))
        }
    }

    /// The phrase as one would say it: “Open Otter tracks in FieldNotes”.
    var phrase: String {
        template.plainest(with: Set(slots.map(\.name) + ["applicationName"])).map { piece in
            switch piece {
            case .text(let text): text
            case .slot("applicationName"): app.name
            case .slot(let name): slots.first { $0.name == name }.map(\.said) ?? "…"
            }
        }.joined()
    }
}

extension Frame {
    /// Whether what sounds like it says that it is not to be done.
    func denial(by hypotheses: [SpokenText], in language: PhraseLanguage) -> NegationReader.Denial {
        guard hypotheses.count == 1 else { return language.negations.denial(by: hypotheses, saying: texts) }
        // Where one text alone has what is dictated is known.
        return language.negations.denial(by: [command.withoutText], saying: knownTexts)
    }

    /// Whether one of several texts that may have been said says that it is not to be done.
    func isDenied(by hypothesis: SpokenText, in language: PhraseLanguage) -> Bool {
        language.negations.denies(hypothesis, saying: texts, excusesBeginnings: true)
    }

    /// What is said of it, the names in it, and what is dictated.
    private var texts: [String] { knownTexts + slots.flatMap { slot in slot.candidates.flatMap(\.names) } }
}

extension Frame {
    /// Whether words of the utterance are in a slot: a phrase that leaves out what somebody named is not what was said.
    func fills(_ span: Range<Int>) -> Bool { slots.contains { $0.span.overlaps(span) } }
}

extension Frame {
    /// Has the person asked for what takes something listed, and was said as something else.
    mutating func leaveOpen(_ unlisted: Reading.Unlisted) {
        unread[unlisted.name] = Texts.unknown(unlisted.text)
        self.unlisted.append(unlisted)
    }
}

extension Frame.Slot {
    /// The title of what is meant; where that is open, the words.
    var said: String { candidates.count == 1 ? candidates[0].title : text }
}
