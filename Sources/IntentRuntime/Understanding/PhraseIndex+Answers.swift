import AppIntents
import PhraseMatching

/// What a repertoire with these phrases answers of them.
extension PhraseIndex {
    func match(_ spoken: SpokenText) -> MatchResult { matcher.match(spoken) }

    func meaning(of template: TemplateID) -> PhraseMeaning? {
        place(of: template).map { place in
            PhraseMeaning(
                app: apps[place.app].name, intent: IntentDescriptor(of: shortcut(at: place).intent).name,
                phrase: grammar.template(template).source)
        }
    }

    func nearest(to spoken: SpokenText) -> [String] {
        // No phrase is like a link.
        Link.isLink(spoken.text) ? [] : PhraseCatalog(index: self).nearest(to: spoken)
    }

    func names(of parameter: String, at place: Place) -> [String] {
        PhraseCatalog(index: self).names(of: parameter, at: place)
    }

    func completions(of text: String, limit: Int) -> [String] {
        PhraseCatalog(index: self).completions(of: text, limit: limit)
    }
}
