/// Reads one case, with an error for whatever does not fit.
struct PhraseCaseReader {
    private static let keys = ["text", "intent", "slots", "reject", "app", "locale", "ambiguous", "tags", "said"]
    private let source: YAMLSource
    private let vocabulary: CaseVocabulary?

    init(_ source: YAMLSource, _ vocabulary: CaseVocabulary?) {
        (self.source, self.vocabulary) = (source, vocabulary)
    }

    func read(_ node: YAMLNode) throws(GrammarFileError) -> PhraseCase {
        let mapping = try YAMLMapping(node, in: source, key: "a case", known: Self.keys)
        let (intent, reject) = (try mapping.text("intent"), try mapping.flag("reject"))
        let ambiguous = try mapping.texts("ambiguous")
        try check(mapping, intent: intent, reject: reject, isAmbiguous: !ambiguous.isEmpty)
        let item = PhraseCase(
            path: source.path, line: node.place.line, texts: try texts(mapping), intent: intent,
            slots: try slots(mapping), reject: reject, app: try mapping.text("app"), locale: try mapping.text("locale"),
            ambiguous: ambiguous, tags: try mapping.texts("tags"), said: try mapping.text("said"))
        try vocabulary?.check(item, mapping)
        return item
    }

    private func check(
        _ mapping: YAMLMapping, intent: String?, reject: Bool, isAmbiguous: Bool
    ) throws(GrammarFileError) {
        guard reject else {
            if intent == nil, !isAmbiguous { throw source.error(.case(.expectsNothing), at: mapping.node.place) }
            return
        }
        for key in ["intent", "slots", "ambiguous"] {
            if let node = mapping.value(key) { throw source.error(.case(.rejectWith(key)), at: node.place) }
        }
    }

    /// One text, or an n-best; a text may be empty, for recognisers give such.
    private func texts(_ mapping: YAMLMapping) throws(GrammarFileError) -> [String] {
        guard let node = mapping.value("text") else { throw source.error(.missingKey("text"), at: mapping.node.place) }
        switch node.content {
        case .scalar(let text, let isPlain) where !(isPlain && text.isEmpty):
            if isPlain, let kind = Self.kind(ofPlain: text) {
                throw mapping.wrong(node, "text", "a text or a list of texts, best first", kind)
            }
            return [text]
        case .sequence(let items) where !items.isEmpty:
            var texts: [String] = []
            for item in items {
                guard case .scalar(let text, let isPlain) = item.content else {
                    throw mapping.wrong(item, "text", "a text")
                }
                if isPlain, let kind = Self.kind(ofPlain: text) { throw mapping.wrong(item, "text", "a text", kind) }
                texts.append(text)
            }
            return texts
        default: throw mapping.wrong(node, "text", "a text or a list of texts, best first")
        }
    }

    /// What a text without quotes is, if it is none: nobody says 5.
    private static func kind(ofPlain text: String) -> String? {
        switch text {
        case "true", "false": "true or false"
        case "null", "~": "nothing"
        default: Double(text) == nil ? nil : "a number"
        }
    }

    private func slots(_ mapping: YAMLMapping) throws(GrammarFileError) -> [String: CaseValue] {
        guard let node = mapping.value("slots") else { return [:] }
        guard case .mapping(let entries) = node.content else { throw mapping.wrong(node, "slots", "a mapping") }
        var slots: [String: CaseValue] = [:]
        for entry in entries { slots[entry.key] = try value(entry.value, entry.key, mapping) }
        return slots
    }

    private func value(_ node: YAMLNode, _ key: String, _ mapping: YAMLMapping) throws(GrammarFileError) -> CaseValue {
        switch node.content {
        case .scalar("true", isPlain: true): return .flag(true)
        case .scalar("false", isPlain: true): return .flag(false)
        case .scalar(let text, isPlain: true):
            guard !text.isEmpty, text != "null", text != "~" else { throw mapping.wrong(node, key, "a value") }
            return Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
        case .scalar(let text, isPlain: false): return .text(text)
        case .sequence(let items):
            var values: [CaseValue] = []
            for item in items { values.append(try value(item, key, mapping)) }
            return .list(values)
        case .mapping: throw mapping.wrong(node, key, "a value or a list of values")
        }
    }
}
