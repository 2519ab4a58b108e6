import PhraseMatching
import SpokenLanguage

/// The sentences of one language, compiled; homes come and go by replacing lists.
struct HomeAssistantMatcher {
    /// What a template adds to what is said.
    struct Meaning {
        let combination: Int
        let sentence: String
        let slots: [String: HomeAssistantValue]
    }

    /// An understood sentence.
    struct Reading {
        let intent: String
        let combination: String
        let sentence: String
        let slots: [String: HomeAssistantValue]
        /// All sentences that say it as well as this one.
        var twins: Set<String> = []
    }

    private let combinations: [HomeAssistantGrammar.Combination]
    private let meanings: [TemplateID: Meaning]
    /// What the entries of a list stand for, by their values.
    private var values: [SlotListID: [HomeAssistantValue]]
    private let homeLists: [HomeList: SlotListID]
    private(set) var matcher: Matcher
    private var home = HomeAssistantHome()

    /// A list that is filled from the home.
    enum HomeList: Hashable {
        /// Entities of some domains, or of any.
        case names([String]?)
        case areas, floors
    }

    init(_ grammar: HomeAssistantGrammar) throws(GrammarFileError) {
        var compiler = HomeAssistantCompiler(grammar)
        try compiler.compile()
        combinations = grammar.combinations
        meanings = compiler.meanings
        values = compiler.values
        homeLists = compiler.homeLists
        matcher = Matcher(compiler.builder.build())
    }

    /// The same sentences in another home.
    mutating func enter(_ home: HomeAssistantHome) {
        var grammar = matcher.grammar
        for (list, id) in homeLists {
            let names = Self.names(list, in: home)
            values[id] = names.map(HomeAssistantValue.text)
            let entries = names.enumerated().map { SlotEntry(value: UInt32($0), texts: [$1]) }
            grammar = grammar.replacingList(id, entries: entries)
        }
        matcher = Matcher(grammar, learningFrom: matcher)
        self.home = home
    }

    private static func names(_ list: HomeList, in home: HomeAssistantHome) -> [String] {
        switch list {
        case .areas: home.areas
        case .floors: home.floors
        case .names(let domains): home.entities.filter { domains?.contains($0.domain) ?? true }.map(\.name)
        }
    }

    /// The best reading; where the ranking leaves several, the intent's name decides, then the order of the files.
    func read(_ sentence: String) -> Reading? {
        let result = matcher.match(SpokenText(sentence))
        let readings = result.best.compactMap(reading)
        guard var best = readings.min(by: { $0.intent < $1.intent }) else { return nil }
        best.twins = Set(readings.filter { $0.isTwin(of: best) }.map(\.sentence))
        return best
    }

    private func reading(_ match: Match) -> Reading? {
        guard let meaning = meanings[match.template] else { return nil }
        let combination = combinations[meaning.combination]
        var slots: [String: HomeAssistantValue] = [:]
        for slot in match.slots {
            let known = slot.value.flatMap { value in values[slot.list].map { $0[Int(value)] } }
            slots[slot.name] = known ?? .text(slot.text)
        }
        slots.merge(meaning.slots) { said, _ in said }
        if combination.takesContextArea, slots["area"] == nil { slots["area"] = .text(home.contextArea) }
        return Reading(
            intent: combination.intent, combination: combination.name, sentence: meaning.sentence, slots: slots)
    }
}

extension HomeAssistantMatcher.Reading {
    fileprivate func isTwin(of other: Self) -> Bool {
        intent == other.intent && combination == other.combination && slots == other.slots
    }
}
