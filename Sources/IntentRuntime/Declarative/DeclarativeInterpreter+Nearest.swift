import GrammarFiles
import PhraseMatching

extension DeclarativeInterpreter {
    /// The nearest phrases to something that was not understood, as one would say them.
    func nearest(to spoken: SpokenText, limit: Int = 3) -> [String] {
        var seen: Set<String> = []
        return matcher.nearest(to: spoken, limit: limit * 2)
            .compactMap { examples.example(of: $0.template, near: spoken) }
            .filter { seen.insert($0).inserted }
            .prefix(limit).map(\.self)
    }
}
