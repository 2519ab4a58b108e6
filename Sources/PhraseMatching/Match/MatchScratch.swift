import Synchronization

/// The storage that matching needs, kept from one utterance to the next: after the first few, a match allocates nothing.
///
/// One caller at a time uses it; whoever matches on several threads has one for each. It also holds what was learnt about
/// the grammar's phrases (`PlaceSets`), so it should live as long as the grammar is used.
package final class MatchScratch: @unchecked Sendable {
    private var run = MatchRun(PhraseGraphBuilder().finish())
    private var folder = TextFolder(keepsSource: true)

    package init() {}

    /// Runs a match with the storage of the last one, if that was for the same phrases.
    func match(_ text: FoldedView, in grammar: Grammar) {
        if !run.isFor(grammar.graph) { run = MatchRun(grammar.graph) }
        run.match(text, in: grammar)
    }

    /// The same for a text, which is folded here too.
    func match(_ text: String, in grammar: Grammar) {
        folder.reset()
        folder.read(text)
        match(folder.isOverlong ? FoldedView() : folder.view, in: grammar)
    }

    /// What the last match found.
    var readings: [Reading] { run.readings }
    var vetoed: Bool { run.vetoed }
    var recognition: Matcher.Recognition { run.recognition }

    /// Steps so far, if the storage is for these phrases.
    func steps(for grammar: Grammar) -> Int { run.isFor(grammar.graph) ? run.steps : 0 }
}

extension MatchRun {
    fileprivate var recognition: Matcher.Recognition {
        guard wholes.count > 0 else { return Matcher.Recognition(best: nil, ties: 0) }
        let ties = wholes.indices.count { wholes[$0].rank == wholes[0].rank }
        return Matcher.Recognition(best: wholes[0].template, ties: ties)
    }
}

/// Scratch storage that waits for its next use; shared by all copies of a matcher.
final class ScratchPool: Sendable {
    private let waiting = Mutex<[MatchScratch]>([])

    func withScratch<T>(_ body: (MatchScratch) -> T) -> T {
        let scratch = waiting.withLock { $0.popLast() } ?? MatchScratch()
        defer { waiting.withLock { $0.append(scratch) } }
        return body(scratch)
    }
}
