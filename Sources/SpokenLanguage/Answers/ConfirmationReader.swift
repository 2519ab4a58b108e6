package import PhraseMatching

/// Understands the answers to a confirmation whose buttons have names of their own.
///
///     let reader = ConfirmationReader(english, accepting: ["Gobble"], denying: ["Leave"], question: "Gobble the soup?")
///     reader.answer(SpokenText("yes, gobble it up"))      // true
///     reader.answer(SpokenText("don't gobble the soup"))  // false
///     reader.answer(SpokenText("leave it, gobble it"))    // nil
///
/// An answer is read piece by piece. It says yes only where every word of it is understood and none is against it.
package struct ConfirmationReader: Sendable {
    /// What a piece of an answer says.
    private enum Piece: Hashable {
        case accept, refuse, deny, negation, cancel, no, yes, neutral, unknown
    }

    private let answers: AnswerReader
    private let accepting: [[String]]
    private let denying: [[String]]
    /// The words and numbers of the question, which an answer may repeat.
    private let echo: Set<String>
    private let numbers: Set<Double>
    /// Nobody says a number that small things are counted by in more words.
    private static let numberLimit = 4

    /// - Parameters:
    ///   - answers: The language.
    ///   - accepting: What the button is called that confirms, and other words for it.
    ///   - denying: The same for the one that declines.
    ///   - question: What is asked.
    ///   - subject: What the whole is called: “Delete Note”. What it is about may be said; what it does is not what is asked.
    package init(
        _ answers: AnswerReader, accepting: [String], denying: [String], question: String, subject: String = ""
    ) {
        self.answers = answers
        let buttons = answers.buttons
        let own = (accepting: Set(accepting.map(Self.words)), denying: Set(denying.map(Self.words)))
        // What the author calls one button is never another word for the other one.
        let yes = Set(buttons.all(of: accepting).map(Self.words)).subtracting(own.denying.subtracting(own.accepting))
        let no = Set((buttons.all(of: denying) + buttons.opposites(of: accepting)).map(Self.words))
        self.accepting = yes.filter { !$0.isEmpty }
        self.denying = no.subtracting(yes).filter { !$0.isEmpty }
        let negations = answers.negations
        let things = Self.words(subject).filter { !buttons.isWord($0) }
        echo = Set(Self.words(question) + things).filter { !negations.contains([$0][...]) }
        numbers = Set(echo.compactMap { answers.number(SpokenText($0)) })
    }

    /// Whether an answer says yes or no; `nil` where it says neither, or both.
    package func answer(_ utterance: SpokenText) -> Bool? {
        guard let folded = answers.words(of: utterance) else { return nil }
        let whole = folded.joined()
        if accepting.contains(where: { $0.joined() == whole }) { return true }
        if denying.contains(where: { $0.joined() == whole }) { return false }
        return answers.confirmation(utterance) ?? meaning(of: pieces(Self.words(utterance.text)))
    }

    private func meaning(of pieces: Set<Piece>) -> Bool? {
        if pieces.contains(.deny) {
            // “Don't keep it” is no yes, and what says one and the other is neither.
            return pieces.isDisjoint(with: [.accept, .refuse, .yes, .negation, .unknown]) ? false : nil
        }
        // Whatever else is said with it: what is not to be done is not done.
        if pieces.contains(.refuse) { return false }
        if pieces.contains(.negation) { return pieces.contains(.accept) ? false : nil }
        guard !pieces.contains(.unknown) else { return nil }
        if pieces.contains(.cancel) { return pieces.contains(.yes) ? nil : false }
        guard !pieces.contains(.no) else { return nil }
        return pieces.contains(.accept) || pieces.contains(.yes) ? true : nil
    }

    private func pieces(_ words: [String]) -> Set<Piece> {
        var found: Set<Piece> = []
        var rest = words[...]
        while !rest.isEmpty {
            let (piece, count) = first(of: rest)
            found.insert(piece)
            rest = rest.dropFirst(count)
        }
        return found
    }

    /// The longest piece that the words begin with; of two that are as long the one that stands first here.
    private func first(of words: ArraySlice<String>) -> (piece: Piece, count: Int) {
        let no = answers.no.length(at: words)
        let denial = words.prefix(no)
        let isNegated = denial.indices.contains { answers.negations.length(at: denial[$0...]) > 0 }
        let pieces: [(piece: Piece, count: Int)] = [
            (.accept, length(of: accepting, at: words)), (.deny, length(of: denying, at: words)),
            (.refuse, length(of: accepting, at: words, isNegated: true)),
            (.negation, answers.negations.length(at: words)), (.cancel, answers.cancel.length(at: words)),
            (isNegated ? .negation : .no, no), (.neutral, answers.aroundLabels.length(at: words)),
            (.yes, answers.yes.length(at: words)), (.neutral, echoLength(at: words)),
            (.unknown, 1),
        ]
        let longest = pieces.map(\.count).max() ?? 1
        return pieces.first { $0.count == longest } ?? (.unknown, 1)
    }

    /// How many words repeat one of the question, or say a number of it: “three” of “3”.
    private func echoLength(at words: ArraySlice<String>) -> Int {
        if words.first.map(echo.contains) == true { return 1 }
        guard !numbers.isEmpty else { return 0 }
        return (1...Self.numberLimit).last { length in
            length <= words.count
                && answers.number(SpokenText(words.prefix(length).joined(separator: " "))).map(numbers.contains) == true
        } ?? 0
    }

    /// How many words the longest label takes; between its own there may be such as mean nothing: “turn it off”. Where it
    /// is negated there may be a negation too: “ruf sie nicht an”.
    private func length(of labels: [[String]], at words: ArraySlice<String>, isNegated: Bool = false) -> Int {
        labels.map { label in
            var rest = words
            for (index, word) in label.enumerated() {
                while index > 0, rest.first != word {
                    let skipped = max(
                        answers.aroundLabels.length(at: rest), echoLength(at: rest),
                        isNegated ? answers.negations.length(at: rest) : 0)
                    guard skipped > 0 else { return 0 }
                    rest = rest.dropFirst(skipped)
                }
                guard rest.first == word else { return 0 }
                rest = rest.dropFirst()
            }
            return words.count - rest.count
        }.max() ?? 0
    }

    /// Parts of a word that an apostrophe joins are words here: “n'envoie pas” has the one for sending.
    private static func words(_ text: String) -> [String] {
        SpokenText(String(text.map { "'’".contains($0) ? " " : $0 })).foldedWords
    }
}
