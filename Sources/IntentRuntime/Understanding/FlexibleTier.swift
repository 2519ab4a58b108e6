import PhraseMatching
import Synchronization

/// The flexible tier over phrases whose names change: what was read aloud of earlier names is read once.
///
/// Shared by all snapshots of an index; each asks for its own matcher, when something is not said word for word.
final class FlexibleTier: Sendable {
    private let language: PhraseLanguage
    private let meanings: [TemplateID: UInt32]
    private let kinds: [SlotListID: SlotKind]
    private let names: [ScopeID: [String]]
    private let latest = Mutex<FlexibleMatcher?>(nil)

    init(_ language: PhraseLanguage, _ builder: PhraseIndexBuilder, of apps: [RunningApp]) {
        self.language = language
        meanings = builder.meanings
        kinds = builder.lists.mapValues(\.slotKind)
        names = Dictionary(
            uniqueKeysWithValues: apps.indices.map { (PhraseIndexBuilder.scope(ofApp: $0), apps[$0].names) })
    }

    /// The matcher of a grammar that has these phrases, when somebody asks for it; none where the language is unknown.
    func matcher(of grammar: Grammar) -> Later<FlexibleMatcher?> { Later { self.made(for: grammar) } }

    private func made(for grammar: Grammar) -> FlexibleMatcher? {
        latest.withLock { latest in
            if let earlier = latest {
                latest = FlexibleMatcher(grammar, sharing: earlier)
            } else if let model = language.model.value {
                latest = FlexibleMatcher(
                    grammar, model: model, meaning: { [meanings] in meanings[$0] ?? .max },
                    slotKind: { [kinds] in kinds[grammar.slots(of: $0)[$1].list] ?? .text }, names: names)
            }
            return latest
        }
    }
}

extension PhraseIndex.List {
    fileprivate var slotKind: SlotKind {
        switch content {
        case .applicationName, .entities, .cases, .offers: .listed
        case .words(let areRead): areRead ? .value : .text
        }
    }
}

extension PhraseIndexBuilder {
    /// A number for each shortcut: all its phrases mean the same.
    fileprivate var meanings: [TemplateID: UInt32] {
        var numbers: [PhraseIndex.Place: UInt32] = [:]
        for place in places.values where numbers[place] == nil { numbers[place] = UInt32(numbers.count) }
        return places.compactMapValues { numbers[$0] }
    }
}
