/// An utterance with some of its words changed, and the way back.
struct MendedText {
    struct Edit {
        /// In the utterance as given.
        let span: Range<Int>
        let text: String
    }

    let spoken: SpokenText
    private let original: SpokenText
    private let edits: [Edit]

    /// - edits: in the order of the text.
    init(_ original: SpokenText, _ edits: [Edit]) {
        (self.original, self.edits) = (original, edits)
        var (text, end) = ("", 0)
        for edit in edits {
            text += original.substring(end..<edit.span.lowerBound) + edit.text
            end = edit.span.upperBound
        }
        spoken = SpokenText(text + original.substring(end..<original.text.utf8.count))
    }

    /// What was found in the mended text as it stands in the utterance: what is dictated keeps its words.
    func found(_ answer: MatchAnswer) -> MatchAnswer {
        let result = answer.result
        return MatchAnswer(
            status: answer.status, hypothesis: answer.hypothesis,
            result: MatchResult(
                matches: result.matches.map(moved), best: result.best.map(moved), wasTruncated: result.wasTruncated,
                vetoed: result.vetoed, isOverlong: result.isOverlong),
            features: answer.features)
    }

    private func moved(_ match: Match) -> Match {
        func moved(_ span: Range<Int>) -> Range<Int> { place(span.lowerBound)..<place(span.upperBound) }
        return match.moved({ $0.spanning(moved($0.span), of: original) }, leftovers: moved)
    }

    /// An offset into the mended text, at the border of a word, as one into the utterance.
    private func place(_ mended: Int) -> Int {
        var shift = 0
        for edit in edits where edit.span.lowerBound + shift < mended {
            shift += edit.text.utf8.count - edit.span.count
        }
        return mended - shift
    }
}
