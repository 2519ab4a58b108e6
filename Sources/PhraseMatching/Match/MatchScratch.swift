/// The storage that matching needs, kept from one utterance to the next: after the first few, a match allocates nothing.
///
///     if matcher.recognize("open heron nest", in: scratch).ties > 0 {
///         scratch.template(of: 0), scratch.slots(of: 0).map { scratch.slot($0).span }
///     }
///
/// One caller at a time uses it; whoever matches on several threads has one for each. It also holds what was learnt about
/// the grammar's phrases (`PlaceSets`), so it should live as long as the grammar is used.
package final class MatchScratch: @unchecked Sendable {
    /// Memory of its own: of a property each call would be asked whether another one uses it.
    private let recognizer: UnsafeMutablePointer<Recognizer>

    package init() {
        recognizer = .allocate(capacity: 1)
        recognizer.initialize(to: Recognizer())
    }

    deinit {
        recognizer.deinitialize(count: 1)
        recognizer.deallocate()
    }

    /// Runs a match with the storage of the last one, if that was for the same phrases.
    func find(_ text: FoldedView, in grammar: Grammar) -> Recognizer.Found {
        recognizer.pointee.find(text, in: grammar)
    }

    /// The scopes of which a negative phrase fits.
    func vetoes(_ text: FoldedView, in grammar: Grammar) -> [ScopeID] { recognizer.pointee.vetoes(text, in: grammar) }

    /// The same for a text, which is folded here too, and whose best readings are kept.
    func recognize(_ text: String, in grammar: Grammar) -> Matcher.Recognition {
        // Most strings need no copy, which would be retained.
        if let found = text.utf8.withContiguousStorageIfAvailable({ recognize($0, in: grammar) }) { return found }
        var copy = text
        return copy.withUTF8 { recognize($0, in: grammar) }
    }

    /// The same for the bytes of a text.
    func recognize(_ text: UnsafeBufferPointer<UInt8>, in grammar: Grammar) -> Matcher.Recognition {
        recognizer.pointee.recognize(text, in: grammar)
    }

    /// How many best readings the utterance has that was recognized last.
    package var readingCount: Int { recognizer.pointee.best.count }

    /// The template of one of them.
    package func template(of reading: Int) -> TemplateID { recognizer.pointee.best[reading].template }

    /// Its slots, by numbers for `slot(_:)`, in the order of the template.
    package func slots(of reading: Int) -> Range<Int> {
        let best = recognizer.pointee.best[reading]
        return Int(best.firstSlot)..<Int(best.firstSlot + best.slotCount)
    }

    package func slot(_ number: Int) -> RecognizedSlot { recognizer.pointee.slots[number] }
}

/// What one slot of a recognized utterance holds.
package struct RecognizedSlot: Sendable, Hashable {
    /// Which of the phrase's slots.
    package let index: UInt8
    /// The entry's value; `nil` where no entry names these words.
    package let value: UInt32?
    /// UTF-8 offsets into the utterance as given, half-open.
    package let span: Range<Int>
}
