import PhraseMatching
import SpokenLanguage

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

extension AppLists {
    static let typePrefix = "type "

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

    mutating func nameList(_ builder: inout GrammarBuilder) -> String {
        let key = AppGrammar.applicationName
        guard ids[key] == nil else { return key }
        let names = [app.name] + app.alternativeNames
        let entry = SlotEntry(value: 0, texts: names + names.flatMap(forms.forms))
        return add(key, key, [entry], .nothing, ranksFirst: false, &builder)
    }

    mutating func list(of type: DeclarativeApp.ValueType, _ builder: inout GrammarBuilder) -> String {
        let key = Self.typePrefix + type.name
        guard ids[key] == nil else { return key }
        let isEntity = app.entities.contains { $0.name == type.name }
        let id = builder.addList(type.name, parts: ValueTexts(type.values, pack).parts, acceptsUnlisted: false)
        ids[key] = id
        contents[id] = isEntity ? .entities(.listed(type.values)) : .cases(.listed(type.values))
        return key
    }

    mutating func list(of range: NumberRange, _ builder: inout GrammarBuilder) -> String {
        let key = range.description
        guard ids[key] == nil else { return key }
        return add(key, key, entries(range), .numbers(range), ranksFirst: false, &builder)
    }

    private func entries(_ range: NumberRange) -> [SlotEntry] {
        let known = Set(range.numbers)
        return range.numbers.enumerated().map { place, number in
            // A sign is no part of a text: "-3" is 3 with a sign before it where the range has both.
            let digits = number < 0 && known.contains(-number) ? [] : [String(number)]
            let words = takesOtherForms ? forms.numerals(for: number) : forms.words(for: number)
            return SlotEntry(value: UInt32(place), texts: digits + words)
        }
    }

    mutating func list(
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
