import PhraseMatching
import SpokenLanguage

/// The lists of one app's slots, made when a phrase first needs them.
struct AppLists {
    /// Under the names that compiled phrases use.
    private(set) var ids: [String: SlotListID] = [:]
    private(set) var contents: [SlotListID: AppGrammar.Content] = [:]
    private let app: DeclarativeApp
    private let pack: LanguagePack
    private let forms: SpokenForms
    private let articles: Template.Expression?
    private let joiners: Template.Expression?

    /// More numbers than are worth an entry each; the others are read from what was said.
    private static let countLimit = 10_000
    /// Numbers that are known without a range, so that they rank before free text.
    private static let usual = 0...100
    /// A list that is said has at most so many items.
    private static let itemLimit = 5

    init(_ app: DeclarativeApp, _ pack: LanguagePack, takesArticles: Bool) {
        self.app = app
        self.pack = pack
        forms = SpokenForms(pack)
        articles = takesArticles ? Self.words(pack.commands.articles) : nil
        joiners = Self.words(pack.commands.joiners)
    }

    /// One of some words, or none of them.
    private static func words(_ words: [String]) -> Template.Expression? {
        guard !words.isEmpty else { return nil }
        return .optional(.alternatives(words.map { .text($0.hasSuffix("'") ? $0 : $0 + " ") }))
    }

    /// A phrase with this app's lists in its slots, articles before names, and repetitions for lists.
    mutating func filling(
        _ root: Template.Expression, of intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> Template.Expression {
        switch root {
        case .text, .rule: return root
        case .slot(let slot): return filling(slot, of: intent, &builder)
        case .optional(let inner): return .optional(filling(inner, of: intent, &builder))
        case .sequence(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(filling(item, of: intent, &builder)) }
            return .joining(filled)
        case .alternatives(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(filling(item, of: intent, &builder)) }
            return .alternatives(filled)
        case .permutation(let items):
            var filled: [Template.Expression] = []
            for item in items { filled.append(filling(item, of: intent, &builder)) }
            return .permutation(filled)
        }
    }

    private mutating func filling(
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

extension DeclarativeApp.Parameter {
    /// Nil where there is none, or it holds more numbers than anybody says.
    fileprivate var wholeRange: NumberRange? {
        guard let range, let lowest = Int(exactly: range.lowerBound), let highest = Int(exactly: range.upperBound)
        else {
            return nil
        }
        return NumberRange(from: lowest, through: highest)
    }
}

// MARK: - Lists

extension AppLists {
    private static let typePrefix = "type "

    private mutating func add(
        _ key: String, _ name: String, _ entries: [SlotEntry], _ content: AppGrammar.Content,
        acceptsUnlisted: Bool = false,
        ranksFirst: Bool = true, _ builder: inout GrammarBuilder
    ) -> String {
        let id = builder.addList(name, entries: entries, acceptsUnlisted: acceptsUnlisted, ranksFirst: ranksFirst)
        ids[key] = id
        contents[id] = content
        return key
    }

    private mutating func nameList(_ builder: inout GrammarBuilder) -> String {
        let key = AppGrammar.applicationName
        guard ids[key] == nil else { return key }
        let names = [app.name] + app.alternativeNames
        let entry = SlotEntry(value: 0, texts: names + names.flatMap(forms.forms))
        return add(key, key, [entry], .nothing, ranksFirst: false, &builder)
    }

    /// The other forms of each entry's names; none that is a name of another entry, which then is meant: with "Chapter 2"
    /// and "Chapter two" each is itself.
    private func otherForms(_ names: [[String]]) -> [[String]] {
        let others = names.map { $0.flatMap(forms.forms) }
        guard others.contains(where: { !$0.isEmpty }) else { return others }
        let taken = Set(names.lazy.joined().map(Folding.fold))
        return others.map { $0.filter { !taken.contains(Folding.fold($0)) } }
    }

    private mutating func list(of type: DeclarativeApp.ValueType, _ builder: inout GrammarBuilder) -> String {
        let key = Self.typePrefix + type.name
        guard ids[key] == nil else { return key }
        let names = type.values.map { [$0.title] + $0.synonyms }
        let entries = zip(names, otherForms(names)).enumerated().map { number, texts in
            SlotEntry(value: UInt32(number), texts: texts.0 + texts.1)
        }
        let isEntity = app.entities.contains { $0.name == type.name }
        return add(
            key, type.name, entries, isEntity ? .entities(.listed(type.values)) : .cases(.listed(type.values)), &builder
        )
    }

    private mutating func list(of range: NumberRange, _ builder: inout GrammarBuilder) -> String {
        let key = range.description
        guard ids[key] == nil else { return key }
        return add(key, key, entries(range), .numbers(range), ranksFirst: false, &builder)
    }

    private func entries(_ range: NumberRange) -> [SlotEntry] {
        range.numbers.enumerated().map { place, number in
            SlotEntry(value: UInt32(place), texts: [String(number)] + forms.words(for: number))
        }
    }

    private mutating func list(
        of parameter: DeclarativeApp.Parameter, _ intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> String {
        switch parameter.type {
        case .entity(let name), .enumeration(let name):
            return app.values(of: name).map { list(of: $0, &builder) } ?? name
        case .int:
            if let whole = parameter.wholeRange, whole.numbers.count <= Self.countLimit {
                return list(of: whole, &builder)
            }
            return numberList(parameter, intent, &builder)
        case .double: return numberList(parameter, intent, &builder)
        case .bool:
            let key = "Bool"
            guard ids[key] == nil else { return key }
            let entries = [
                SlotEntry(value: 0, texts: ["false"] + pack.off + pack.no),
                SlotEntry(value: 1, texts: ["true"] + pack.on + pack.yes),
            ]
            return add(key, key, entries, .bools, &builder)
        default:
            let key = "text"
            guard ids[key] == nil else { return key }
            return add(key, key, [], .nothing, acceptsUnlisted: true, &builder)
        }
    }

    /// The usual numbers, and any words: whether they are a number is seen when they are read.
    private mutating func numberList(
        _ parameter: DeclarativeApp.Parameter, _ intent: DeclarativeApp.Intent, _ builder: inout GrammarBuilder
    ) -> String {
        let key = "number \(intent.name).\(parameter.name)"
        guard ids[key] == nil else { return key }
        let usual =
            parameter.range.map { range in Self.usual.filter { range.contains(Double($0)) } } ?? Array(Self.usual)
        let range = usual.first.flatMap { NumberRange(from: $0, through: usual.last ?? $0) }
        return add(
            key, parameter.name, range.map(entries) ?? [], range.map(AppGrammar.Content.numbers) ?? .nothing,
            acceptsUnlisted: true, &builder)
    }
}
