import IntentRuntime

/// The object of `match --json`; keys and their order are fixed. It is written at once, without a tree: a million lines need
/// a million of these.
package enum InterpretationJSON {
    package static func object(for interpretation: Interpretation) -> JSON {
        written { write(interpretation, into: &$0) }
    }

    /// Puts the object behind what is there.
    package static func write(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        JSON.write(start, into: &bytes)
        JSON.write(quoted: interpretation.text, into: &bytes)
        writeMeaning(interpretation, into: &bytes)
        write(interpretation.meaning?.slots ?? [], into: &bytes)
        writeRest(interpretation, into: &bytes)
    }

    /// What stands before the text.
    static let start: StaticString = "{\"text\":"

    /// What stands between the text and the slots.
    static func writeMeaning(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        JSON.write(",\"status\":", into: &bytes)
        JSON.write(quoted: interpretation.status.rawValue, into: &bytes)
        JSON.write(",\"app\":", into: &bytes)
        write(interpretation.commonApp, into: &bytes)
        JSON.write(",\"intent\":", into: &bytes)
        write(interpretation.commonIntent, into: &bytes)
        JSON.write(",\"slots\":", into: &bytes)
    }

    /// What stands behind the slots.
    static func writeRest(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        let meaning = interpretation.meaning
        writeUnlisted(of: meaning, into: &bytes)
        JSON.write(",\"template\":", into: &bytes)
        write(interpretation.common(\.template), into: &bytes)
        JSON.write(",\"tier\":", into: &bytes)
        write(interpretation.readings.first?.tier, into: &bytes)
        JSON.write(",\"score\":", into: &bytes)
        if let first = interpretation.readings.first {
            write(score: first.score, into: &bytes)
        } else {
            JSON.write("null", into: &bytes)
        }
        JSON.write(",\"alternatives\":[", into: &bytes)
        let others = interpretation.readings.dropFirst(meaning == nil ? 0 : 1)
        for (place, reading) in others.enumerated() {
            if place > 0 { JSON.write(",", into: &bytes) }
            write(alternative: reading, to: interpretation, into: &bytes)
        }
        JSON.write(interpretation.isTruncated ? "],\"truncated\":true" : "]", into: &bytes)
        writeWhyRejected(interpretation, into: &bytes)
        JSON.write("}", into: &bytes)
    }

    /// `reason` and `nearest`, as `say --json` has them; nothing for what is not rejected.
    private static func writeWhyRejected(_ interpretation: Interpretation, into bytes: inout [UInt8]) {
        if !interpretation.reason.isEmpty {
            JSON.write(",\"reason\":", into: &bytes)
            JSON.write(quoted: interpretation.reason, into: &bytes)
        }
        guard !interpretation.nearest.isEmpty else { return }
        JSON.write(",\"nearest\":[", into: &bytes)
        for (place, phrase) in interpretation.nearest.enumerated() {
            if place > 0 { JSON.write(",", into: &bytes) }
            JSON.write(quoted: phrase, into: &bytes)
        }
        JSON.write("]", into: &bytes)
    }

    static func slots(_ slots: [Reading.Slot]) -> JSON { written { write(slots, into: &$0) } }

    /// The value as programs take it; of a thing its title.
    static func value(of slot: Reading.Slot) -> JSON {
        if case .null = slot.value { return .string(slot.title) }
        return named(slot.value)
    }

    /// A thing is its title, as cases name it.
    private static func named(_ value: ValueDescription) -> JSON {
        switch value {
        case .entity(_, _, let title, _): .string(title)
        case .list(let values): .array(values.map(named))
        case .null, .bool, .int, .double, .string: JSON(value)
        }
    }

    private static func written(_ write: (inout [UInt8]) -> Void) -> JSON {
        var bytes: [UInt8] = []
        write(&bytes)
        return .written(bytes)
    }

    private static func write(_ text: String?, into bytes: inout [UInt8]) {
        if let text { JSON.write(quoted: text, into: &bytes) } else { JSON.write("null", into: &bytes) }
    }

    /// With the text that says it, where that is another hypothesis than the one that was understood.
    private static func write(alternative reading: Reading, to whole: Interpretation, into bytes: inout [UInt8]) {
        if reading.said == whole.text {
            JSON.write("{\"app\":", into: &bytes)
        } else {
            JSON.write("{\"text\":", into: &bytes)
            JSON.write(quoted: reading.said, into: &bytes)
            JSON.write(",\"app\":", into: &bytes)
        }
        JSON.write(quoted: reading.app, into: &bytes)
        JSON.write(",\"intent\":", into: &bytes)
        JSON.write(quoted: reading.intent, into: &bytes)
        JSON.write(",\"slots\":", into: &bytes)
        write(reading.slots, into: &bytes)
        writeUnlisted(of: reading, into: &bytes)
        JSON.write(",\"template\":", into: &bytes)
        JSON.write(quoted: reading.template, into: &bytes)
        JSON.write(",\"tier\":", into: &bytes)
        JSON.write(quoted: reading.tier, into: &bytes)
        JSON.write(",\"score\":", into: &bytes)
        write(score: reading.score, into: &bytes)
        JSON.write("}", into: &bytes)
    }

    private static func write(_ slots: [Reading.Slot], into bytes: inout [UInt8]) {
        JSON.write("{", into: &bytes)
        for (place, slot) in slots.enumerated() {
            if place > 0 { JSON.write(",", into: &bytes) }
            writeName(of: slot.name, into: &bytes)
            JSON.write(quoted: slot.text, into: &bytes)
            writeValue(of: slot, into: &bytes)
            writeSpan(slot.span, into: &bytes)
        }
        JSON.write("}", into: &bytes)
    }

    /// `unlisted`, by parameters; nothing where all that was said is known.
    private static func writeUnlisted(of reading: Reading?, into bytes: inout [UInt8]) {
        guard let unlisted = reading?.unlisted, !unlisted.isEmpty else { return }
        JSON.write(",\"unlisted\":{", into: &bytes)
        for (place, slot) in unlisted.enumerated() {
            if place > 0 { JSON.write(",", into: &bytes) }
            writeName(of: slot.name, into: &bytes)
            JSON.write(quoted: slot.text, into: &bytes)
            writeSpan(slot.span, into: &bytes)
        }
        JSON.write("}", into: &bytes)
    }

    /// What stands before the text of a slot.
    static func writeName(of slot: String, into bytes: inout [UInt8]) {
        JSON.write(quoted: slot, into: &bytes)
        JSON.write(":{\"text\":", into: &bytes)
    }

    static func writeValue(of slot: Reading.Slot, into bytes: inout [UInt8]) {
        JSON.write(valueStart, into: &bytes)
        value(of: slot).write(into: &bytes)
        if let id = slot.id {
            JSON.write(",\"id\":", into: &bytes)
            JSON.write(quoted: id, into: &bytes)
        }
    }

    /// The same for free text.
    static func writeValue(_ words: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        JSON.write(valueStart, into: &bytes)
        JSON.write(quoted: words, into: &bytes)
    }

    private static let valueStart: StaticString = ",\"value\":"

    static func writeSpan(_ span: Range<Int>, into bytes: inout [UInt8]) {
        JSON.write(",\"start\":", into: &bytes)
        JSON.write(span.lowerBound, into: &bytes)
        JSON.write(",\"end\":", into: &bytes)
        JSON.write(span.upperBound, into: &bytes)
        JSON.write("}", into: &bytes)
    }

    /// Four decimals.
    private static func write(score: Double, into bytes: inout [UInt8]) {
        let rounded = (score * 10_000).rounded()
        guard rounded >= 0, rounded <= 10_000 else { return JSON.double(rounded / 10_000).write(into: &bytes) }
        var rest = Int(rounded)
        JSON.write(rest / 10_000, into: &bytes)
        JSON.write(".", into: &bytes)
        var unit = 1_000
        repeat {
            rest %= unit * 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        } while rest > 0
    }
}

extension Interpretation {
    /// The one reading that the utterance has; `nil` where several fit equally or none.
    package var meaning: Reading? {
        switch status {
        case .matched, .suggested: readings.first
        case .ambiguous, .rejected: nil
        }
    }

    /// The app on which all readings agree.
    package var commonApp: String? { common(\.app) }

    /// The intent on which all readings agree.
    package var commonIntent: String? { common(\.intent) }

    /// The slots on which all readings agree: a choice between two apps or two notes is in none of them.
    package var commonSlots: [Reading.Slot] {
        guard let first = readings.first, !isTruncated || meaning != nil else { return [] }
        if meaning != nil { return first.slots }
        return first.slots.filter { slot in
            readings.allSatisfy { reading in
                reading.app == first.app && reading.said == first.said
                    && reading.slots.contains { $0.name == slot.name && $0.span == slot.span && $0.value == slot.value }
            }
        }
    }

    fileprivate func common(_ property: KeyPath<Reading, String>) -> String? {
        if let meaning { return meaning[keyPath: property] }
        guard let first = readings.first?[keyPath: property] else { return nil }
        return readings.allSatisfy { $0[keyPath: property] == first } ? first : nil
    }
}
