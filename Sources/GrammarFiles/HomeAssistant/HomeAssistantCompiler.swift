import PhraseMatching
import SpokenLanguage

/// Puts the sentences of one language into a grammar.
struct HomeAssistantCompiler {
    private let grammar: HomeAssistantGrammar
    private let spelling: NumberSpelling
    private(set) var builder = GrammarBuilder()
    private(set) var meanings: [TemplateID: HomeAssistantMatcher.Meaning] = [:]
    private(set) var values: [SlotListID: [HomeAssistantValue]] = [:]
    private(set) var homeLists: [HomeAssistantMatcher.HomeList: SlotListID] = [:]
    private var lists: [String: SlotListID] = [:]

    init(_ grammar: HomeAssistantGrammar) {
        self.grammar = grammar
        spelling = NumberSpelling(language: grammar.language)
    }

    mutating func compile() throws(GrammarFileError) {
        let spelling = spelling
        builder.numberWords = { spelling.words(for: $0) }
        builder.joinsCompounds = true
        for (name, rule) in grammar.rules { builder.addRule(name, try template(rule)) }
        var skipped: [String] = []
        for words in grammar.skipWords { skipped += try texts(words) }
        if !skipped.isEmpty { builder.skip(skipped) }
        for list in grammar.lists.values.sorted(by: { $0.name < $1.name }) { try add(list) }
        for (index, combination) in grammar.combinations.enumerated() {
            for block in combination.blocks { try add(block, of: index) }
        }
    }

    private mutating func add(_ block: HomeAssistantGrammar.Block, of combination: Int) throws(GrammarFileError) {
        var lists = lists
        lists["name"] = homeList(.names(block.nameDomains), "name")
        lists["area"] = homeList(.areas, "area")
        lists["floor"] = homeList(.floors, "floor")
        for sentence in block.sentences {
            do {
                let id = try builder.addTemplate(try template(sentence), lists: lists, scope: ScopeID(rawValue: 0))
                meanings[id] = HomeAssistantMatcher.Meaning(
                    combination: combination, sentence: sentence.text, slots: block.slots)
            } catch {
                throw Self.wrapped(error, sentence)
            }
        }
    }

    private mutating func homeList(_ list: HomeAssistantMatcher.HomeList, _ name: String) -> SlotListID {
        if let id = homeLists[list] { return id }
        let id = builder.addList(name, entries: [], acceptsUnlisted: false, ranksFirst: name == "name")
        homeLists[list] = id
        return id
    }

    private func template(_ sentence: HomeAssistantGrammar.Sentence) throws(GrammarFileError) -> Template {
        do { return try Template(sentence.text) } catch { throw Self.wrapped(error, sentence) }
    }

    private mutating func texts(_ sentence: HomeAssistantGrammar.Sentence) throws(GrammarFileError) -> [String] {
        let template = try template(sentence)
        do { return try builder.texts(of: template) } catch { throw Self.wrapped(error, sentence) }
    }

    private static func wrapped(_ error: any Error, _ sentence: HomeAssistantGrammar.Sentence) -> GrammarFileError {
        if let error = error as? GrammarFileError { return error }
        let reason = (error as? TemplateError)?.message ?? (error as? GrammarError)?.message ?? "\(error)"
        return sentence.file.source.error(.template(reason), at: sentence.place)
    }
}

// MARK: - Lists

extension HomeAssistantCompiler {
    private mutating func add(_ list: HomeAssistantGrammar.List) throws(GrammarFileError) {
        var entries: [SlotEntry] = []
        var values: [HomeAssistantValue] = []
        switch list.content {
        case .wildcard: break
        case .values(let items):
            for (text, value) in items {
                entries.append(SlotEntry(value: UInt32(values.count), texts: try texts(text)))
                values.append(value)
            }
        case .range(let from, let to, let step, let hasHalves, let multiplier):
            let whole = NumberRange(from: from, through: to, by: step)?.numbers.map(Double.init) ?? []
            for number in hasHalves ? whole.flatMap({ [$0, $0 + 0.5] }) : whole {
                entries.append(SlotEntry(value: UInt32(values.count), texts: texts(number)))
                values.append(.number(number * multiplier))
            }
        }
        let isWildcard = if case .wildcard = list.content { true } else { false }
        let id = builder.addList(list.name, entries: entries, acceptsUnlisted: isWildcard, ranksFirst: false)
        lists[list.name] = id
        if !isWildcard { self.values[id] = values }
    }

    /// Digits with either sign for the fraction, and words.
    private func texts(_ number: Double) -> [String] {
        let digits =
            number == number.rounded() ? ["\(Int(number))"] : ["\(number)", "\(number)".replacing(".", with: ",")]
        return digits + spelling.words(for: number)
    }
}
