import GrammarFiles
package import IntentRuntime
import PhraseMatching

/// Whether an answer is what a case expects.
///
/// A case passes when the status is `matched` and intent and slots are exactly these; one to be rejected when it is `rejected`
/// or `suggested`; one with several titles when it is `ambiguous` among exactly these.
struct CaseJudge {
    private let item: PhraseCase
    private let appNames: [[String]]

    init(_ item: PhraseCase, appNames: [[String]]) {
        (self.item, self.appNames) = (item, appNames)
    }

    func accepts(_ answer: Interpretation) -> Bool {
        if item.reject { return answer.status == .rejected || answer.status == .suggested }
        if !item.ambiguous.isEmpty { return isAmbiguous(answer) }
        guard answer.status == .matched, let reading = answer.readings.first else { return false }
        return hasIntent(reading) && item.slots.count == reading.said.count && hasSlots(reading)
    }

    private func hasIntent(_ reading: Reading) -> Bool {
        let names = ([reading.intent] + reading.formerNames).map { IntentName($0) }
        if let intent = item.intent, !names.contains(IntentName(intent)) { return false }
        guard let app = item.app else { return true }
        let apps = appNames.first { $0.first == reading.app } ?? [reading.app]
        return apps.contains { Folding.fold($0) == Folding.fold(app) }
    }

    private func hasSlots(_ reading: Reading) -> Bool {
        item.slots.allSatisfy { name, value in
            reading.said.first { $0.name == name }.map { value.isValue(of: $0) } ?? false
        }
    }

    /// Each reading has one of the titles, and each title is in one; where readings were left out, titles may be missing.
    private func isAmbiguous(_ answer: Interpretation) -> Bool {
        guard answer.status == .ambiguous, answer.readings.allSatisfy({ hasIntent($0) && hasSlots($0) }) else {
            return false
        }
        var missing = item.ambiguous
        for reading in answer.readings {
            guard let place = missing.firstIndex(where: reading.titles.contains) else { return false }
            missing.remove(at: place)
        }
        return missing.isEmpty || answer.isTruncated
    }
}

extension Reading {
    /// The slots of the intent.
    package var said: [Slot] { slots.filter { $0.name != AppGrammar.applicationName } }

    /// All by which a person tells it from others.
    fileprivate var titles: Set<String> { Set(said.map(\.title) + [app, intent]) }
}

extension CaseValue {
    /// Compared by value: a title or an id, a number, a truth; free text as it sounds.
    func isValue(of slot: Reading.Slot) -> Bool {
        if case .text(let text) = self, text == slot.title || text == slot.id { return true }
        return isValue(slot.value)
    }

    private func isValue(_ value: ValueDescription) -> Bool {
        switch (self, value) {
        case (.flag(let expected), .bool(let found)): expected == found
        case (.number(let expected), .int(let found)): expected == Double(found)
        case (.number(let expected), .double(let found)): expected == found
        case (.text(let expected), .int(let found)): expected == String(found)
        case (.text(let expected), .double(let found)): Double(expected) == found
        case (.text(let expected), .bool(let found)): expected == String(found)
        case (.text(let expected), .string(let found)):
            Folding.fold(expected) == Folding.fold(found) || WrittenValue(expected) == WrittenValue(found)
        case (.number(let expected), .string(let found)): Double(found) == expected
        case (.text(let expected), .entity(_, let id, let title, _)): expected == id || expected == title
        case (.number(let expected), .entity(_, let id, let title, _)):
            Double(title) == expected || Double(id) == expected
        case (.list(let expected), .list(let found)):
            expected.count == found.count && zip(expected, found).allSatisfy { $0.isValue($1) }
        default: false
        }
    }
}
