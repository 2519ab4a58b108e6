/// One utterance after the other from its text to its best readings.
struct Recognizer {
    /// One of the best readings; its slots are in `slots`.
    struct Best {
        let template: TemplateID
        let firstSlot: Int32
        let slotCount: Int32
    }

    /// What a match found, and in how many steps.
    struct Found {
        let readings: [Reading]
        let vetoed: Bool
        let steps: Int
    }

    private var run = MatchRun(PhraseGraphBuilder().finish())
    private var folder = TextFolder(keepsSource: true)
    private(set) var best = Pool<Best>()
    private(set) var slots = Pool<RecognizedSlot>()

    /// Whoever asked the run from outside would copy it, with all its storage.
    mutating func find(_ text: FoldedView, in grammar: Grammar) -> Found {
        let before = run.isFor(grammar.graph) ? run.steps : 0
        match(text, in: grammar)
        return Found(readings: run.readings, vetoed: run.vetoed, steps: run.steps - before)
    }

    mutating func vetoes(_ text: FoldedView, in grammar: Grammar) -> [ScopeID] {
        match(text, in: grammar)
        return run.vetoes.indices.map { run.vetoes[$0] }
    }

    private mutating func match(_ text: FoldedView, in grammar: Grammar) {
        if !run.isFor(grammar.graph) { run = MatchRun(grammar.graph) }
        run.match(text, in: grammar)
    }

    mutating func recognize(_ text: UnsafeBufferPointer<UInt8>, in grammar: Grammar) -> Matcher.Recognition {
        read(text, in: grammar)
        return Matcher.Recognition(
            best: best.count > 0 ? best[0].template : nil, ties: best.count, vetoed: run.vetoed)
    }

    private mutating func read(_ text: UnsafeBufferPointer<UInt8>, in grammar: Grammar) {
        folder.reset()
        folder.read(text)
        match(folder.isOverlong ? FoldedView() : folder.view, in: grammar)
        best.removeAll()
        slots.removeAll()
        let source = SourceView(text: text, sources: folder.sourceView, hasBrackets: folder.hasBrackets)
        for index in 0..<min(run.wholes.count, MatchResult.limit) {
            let whole = run.wholes[index]
            guard whole.rank == run.wholes[0].rank else { break }
            add(whole, source)
        }
    }

    /// A trail leads from the last slot to the first.
    private mutating func add(_ whole: MatchRun.Whole, _ source: SourceView) {
        let count = run.trail.depth(whole.slot)
        best.append(Best(template: whole.template, firstSlot: Int32(slots.count), slotCount: count))
        var place = slots.extend(by: Int(count)) + Int(count)
        var step = whole.slot
        while step >= 0 {
            let slot = run.trail.steps[Int(step)].slot
            place -= 1
            place.initialize(
                to: RecognizedSlot(index: slot.index, value: slot.value, span: source.span(ofFolded: slot.span)))
            step = run.trail.steps[Int(step)].previous
        }
    }
}
