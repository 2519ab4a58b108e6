import PhraseMatching

/// A grammar in a few lines: phrases by app, lists by slot name.
struct GrammarFixture {
    var grammar: Grammar
    var lists: [String: SlotListID] = [:]

    /// With rules (or an empty table of them) the phrases are in the whole syntax. Lists are titles for each slot, numbered from 0; "=" separates a title's synonyms. `!` before a phrase makes it a
    /// negative one, `2:` puts it in scope 2.
    init(
        _ phrases: [String], lists: [String: [String]] = [:], unlisted: Set<String> = [], rules: [String: String]? = nil
    ) throws {
        var builder = GrammarBuilder()
        for (name, rule) in rules ?? [:] { builder.addRule(name, try Template(rule)) }
        for name in Set(lists.keys).union(unlisted).sorted() {
            let entries = Self.entries(lists[name] ?? [])
            self.lists[name] = builder.addList(name, entries: entries, acceptsUnlisted: unlisted.contains(name))
        }
        for phrase in phrases { try Self.add(phrase, to: &builder, self.lists, isWhole: rules != nil) }
        grammar = builder.build()
    }

    static func entries(_ titles: [String]) -> [SlotEntry] {
        titles.enumerated().map { number, title in
            SlotEntry(value: UInt32(number), texts: title.split(separator: "=").map(String.init))
        }
    }

    private static func add(
        _ phrase: String, to builder: inout GrammarBuilder, _ lists: [String: SlotListID], isWhole: Bool
    ) throws {
        func template(_ source: some StringProtocol) throws -> Template {
            isWhole ? try Template(String(source)) : try Template(applePhrase: String(source))
        }
        var phrase = phrase[...]
        var scope = ScopeID(rawValue: 0)
        if let first = phrase.first, let number = first.wholeNumberValue, phrase.dropFirst().first == ":" {
            scope = ScopeID(rawValue: UInt32(number))
            phrase = phrase.dropFirst(2)
        }
        if phrase.first == "!" {
            try builder.addNegative(template(phrase.dropFirst()), lists: lists, scope: scope)
        } else {
            _ = try builder.addTemplate(template(phrase), lists: lists, scope: scope)
        }
    }

    func match(_ text: String) -> MatchResult { Matcher(grammar).match(SpokenText(text)) }

    /// The best readings of both matchers, which must be the same, as `0 target=3"otter tracks"`.
    func readings(_ text: String) -> [String] {
        let spoken = SpokenText(text)
        let (fast, slow) = (Matcher(grammar).match(spoken), ReferenceMatcher(grammar).match(spoken))
        return fast == slow ? fast.best.map(Self.describe) : ["the twins differ: \(fast) \(slow)"]
    }

    static func describe(_ match: Match) -> String {
        let slots = match.slots.map { slot in
            "\(slot.name)=\(slot.value.map(String.init) ?? "?")\"\(slot.text)\""
        }
        return (["\(match.template.rawValue)"] + slots).joined(separator: " ")
    }
}

extension GrammarFixture {
    /// Two apps with notes and tasks, enough for most tables.
    static func apps() throws -> GrammarFixture {
        try GrammarFixture(
            [
                "Open ${target} in ${applicationName}",
                "Create a note in ${applicationName}",
                "New ${applicationName} note",
                "Toggle pin on ${target}",
                "Show ${screen} in ${applicationName}",
                "Search ${applicationName} for ${text}",
                "!Open a note in a new window in ${applicationName}",
                "1:Add ${text} to ${list} in ${tasks}",
                "1:Show ${list} in ${tasks}",
            ],
            lists: [
                "target": [
                    "Otter tracks", "Heron at low tide", "Heron nest", "Café Menu", "Wi-Fi Setup", "O'Brien",
                    "St. Ives", "Straße", "İstanbul", "Plan A|B", "Note (old)", "C++ tips", "PM2.5 log", "Chapter 2",
                    "Otter tracks", "AC/DC", "Q&A", "2nd draft", "Rock 'n' Roll", "email@home", "naïve", "Müller",
                    "a note in a new window",
                ],
                "applicationName": ["FieldNotes=Nature Diary"],
                "tasks": ["Tasks"],
                "screen": ["Pinned Notes=pins", "New Note"],
                "list": ["Groceries", "Work", "Pinned Notes"],
            ], unlisted: ["text"])
    }
}
