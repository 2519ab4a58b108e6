import PhraseMatching
import Synchronization

/// The flexible tier over phrases whose names change: what was read aloud of earlier names is read once.
///
/// Shared by all snapshots of an index; each asks for its own matcher, when something is not said word for word.
final class FlexibleTier: Sendable {
    private let language: PhraseLanguage
    private let meanings: [TemplateID: UInt32]
    private let latest = Mutex<FlexibleMatcher?>(nil)

    /// - meanings: Templates with one number do the same.
    init(_ language: PhraseLanguage, meanings: [TemplateID: UInt32]) {
        self.language = language
        self.meanings = meanings
    }

    /// The matcher of a grammar that has these phrases, when somebody asks for it; none where the language is unknown.
    func matcher(of grammar: Grammar) -> Later<FlexibleMatcher?> { Later { self.made(for: grammar) } }

    private func made(for grammar: Grammar) -> FlexibleMatcher? {
        latest.withLock { latest in
            if let earlier = latest {
                latest = FlexibleMatcher(grammar, sharing: earlier)
            } else if let model = language.model.value {
                latest = FlexibleMatcher(grammar, model: model, meaning: { [meanings] in meanings[$0] ?? .max })
            }
            return latest
        }
    }
}

extension PhraseIndexBuilder {
    /// A number for each shortcut: all its phrases mean the same.
    var meanings: [TemplateID: UInt32] {
        var numbers: [PhraseIndex.Place: UInt32] = [:]
        for place in places.values where numbers[place] == nil { numbers[place] = UInt32(numbers.count) }
        return places.compactMapValues { numbers[$0] }
    }
}
