import PhraseMatching
import SpokenLanguage

/// The lists of one app's slots, made when a phrase first needs them.
struct AppLists {
    /// Under the names that compiled phrases use.
    var ids: [String: SlotListID] = [:]
    var contents: [SlotListID: AppGrammar.Content] = [:]
    let app: DeclarativeApp
    let pack: LanguagePack
    let forms: SpokenForms
    private let signs: SpokenSigns
    let takesOtherForms: Bool
    private let articles: Template.Expression?
    private let joiners: Template.Expression?

    /// More numbers than are worth an entry each; the others are read from what was said.
    static let countLimit = 10_000
    /// Numbers that are known without a range, so that they rank before free text.
    static let usual = 0...100
    /// A list that is said has at most so many items.
    private static let itemLimit = 5

    init(_ app: DeclarativeApp, _ pack: LanguagePack, takesOtherForms: Bool) {
        self.app = app
        self.pack = pack
        self.takesOtherForms = takesOtherForms
        forms = SpokenForms(pack)
        signs = SpokenSigns(pack)
        articles = takesOtherForms ? Self.words(pack.commands.paraphrases.articles) : nil
        joiners = Self.words(pack.commands.joiners)
    }

    /// One of some words, or none of them.
    private static func words(_ words: [String]) -> Template.Expression? {
        guard !words.isEmpty else { return nil }
        return .optional(.alternatives(words.map { .text($0.hasSuffix("'") ? $0 : $0 + " ") }))
    }

    /// A phrase with this app's lists in its slots, repetitions for lists, and other forms: articles before names, signs for words.
    mutating func filling(
        _ root: Template.Expression, of intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> Template.Expression {
        guard takesOtherForms else { return fill(root, of: intent, &builder) }
        let said = root.saying(signs) { $0.isNumber(of: intent) }
        let contracted = said.contracting(pack.commands.contractions) {
            intent.parameter($0.name)?.type.mayHaveArticle ?? true
        }
        return fill(contracted, of: intent, &builder)
    }

    private mutating func fill(
        _ root: Template.Expression, of intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> Template.Expression {
        switch root {
        case .text, .rule: return root
        case .slot(let slot): return fill(slot, of: intent, &builder)
        case .optional(let inner): return .optional(fill(inner, of: intent, &builder))
        case .sequence(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(fill(item, of: intent, &builder)) }
            return .joining(filled)
        case .alternatives(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(fill(item, of: intent, &builder)) }
            return .alternatives(filled)
        case .permutation(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(fill(item, of: intent, &builder)) }
            return .permutation(filled)
        }
    }

    private mutating func fill(
        _ slot: Template.Slot, of intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> Template.Expression {
        let parameter = intent.parameter(slot.name)
        let key: String
        switch slot.source {
        case .range(let range): key = list(of: range, &builder)
        case .list(AppGrammar.applicationName): key = nameList(&builder)
        case .list(let name):
            if let type = app.values(of: name), intent.parameter(name) == nil {
                key = list(of: type, &builder)
            } else if let parameter = intent.parameter(name) {
                key = list(of: parameter, intent, &builder)
            } else {
                key = name
            }
        }
        let filled = Template.Expression.slot(Template.Slot(.list(key), name: slot.name, isCapture: slot.isCapture))
        guard let articles, key.hasPrefix(Self.typePrefix) else { return repeated(filled, filled, parameter) }
        return repeated(.joining([articles, filled]), filled, parameter)
    }

    /// The items of a list one after another: "milk, eggs and bread".
    private func repeated(
        _ item: Template.Expression, _ slot: Template.Expression, _ parameter: DeclarativeApp.Parameter?
    ) -> Template.Expression {
        guard let parameter, parameter.isList, !parameter.type.isText else { return item }
        var tail: Template.Expression?
        for _ in 1..<Self.itemLimit {
            tail = .optional(.joining([.text(" ")] + [joiners].compactMap(\.self) + [item] + [tail].compactMap(\.self)))
        }
        return .joining([item] + [tail].compactMap(\.self))
    }
}

extension DeclarativeApp.ParameterType {
    /// Its slot takes any words, so that a list of them is one slot.
    fileprivate var isText: Bool {
        switch self {
        case .entity, .enumeration, .int, .double, .bool: false
        default: true
        }
    }
}

extension Template.Slot {
    fileprivate func isNumber(of intent: DeclarativeApp.Intent) -> Bool {
        if case .range = source { return true }
        return intent.parameter(name)?.type.isNumber == true
    }
}

extension DeclarativeApp.ParameterType {
    /// Names and days do: "im Bad", "am Freitag".
    fileprivate var mayHaveArticle: Bool {
        switch self {
        case .entity, .enumeration, .date, .dateTime: true
        default: false
        }
    }

    fileprivate var isNumber: Bool { self == .int || self == .double }
}
