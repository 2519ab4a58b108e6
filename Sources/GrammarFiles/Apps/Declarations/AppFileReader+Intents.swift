import PhraseMatching

extension AppFileReader {
    func intents(_ root: YAMLMapping) throws(GrammarFileError) -> [DeclarativeApp.Intent] {
        guard let node = root.value("intents") else {
            throw source.error(.missingKey("intents"), at: source.root.place)
        }
        var intents: [DeclarativeApp.Intent] = []
        for entry in try named(node, "intents") { intents.append(try intent(entry)) }
        return intents
    }

    private func intent(_ entry: YAMLNode.Entry) throws(GrammarFileError) -> DeclarativeApp.Intent {
        let known = ["title", "parameters", "phrases", "negativePhrases", "confirm", "perform"]
        let intent = try YAMLMapping(entry.value, in: source, key: entry.key, known: known)
        guard intent.value("phrases") != nil else { throw source.error(.missingKey("phrases"), at: entry.keyPlace) }
        var parameters: [DeclarativeApp.Parameter] = []
        for parameter in try named(intent.value("parameters"), "parameters") {
            parameters.append(try self.parameter(parameter))
        }
        let names = parameters.map(\.name)
        return DeclarativeApp.Intent(
            name: entry.key, title: try intent.text("title") ?? Self.title(entry.key), parameters: parameters,
            phrases: try phrases(intent, "phrases", parameters),
            negativePhrases: try phrases(intent, "negativePhrases", parameters),
            confirm: try dialogText(intent, "confirm", names), perform: try perform(intent, names))
    }

    /// "OpenNote" is "Open Note" where the file gives no title.
    private static func title(_ name: String) -> String {
        var title = ""
        for character in name {
            if character.isUppercase, let last = title.last, !last.isUppercase, last != " " { title.append(" ") }
            title.append(character)
        }
        return title
    }

    private func perform(
        _ intent: YAMLMapping, _ names: [String]
    ) throws(GrammarFileError) -> DeclarativeApp.Perform {
        guard let perform = try intent.mapping("perform", known: ["say", "run"]) else {
            return DeclarativeApp.Perform(say: nil, run: [])
        }
        var run: [DialogText] = []
        if let node = perform.value("run") {
            guard case .sequence(let items) = node.content, !items.isEmpty else {
                throw perform.wrong(node, "run", "a list of texts")
            }
            for item in items { run.append(try dialogText(perform.text(item, "run"), item, names)) }
        }
        return DeclarativeApp.Perform(say: try dialogText(perform, "say", names), run: run)
    }

    func dialogText(
        _ mapping: YAMLMapping, _ key: String, _ names: [String]
    ) throws(GrammarFileError) -> DialogText? {
        guard let node = mapping.value(key) else { return nil }
        return try dialogText(mapping.text(node, key), node, names)
    }

    private func dialogText(
        _ text: String, _ node: YAMLNode, _ names: [String]
    ) throws(GrammarFileError) -> DialogText {
        let dialog = DialogText(text)
        let known = names + [AppGrammar.applicationName]
        if let unknown = dialog.parameters.first(where: { !known.contains($0) }) {
            throw source.error(.app(.unknownSlot(unknown, known: known)), at: node.place)
        }
        return dialog
    }
}

// MARK: - Phrases

extension AppFileReader {
    private func phrases(
        _ intent: YAMLMapping, _ key: String, _ parameters: [DeclarativeApp.Parameter]
    ) throws(GrammarFileError) -> [DeclarativeApp.Phrase] {
        guard let node = intent.value(key) else { return [] }
        guard case .sequence(let items) = node.content else { throw intent.wrong(node, key, "a list of texts") }
        var phrases: [DeclarativeApp.Phrase] = []
        for item in items {
            let text = try intent.text(item, key)
            let template = try template(text, item)
            try check(template, text, item, parameters)
            phrases.append(DeclarativeApp.Phrase(template: template, place: item.place))
        }
        return phrases
    }

    /// Slots must be parameters, what fills them parameters, entities or enums, and rules must be there.
    private func check(
        _ template: Template, _ text: String, _ node: YAMLNode, _ parameters: [DeclarativeApp.Parameter]
    ) throws(GrammarFileError) {
        try check(template.root.slots, text, node, parameters)
        for rule in template.root.rules {
            guard let slots = ruleSlots[rule] else {
                let problem = AppProblem.unknownRule(rule, known: rules.map(\.name))
                throw source.error(.app(problem), at: place(of: rule, text, node))
            }
            for slot in slots { try check([slot], text, node, parameters, ofRule: true) }
        }
        var counts = SlotCounts(rules)
        for name in counts.repeated(in: template) {
            guard let parameter = parameters.first(where: { $0.name == name }), !parameter.isList else { continue }
            throw source.error(.app(.repeatedSlot(name)), at: place(of: name, text, node, isLast: true))
        }
    }

    /// - isRule: they are those of a rule, so that is what is wrong.
    private func check(
        _ slots: [Template.Slot], _ text: String, _ node: YAMLNode, _ parameters: [DeclarativeApp.Parameter],
        ofRule isRule: Bool = false
    ) throws(GrammarFileError) {
        for slot in slots {
            guard let problem = problem(of: slot, parameters) else { continue }
            let isOfList =
                switch problem {
                case .unknownList, .listOfOtherType: true
                default: false
                }
            let name = if isOfList, case .list(let list) = slot.source { list } else { slot.name }
            let own = isRule ? ruleTexts.first { $0.slots.contains(slot) } : nil
            throw source.error(.app(problem), at: place(of: name, own?.text ?? text, own?.node ?? node))
        }
    }

    private func problem(of slot: Template.Slot, _ parameters: [DeclarativeApp.Parameter]) -> AppProblem? {
        let known = parameters.map(\.name) + [AppGrammar.applicationName]
        if !slot.isCapture, !known.contains(slot.name) { return .unknownSlot(slot.name, known: known) }
        switch slot.source {
        case .list(let list):
            let lists = known + (entities + enums).map(\.name)
            guard lists.contains(list) else { return .unknownList(list, known: lists) }
            let own = parameters.first { $0.name == slot.name }
            guard let own, own.type != .string, !known.contains(list), list != own.type.name else { return nil }
            return .listOfOtherType(list, slot: slot.name, type: own.type.name)
        case .range:
            guard let type = parameters.first(where: { $0.name == slot.name })?.type else { return nil }
            return type == .int || type == .double ? nil : .rangeOfType(type.name)
        }
    }

    /// Where the name of a slot or rule is written; the text's beginning, where that cannot be told.
    private func place(of name: String, _ text: String, _ node: YAMLNode, isLast: Bool = false) -> YAMLPlace {
        let found = ["{", "<", ":", "@"].lazy.compactMap { sign in
            isLast ? text.ranges(of: sign + name).last : text.firstRange(of: sign + name)
        }.first
        guard case .scalar(_, let isPlain) = node.content, let found else { return node.place }
        let before = text[...found.lowerBound].unicodeScalars
        let start = node.place.column - 1 + (isPlain ? 0 : 1)
        guard source.line(node.place.line).unicodeScalars.dropFirst(start).starts(with: before) else {
            return node.place
        }
        return YAMLPlace(line: node.place.line, column: start + before.count + 1)
    }
}
