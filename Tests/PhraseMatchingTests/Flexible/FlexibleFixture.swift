@testable import PhraseMatching

/// A language in a few lines, and a matcher of it over a few apps.
enum FlexibleFixture {
    /// Sounds that have a name; all other letters stand for themselves.
    static func table() -> SoundTable {
        var table = SoundTable()
        for name in "kstnSiI" { table.add(name) }
        for (a, b) in [("k", "t"), ("s", "S"), ("i", "I")] as [(Character, Character)] {
            guard let first = table.known(a), let second = table.known(b) else { continue }
            table.setCost(of: first, heardFor: second, nats: 1.5)
            table.setCost(of: second, heardFor: first, nats: 1.5)
        }
        return table
    }

    static func rule(_ pattern: String, _ sounds: String, _ table: SoundTable = table()) -> SpellingRule? {
        SpellingRule(pattern, sounds: sounds.compactMap(table.known))
    }

    static func speller(_ table: SoundTable = table()) -> SoundSpeller {
        let rules = [
            ("sh", "S"), ("c", "k"), ("k", "k"), ("c(eiy)", "s"), ("igh", "I"), ("i/Ce$", "I"), ("i", "i"),
            ("^kn", "n"),
            ("n", "n"), ("t", "t"), ("s", "s"), ("~en$", "n"), ("e$", ""),
        ]
        return SoundSpeller(
            rules: rules.compactMap { rule($0, $1, table) },
            words: ["knit": ["n", "I", "t"].compactMap(table.known)])
    }

    static func model() -> FlexibleModel {
        var model = FlexibleModel()
        model.table = table()
        model.speller = speller(model.table)
        model.fillers = ["please", "could you", "could you please", "Um"]
        model.joiners = ["and"]
        model.functionWords = ["the", "in", "my", "a", "for", "of", "and", "on", "from"]
        model.actions = [
            FlexibleModel.Action(name: "open", words: ["open", "show", "go to"]),
            FlexibleModel.Action(name: "delete", words: ["delete", "remove", "get rid of"]),
            FlexibleModel.Action(name: "close", words: ["close"]),
        ]
        model.opposites = [("open", "delete"), ("open", "close"), ("open", "nothing of the kind")]
        model.numberNames = numberNames
        model.numberWords = { number in words(for: number).map { [$0] } ?? [] }
        return model
    }

    static let numberNames = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twenty", "hundred",
    ]

    /// Enough numbers for the tables here.
    private static func words(for number: Int) -> String? {
        switch number {
        case 1...10: numberNames[number - 1]
        case 20: "twenty"
        case 100: "one hundred"
        case 120: "one hundred twenty"
        default: nil
        }
    }

    static let phrases = [
        "open {note} in {applicationName}", "create a note in {applicationName}", "toggle pin on {note}",
        "search {applicationName} for {text}", "show {screen} in {applicationName}",
        "!open a note in a new window in {applicationName}", "delete {note} from {applicationName}",
    ]
    static let lists = [
        "note": [
            "Otter tracks", "Heron at low tide", "Heron nest", "Café menu", "Chapter 2", "Chapter 3", "Bäckerei",
            "Mud flat survey",
        ],
        "applicationName": ["Field Notes=FieldNotes"], "screen": ["Pinned notes", "New note"],
    ]

    static func matcher(
        _ phrases: [String] = phrases, lists: [String: [String]] = lists, unlisted: Set<String> = ["text"]
    ) throws -> FlexibleMatcher {
        FlexibleMatcher(
            try GrammarFixture(phrases, lists: lists, unlisted: unlisted, rules: [:]).grammar, model: model())
    }

    /// `matched 0 note=1"hair on at low tide"`.
    static func shown(_ answer: MatchAnswer) -> String {
        let best = answer.result.best.map(GrammarFixture.describe)
        return ([answer.status.rawValue] + (answer.result.vetoed ? ["vetoed"] : []) + best).joined(separator: " | ")
    }
}

extension FlexibleMatcher {
    func answer(_ texts: String...) -> MatchAnswer { answer(to: texts.map { Hypothesis(SpokenText($0)) }) }
}
