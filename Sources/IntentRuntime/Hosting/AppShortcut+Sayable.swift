import AppIntents
import PhraseMatching

extension AppShortcut {
    /// The phrases that can be said, each once: what hosting leaves out with a warning is no phrase to show or count.
    var sayableSources: [String] {
        var said: Set<[String]> = []
        return templateSources.filter { source in
            guard let template = try? Template(applePhrase: source), canBeSaid(template) else { return false }
            return said.insert(template.pieces.flatMap(\.key)).inserted
        }
    }

    private func canBeSaid(_ template: Template) -> Bool {
        let isEmpty = template.pieces.allSatisfy(\.key.isEmpty)
        return !isEmpty
            && template.slotNames.allSatisfy {
                $0 == "applicationName" || IntentReflection.descriptor(of: $0, in: intent) != nil
            }
    }
}

extension Template.Piece {
    /// The words or the slot: two phrases with the same ones are the same.
    fileprivate var key: [String] {
        switch self {
        case .text(let text): SpokenText(text).foldedWords
        case .slot(let name): ["${\(name)}"]
        }
    }
}
