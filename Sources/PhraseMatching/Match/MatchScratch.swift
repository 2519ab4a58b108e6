import Synchronization

/// The storage that matching needs, kept from one utterance to the next: after the first few, a match allocates nothing.
///
/// One caller at a time uses it; whoever matches on several threads has one for each. It also holds what was learnt about
/// the grammar's phrases (`PlaceSets`), so it should live as long as the grammar is used.
package final class MatchScratch: @unchecked Sendable {
    var run: MatchRun?
    var folder = TextFolder(keepsSource: true)

    package init() {}

    /// Runs a match with the storage of the last one, if that was for the same phrases.
    func match(_ text: FoldedText, in grammar: Grammar) {
        if run?.isFor(grammar.graph) != true { run = MatchRun(grammar.graph) }
        run?.match(text, in: grammar)
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
