import AppIntents
import Foundation
import PhraseMatching

/// Phrases as a person would say them: for “did you mean”, Tab and the list of what can be said.
struct PhraseCatalog: Sendable {
    let index: PhraseIndex

    /// The nearest phrases to something that was not understood, with an example in each slot.
    func nearest(to spoken: SpokenText, limit: Int = 3) -> [String] {
        var seen: Set<String> = []
        return index.matcher.nearest(to: spoken, limit: limit * 2)
            .compactMap { example(of: $0.template, near: spoken) }
            .filter { seen.insert($0).inserted }
            .prefix(limit).map(\.self)
    }

    /// A whole utterance that fits the template, with names that were spoken where there are any.
    private func example(of template: TemplateID, near spoken: SpokenText) -> String? {
        guard let place = index.place(of: template), index.offers(place) else { return nil }
        return index.plainest(template).map { piece in
            switch piece {
            case .text(let text): text
            case .slot(let name):
                ExampleNames(names(of: name, at: place)).name(near: spoken) ?? example(of: name, at: place)
            }
        }.joined()
    }

    private func example(of slot: String, at place: PhraseIndex.Place) -> String {
        let descriptor = IntentReflection.descriptor(of: slot, in: index.shortcut(at: place).intent)
        let value = descriptor.map { ExampleValue($0) } ?? .other
        return value.text(in: TextLocale.current ?? Locale(identifier: index.language.code))
    }

    /// Whole utterances that begin with the text.
    func completions(of text: String, limit: Int) -> [String] {
        var completions = PhraseCompletions(of: text, limit: limit)
        for template in index.templates where index.offers(template.place) {
            completions.add(index.plainest(template.id)) { names(of: $0, at: template.place) }
        }
        return completions.found
    }

    /// What can be said in a slot that takes names.
    func names(of slot: String, at place: PhraseIndex.Place) -> [String] {
        guard slot != "applicationName" else { return [index.apps[place.app].name] }
        let descriptor = IntentReflection.descriptor(of: slot, in: index.shortcut(at: place).intent)
        return descriptor.map { index.candidates(of: $0.valueType.element, in: place.app).map(\.title) } ?? []
    }
}

extension PhraseIndex {
    /// A phrase as one would say it, with all of its slots.
    fileprivate func plainest(_ id: TemplateID) -> [Template.Piece] {
        let template = grammar.template(id)
        return template.plainest(with: Set(template.slotNames))
    }

    /// Whether a shortcut is named to people: its app works, and its author wants it to be found.
    func offers(_ place: Place) -> Bool {
        apps[place.app].fault == nil && IntentDescriptor(of: shortcut(at: place).intent).isOffered
    }

    /// The known values of a type.
    func candidates(of type: _IntentValueType, in app: Int) -> [Candidate] {
        switch type {
        case .enumeration(let type): return Candidate.cases(of: type)
        case .entity(let type):
            return lists.values.first { list in
                guard list.app == app, case .entities(let finder) = list.content else { return false }
                return finder.lookup.entityType == type
            }?.candidates ?? []
        default: return []
        }
    }
}
