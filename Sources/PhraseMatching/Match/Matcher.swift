/// Finds what an utterance means, in time linear in its length, whatever the grammar.
///
///     Matcher(grammar).match(SpokenText("Open Otter tracks in FieldNotes")).best
///     // template 0, target = "Otter tracks" 5..<17, applicationName = "FieldNotes" 21..<31
///
/// A matcher learns the grammar's phrases as they are said; keep one rather than making one for each utterance. Copies
/// share what they learnt, and may be used from any thread.
package struct Matcher: Sendable {
    package let grammar: Grammar
    private let pool: ScratchPool<MatchScratch>

    package init(_ grammar: Grammar) {
        self.grammar = grammar
        pool = ScratchPool { MatchScratch() }
    }

    /// A matcher for other names in the same phrases, which keeps what this one learnt.
    package init(_ grammar: Grammar, learningFrom other: Matcher) {
        self.grammar = grammar
        pool = other.pool
    }

    /// - Complexity: O(utterance), for a given grammar.
    package func match(_ spoken: SpokenText) -> MatchResult {
        matchCountingSteps(spoken).result
    }

    /// The same, with the number of elementary steps it took: the measure of the tests for blow-up.
    package func matchCountingSteps(_ spoken: SpokenText) -> (result: MatchResult, steps: Int) {
        guard !spoken.isOverlong else { return (MatchResult(isOverlong: true), 0) }
        guard !spoken.isEmpty else { return (MatchResult(), 0) }
        return pool.withScratch { scratch in
            let found = spoken.withFolded { scratch.find($0, in: grammar) }
            return (MatchResult(found.readings, vetoed: found.vetoed, in: grammar, of: spoken), found.steps)
        }
    }

    /// The scopes of which a negative phrase fits.
    func vetoedScopes(_ spoken: SpokenText) -> Set<ScopeID> {
        guard !grammar.negatives.isEmpty else { return [] }
        return pool.withScratch { scratch in
            Set(spoken.withFolded { scratch.vetoes($0, in: grammar) })
        }
    }

    /// What the utterance means, without a result to keep: the best readings are in the scratch until its next use. Allocates
    /// nothing once the scratch has seen utterances of this kind.
    package func recognize(_ text: String, in scratch: MatchScratch) -> Recognition {
        scratch.recognize(text, in: grammar)
    }

    /// The same for a text that is no string; its bytes must be valid UTF-8.
    package func recognize(_ text: UnsafeBufferPointer<UInt8>, in scratch: MatchScratch) -> Recognition {
        scratch.recognize(text, in: grammar)
    }

    package struct Recognition: Sendable, Hashable {
        /// The template of the best reading; the first of those that tie.
        package let best: TemplateID?
        /// Readings that the ranking cannot tell apart.
        package let ties: Int
        /// See `MatchResult.vetoed`.
        package let vetoed: Bool
    }
}
