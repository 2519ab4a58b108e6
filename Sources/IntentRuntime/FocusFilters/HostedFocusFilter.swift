import AppIntents
import PhraseMatching

/// A focus filter of a hosted app, with what people may call it.
struct HostedFocusFilter: Sendable {
    let app: RunningApp
    let type: any SetFocusFilterIntent.Type
    /// What is shown of it, in the language in which it was made.
    let title: String
    private let titleWords: [String]
    private let typeWords: [String]
    private let appWords: [String]

    init(_ type: any SetFocusFilterIntent.Type, of app: RunningApp) {
        (self.app, self.type, title) = (app, type, type.title.text())
        titleWords = Self.words(title)
        typeWords = Self.words("\(type)")
        appWords = Self.words(app.name)
    }

    static func words(_ text: String) -> [String] { SpokenText(text).foldedWords }

    /// How well words name the filter: the surest way first.
    static let ways: [@Sendable (HostedFocusFilter, [String]) -> Bool] = [
        { $1 == $0.titleWords || $1 == $0.typeWords },
        { filter, words in
            [filter.titleWords, filter.typeWords].contains { ($0 + filter.appWords).sorted() == words.sorted() }
        },
        { $0.isBegun(by: $1) },
    ]

    /// Whether each of the words begins another one of the filter's: “wo fo” of “Work Focus”, and “work mail” where Mail has it.
    private func isBegun(by words: [String]) -> Bool {
        var rest = titleWords + appWords + typeWords
        for word in words {
            guard let place = rest.firstIndex(of: word) ?? rest.firstIndex(where: { $0.hasPrefix(word) }) else {
                return false
            }
            rest.remove(at: place)
        }
        return !words.isEmpty
    }
}

extension [HostedFocusFilter] {
    /// The filters that a name may mean: a whole name means no other that only begins so.
    func named(_ name: String) -> [HostedFocusFilter] {
        let words = HostedFocusFilter.words(name)
        for isNamed in HostedFocusFilter.ways {
            let found = filter { isNamed($0, words) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// What tells a filter from the others: its title, else its type, each with its app where that is needed.
    func name(of filter: HostedFocusFilter) -> String {
        let (title, type, app) = (filter.title, "\(filter.type)", filter.app.name)
        return [title, "\(title) \(app)", type].first { named($0).count == 1 } ?? "\(type) \(app)"
    }
}
