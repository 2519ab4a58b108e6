/// What says that a phrase is meant that has something in it which no list has.
///
///     open shopping list in field notes       // the app is named: enough
///     add salt to garden                      // there is such a list: enough
///     toggle pin on shopping list             // more than a verb: enough
///     open the door, add salt to taste        // a verb that is in every other sentence: not enough
struct UnlistedEvidence {
    /// The app is named, in the phrase or beside it.
    private(set) var namesApp = false
    /// Some word of the phrase says what is to be done.
    private(set) var hasVerb = false
    /// Words of the phrase that are not in every sentence. A verb may be said of anything and counts half.
    private(set) var words = 0.0
    /// Slots that hold what they list; what is only read, such as a number, may be in any sentence and counts half.
    private(set) var known = 0.0

    private static let half = 0.5
    /// With less it is no more likely a command than any other sentence.
    private static let least = 1.5

    /// Whether the phrase is worth a question.
    var suffices: Bool { (namesApp ? 1 : 0) + words + known >= Self.least }

    /// The chance that the phrase is meant, with what is known of it.
    ///
    /// - support: the share of the hypotheses that ask for it.
    func score(support: Double) -> Double {
        // Without a verb it may be a question about anything: "who sings in the shower".
        let isCommand = namesApp || known >= 1 || hasVerb
        return isCommand ? Self.ofCommands + Self.ofSupport * support : Self.ofOthers
    }

    private static let ofCommands = 0.75
    private static let ofSupport = 0.17
    private static let ofOthers = 0.35
}

extension UnlistedEvidence {
    /// - Parameters:
    ///   - match: a phrase, with slots that have no value.
    ///   - command: where it stands in the utterance.
    ///   - words: those of the utterance.
    ///   - lexicon: what is known of words.
    ///   - namesApp: whether the app is named beside it.
    ///   - isContext: whether a slot says where a command belongs.
    ///   - isRead: whether what a slot holds is read, and has no name.
    init(
        _ match: Match, command: Range<Int>, of words: [SpokenText.Word], _ lexicon: Lexicon, namesApp: Bool,
        isContext: (SlotMatch) -> Bool, isRead: (SlotMatch) -> Bool
    ) {
        self.namesApp = namesApp || match.slots.contains(where: isContext)
        for slot in match.slots where !isContext(slot) {
            known += isRead(slot) ? Self.half : slot.value == nil ? 0 : 1
        }
        for word in words where command.contains(word.span.lowerBound) {
            guard !match.slots.contains(where: { $0.span.contains(word.span.lowerBound) }),
                lexicon.isKnown(word.folded)
            else { continue }
            let isVerb = lexicon.actions(of: word.folded) != 0
            // "toggle pin": of two words for what is done one says to what.
            self.words += isVerb && !hasVerb ? Self.half : 1
            hasVerb = hasVerb || isVerb
        }
    }
}
