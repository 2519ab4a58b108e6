/// Finds what an utterance means, in time linear in its length, whatever the grammar.
///
///     Matcher(grammar).match(SpokenText("Open Otter tracks in FieldNotes")).best
///     // template 0, target = "Otter tracks" 5..<17, applicationName = "FieldNotes" 21..<31
package struct Matcher: Sendable {
    package let grammar: Grammar

    package init(_ grammar: Grammar) {
        self.grammar = grammar
    }

    /// - Complexity: O(utterance), for a given grammar.
    package func match(_ spoken: SpokenText) -> MatchResult {
        matchCountingSteps(spoken).result
    }

    /// The same, with the number of elementary steps it took: the measure of the tests for blow-up.
    package func matchCountingSteps(_ spoken: SpokenText) -> (result: MatchResult, steps: Int) {
        guard !spoken.isOverlong else { return (MatchResult(isOverlong: true), 0) }
        guard !spoken.folded.isEmpty else { return (MatchResult(), 0) }
        var run = MatchRun(grammar, spoken.folded)
        let (readings, vetoed) = run.run()
        return (MatchResult(readings, vetoing: vetoed, in: grammar, of: spoken), run.steps)
    }
}
