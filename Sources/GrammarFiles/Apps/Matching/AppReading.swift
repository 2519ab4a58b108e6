package import PhraseMatching

/// One reading of an utterance: what to do, with what.
package struct AppReading: Sendable, Hashable {
    package struct Slot: Sendable, Hashable {
        /// The parameter.
        package let name: String
        package let value: AppValue
        /// As spoken.
        package let text: String
        /// UTF-8 offsets into the reading's `said`, half-open.
        package let span: Range<Int>
    }

    /// What is said for a parameter that takes something listed, and is none of that.
    package struct Unlisted: Sendable, Hashable {
        /// The parameter.
        package let name: String
        /// As spoken.
        package let text: String
        /// UTF-8 offsets into the reading's `said`, half-open.
        package let span: Range<Int>
    }

    /// The text that says it, as given: that of one hypothesis.
    package private(set) var said: String
    /// The name of the app.
    package let app: String
    /// The name of the intent.
    package let intent: String
    package let place: AppGrammar.Place
    /// The phrase as the author wrote it.
    package let phrase: String
    package let template: TemplateID
    /// In the order in which they were said; never defaults.
    package private(set) var slots: [Slot]
    /// Parameters that are still to be asked for, in the order in which something was said of them.
    package var unlisted: [Unlisted] = []
    package private(set) var score: Double
    /// `exact` or `flexible`.
    package private(set) var tier: String

    /// The same with another chance to be meant; what is surely said is so only while it is certain.
    func scored(_ score: Double) -> AppReading {
        guard score != self.score else { return self }
        var scored = self
        (scored.score, scored.tier) = (score, MatchTier.flexible.name)
        return scored
    }

    /// The same for a text that only resembles the phrase, where the slots stand elsewhere.
    func found(in said: SpokenText, score: Double, _ place: (Range<Int>) -> Range<Int>) -> AppReading {
        var found = scored(score)
        found.said = said.text
        found.slots = slots.map { slot in
            let span = place(slot.span)
            return Slot(name: slot.name, value: slot.value, text: said.substring(span), span: span)
        }
        return found
    }

    /// Whether both mean the same, however it was said and in whichever file of the app it stands.
    func means(_ other: AppReading) -> Bool {
        app == other.app && intent == other.intent && slots.count == other.slots.count
            && unlisted.map(\.name) == other.unlisted.map(\.name)
            && slots.allSatisfy { slot in other.slots.contains { $0.name == slot.name && $0.value.means(slot.value) } }
    }
}
