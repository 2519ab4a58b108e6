import PhraseMatching

/// Apps as bytes: what is still needed of them once their phrases are compiled. Values are elsewhere (`AppValues`), rules and
/// places in the source are gone.
extension ByteWriter {
    mutating func write(_ app: DeclarativeApp) {
        for text in [app.path, app.language, app.name] { write(text) }
        write(app.alternativeNames)
        write(app.entities.map(\.name))
        write(app.enums.map(\.name))
        write(count: app.intents.count)
        for intent in app.intents { write(intent) }
    }

    mutating func write(_ texts: [String]) {
        write(count: texts.count)
        for text in texts { write(text) }
    }

    private mutating func write(_ intent: DeclarativeApp.Intent) {
        write(intent.name)
        write(intent.title)
        write(count: intent.parameters.count)
        for parameter in intent.parameters { write(parameter) }
        for phrases in [intent.phrases, intent.negativePhrases] {
            write(count: phrases.count)
            for phrase in phrases { write(phrase.template) }
        }
        write(optional: intent.confirm?.source)
        write(optional: intent.perform.say?.source)
        write(intent.perform.run.map(\.source))
    }

    private mutating func write(_ parameter: DeclarativeApp.Parameter) {
        write(parameter.name)
        write(parameter.type.name)
        write(UInt8((parameter.isList ? 1 : 0) | (parameter.isOptional ? 2 : 0) | (parameter.range == nil ? 0 : 4)))
        if let range = parameter.range {
            write(Int64(bitPattern: range.lowerBound.bitPattern))
            write(Int64(bitPattern: range.upperBound.bitPattern))
        }
        write(optional: parameter.defaultValue)
        write(optional: parameter.requestValue?.source)
    }

    private mutating func write(optional text: String?) { write(text.map { [$0] } ?? []) }
}

extension ByteReader {
    mutating func app() throws(Damage) -> DeclarativeApp {
        let (path, language, name) = (try string(), try string(), try string())
        let alternativeNames = try strings()
        let entities = try strings().map { DeclarativeApp.ValueType(name: $0, values: []) }
        let enums = try strings().map { DeclarativeApp.ValueType(name: $0, values: []) }
        let entityNames = Set(entities.map(\.name))
        let intents = try row { (reader) throws(Damage) in try reader.intent(entityNames) }
        let nothing = YAMLNode(content: .mapping([]), place: YAMLPlace(line: 1, column: 1))
        return DeclarativeApp(
            path: path, language: language, name: name, alternativeNames: alternativeNames, entities: entities,
            enums: enums, rules: [], intents: intents,
            source: YAMLSource(path: path, lines: [], root: nothing))
    }

    mutating func strings() throws(Damage) -> [String] {
        try row { (reader) throws(Damage) in try reader.string() }
    }

    private mutating func intent(_ entities: Set<String>) throws(Damage) -> DeclarativeApp.Intent {
        DeclarativeApp.Intent(
            name: try string(), title: try string(),
            parameters: try row { (reader) throws(Damage) in try reader.parameter(entities) },
            phrases: try phrases(), negativePhrases: try phrases(), confirm: try text(),
            perform: DeclarativeApp.Perform(say: try text(), run: try strings().map { DialogText($0) }))
    }

    private mutating func phrases() throws(Damage) -> [DeclarativeApp.Phrase] {
        try row { (reader) throws(Damage) in
            DeclarativeApp.Phrase(template: try reader.template(), place: YAMLPlace(line: 1, column: 1))
        }
    }

    private mutating func parameter(_ entities: Set<String>) throws(Damage) -> DeclarativeApp.Parameter {
        let (name, type, flags) = (try string(), try string(), try byte())
        let range = flags & 4 == 0 ? nil : try range()
        return DeclarativeApp.Parameter(
            name: name,
            type: DeclarativeApp.ParameterType(plain: type)
                ?? (entities.contains(type) ? .entity(type) : .enumeration(type)),
            isList: flags & 1 != 0, isOptional: flags & 2 != 0, defaultValue: try strings().first, range: range,
            requestValue: try text())
    }

    private mutating func range() throws(Damage) -> ClosedRange<Double> {
        let (low, high) = (try double(), try double())
        guard low <= high else { throw Damage() }
        return low...high
    }

    private mutating func double() throws(Damage) -> Double {
        Double(bitPattern: UInt64(bitPattern: try long()))
    }

    private mutating func text() throws(Damage) -> DialogText? { try strings().first.map { DialogText($0) } }
}
