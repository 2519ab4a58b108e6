import GrammarFiles
import IntentRuntime
import PhraseMatching

/// Writes the lines of utterances that are said word for word, from pieces that were written before: what a phrase means, and
/// what a thing is called, is the same whenever it is said.
///
/// A line that it writes is the line that the interpreter's answer is written as; what it leaves, the interpreter answers. Its
/// size is bounded. One thread at a time uses it, and nobody copies it: that would take longer than what it does.
struct PreparedLines: ~Copyable {
    /// A part of `bytes`.
    private struct Piece {
        let start: Int32
        let end: Int32
    }

    /// What is written for a template, beside what is in its slots.
    private struct Phrase {
        let head: Piece
        let tail: Piece
        /// The names of its slots, each with what separates it where it comes first and where it does not.
        let firstName: Int32
    }

    private static let sizeLimit = 1 << 24

    private let interpreter: DeclarativeInterpreter
    let format: MatchFormat
    private var recognizer: AppRecognizer
    private var bytes: [UInt8] = []
    private var phrases: [Phrase?]
    private var meanings: [AppReading?]
    private var names: [Piece] = []
    /// What is written of entries in slots.
    private let shared: SharedPieces
    private var known: PieceTable
    private var knownView: PieceTable.View
    private var written: [UInt8] = []

    /// - shared: with others of the same interpreter and format.
    init(_ interpreter: DeclarativeInterpreter, _ format: MatchFormat, sharing shared: SharedPieces) {
        (self.interpreter, self.format, self.shared) = (interpreter, format, shared)
        known = shared.table
        knownView = known.view
        recognizer = interpreter.matcher.recognizer()
        let templates = interpreter.matcher.grammar.grammar.templateCount
        (phrases, meanings) = (Array(repeating: nil, count: templates), Array(repeating: nil, count: templates))
    }

    /// Writes the line of an utterance, if that is said word for word.
    /// - text: a plain line, see `PlainLines`.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>, into line: inout [UInt8]) -> Bool {
        guard let template = recognizer.recognize(text) else { return false }
        if bytes.count > Self.sizeLimit { forget() }
        guard let phrase = phrase(template) else { return false }
        let start = line.count
        format.writeText(text, into: &line)
        write(phrase.head, into: &line)
        for number in recognizer.slots.indices {
            let slot = recognizer.slots[number]
            write(names[Int(phrase.firstName) + slot.index * 2 + (number == 0 ? 0 : 1)], into: &line)
            let words = UnsafeBufferPointer(rebasing: text[slot.span])
            format.writeWords(words, into: &line)
            guard writeValue(slot, words, template, into: &line) else {
                line.removeSubrange(start...)
                return false
            }
            format.writeSpan(slot.span, into: &line)
        }
        write(phrase.tail, into: &line)
        return true
    }
}

extension PreparedLines {
    /// Whether the line that it was asked for last, and did not write, says no phrase.
    func isUnknown(_ text: UnsafeBufferPointer<UInt8>) -> Bool { recognizer.isUnknown(text) }

    private func write(_ piece: Piece, into line: inout [UInt8]) {
        bytes.withUnsafeBufferPointer {
            line.append(contentsOf: UnsafeBufferPointer(rebasing: $0[Int(piece.start)..<Int(piece.end)]))
        }
    }

    private mutating func piece(_ write: (inout [UInt8]) -> Void) -> Piece {
        let start = bytes.count
        write(&bytes)
        return Piece(start: Int32(start), end: Int32(bytes.count))
    }

    private mutating func forget() {
        bytes.removeAll(keepingCapacity: true)
        names.removeAll(keepingCapacity: true)
        for index in phrases.indices { phrases[index] = nil }
    }

    private mutating func phrase(_ template: TemplateID) -> Phrase? {
        if let known = phrases[Int(template.rawValue)] { return known }
        guard let meaning = recognizer.reading(of: template) else { return nil }
        meanings[Int(template.rawValue)] = meaning
        let (interpretation, format) = (interpreter.interpretation(of: meaning), format)
        let firstName = Int32(names.count)
        for slot in interpreter.matcher.grammar.grammar.slots(of: template) {
            for isFirst in [true, false] {
                names.append(
                    piece {
                        format.writeSeparator(isFirst: isFirst, into: &$0)
                        format.writeName(of: slot.name, into: &$0)
                    })
            }
        }
        let phrase = Phrase(
            head: piece { format.writeHead(interpretation, into: &$0) },
            tail: piece { format.writeTail(interpretation, into: &$0) }, firstName: firstName)
        phrases[Int(template.rawValue)] = phrase
        return phrase
    }

    /// Writes what a slot holds, unless its parameter cannot be that.
    private mutating func writeValue(
        _ slot: AppRecognizer.Slot, _ words: UnsafeBufferPointer<UInt8>, _ template: TemplateID,
        into line: inout [UInt8]
    ) -> Bool {
        guard let value = slot.value else {
            format.writeValue(words, into: &line)
            return true
        }
        let key = UInt64(1) << 63 | UInt64(template.rawValue) << 38 | UInt64(slot.index) << 32 | UInt64(value)
        if knownView.write(key, into: &line) { return true }
        known = shared.table
        knownView = known.view
        return knownView.write(key, into: &line) || writeNew(key, slot, template, into: &line)
    }

    /// Writes what nobody wrote before, for all.
    private mutating func writeNew(
        _ key: UInt64, _ slot: AppRecognizer.Slot, _ template: TemplateID, into line: inout [UInt8]
    ) -> Bool {
        guard let meaning = meanings[Int(template.rawValue)],
            let reading = recognizer.reading(of: slot, of: template)
        else { return false }
        written.removeAll(keepingCapacity: true)
        format.writeValue(of: interpreter.slot(reading, of: meaning), into: &written)
        written.withUnsafeBufferPointer { shared.keep(key, $0) }
        line += written
        return true
    }
}
