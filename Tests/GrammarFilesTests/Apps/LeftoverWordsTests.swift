import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Words that a command has no place for")
struct LeftoverWordsTests {
    /// - times: phrases of something else that say when.
    private static func matcher(
        _ language: String, _ names: String, _ phrases: String, _ times: String = "help"
    ) throws -> AppMatcher {
        try AppMatcher(
            file:
                """
                phrasebook: 1
                language: \(language)
                app: {name: Desk}
                entities:
                  Note: {values: [\(names)]}
                intents:
                  Delete: {parameters: {note: {type: Note}}, phrases: ["\(phrases)"]}
                  Show: {phrases: [\(times)]}
                """)
    }

    /// When, how often and with what is not said for nothing: the command alone is at most suggested.
    @Test(arguments: [
        (
            "en", "garden, heron nest", "delete ${note}",
            [
                "delete garden tomorrow", "delete garden twice", "delete garden at noon", "delete garden in an hour",
                "tomorrow delete garden", "delete garden every monday", "delete garden in evernote",
                "delete garden with evernote", "delete garden using evernote", "delete garden, heron nest",
                "delete garden; heron nest", "delete garden heron nest", "delete garden at 5",
            ]
        ),
        (
            "de", "Garten, Reihernest", "lösche ${note}",
            [
                "lösche garten morgen", "lösche garten zweimal", "lösche garten um zwölf",
                "lösche garten in einer stunde",
                "lösche garten jeden montag", "lösche garten in evernote", "lösche garten, reihernest",
            ]
        ),
        (
            "fr", "jardin, nid de héron", "supprime ${note}",
            [
                "supprime jardin demain", "supprime jardin deux fois", "supprime jardin à midi",
                "supprime jardin dans une heure", "supprime jardin chaque lundi", "supprime jardin dans evernote",
                "supprime jardin, nid de héron",
            ]
        ),
        (
            "es", "jardín, nido", "borra ${note}",
            [
                "borra jardín mañana", "borra jardín dos veces", "borra jardín al mediodía", "borra jardín en una hora",
                "borra jardín cada lunes", "borra jardín en evernote", "borra jardín, nido",
            ]
        ),
    ])
    func areAskedAbout(_ language: String, _ names: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, names, phrase)
        for text in texts {
            let match = matcher.match(text)
            #expect(match.status == .suggested || match.status == .rejected, "\(text): \(match.status)")
        }
    }

    /// It means no less because another phrase has a word for it.
    @Test(arguments: [
        (
            "en", "garden, heron nest", "delete ${note}", "show tasks due tomorrow, remind me at noon",
            [
                "delete garden tomorrow", "tomorrow delete garden", "delete garden at noon", "delete garden noon",
                "delete garden tasks", "remind me delete garden",
            ]
        ),
        (
            "de", "Garten, Reihernest", "lösche ${note}", "was ist morgen fällig, erinnere mich mittags",
            ["lösche garten morgen", "morgen lösche garten", "lösche garten mittags"]
        ),
        (
            "fr", "jardin, nid de héron", "supprime ${note}", "montre les tâches de demain, rappelle à midi",
            ["supprime jardin demain", "demain supprime jardin", "supprime jardin à midi"]
        ),
        (
            "es", "jardín, nido", "borra ${note}", "muestra lo de mañana, avisa al mediodía",
            ["borra jardín mañana", "mañana borra jardín", "borra jardín al mediodía"]
        ),
    ])
    func wordsOfOtherPhrasesAreAskedAbout(
        _ language: String, _ names: String, _ phrase: String, _ times: String, _ texts: [String]
    ) throws {
        let matcher = try Self.matcher(language, names, phrase, times)
        for text in texts {
            let match = matcher.match(text)
            #expect(match.status == .suggested || match.status == .rejected, "\(text): \(match.status)")
        }
    }

    /// Another phrase that does the same may have it.
    @Test(arguments: ["delete garden entry", "delete the garden entry"])
    func wordsOfThisCommandAreHarmless(_ text: String) throws {
        let matcher = try Self.matcher(
            "en", "garden, heron nest", #"delete ${note}", "remove the entry called ${note}"#)
        #expect(matcher.match(text).status == .matched)
    }

    /// Of several names a phrase takes one, wherever it goes on behind them.
    @Test(arguments: [
        ("open otter tracks, heron nest in desk", ["otter tracks", "heron nest"]),
        ("open otter tracks and heron nest in desk", ["otter tracks", "heron nest"]),
        ("open otter tracks, heron nest", ["otter tracks", "heron nest"]),
        ("open heron nest; otter tracks in desk please", ["otter tracks", "heron nest"]),
    ])
    func ofSeveralNamesOneIsAskedAbout(_ text: String, _ names: [String]) throws {
        let matcher = try Self.matcher(
            "en", "garden, otter tracks, heron nest", #"open ${note}", "open ${note} in ${applicationName}"#)
        let match = matcher.match(text)
        let said = match.result.best.flatMap(\.slots).map(\.text)
        #expect(match.status == .suggested && said.contains(where: names.contains), "\(match.status) \(said)")
    }

    /// Words for a slot that takes any end before the small word that stands for the phrase's.
    @Test(arguments: [
        ("put bread on work", MatchStatus.matched, "bread"), ("put bread on the work list", .matched, "bread"),
        ("put bread on my wrok list", .matched, "bread"), ("add bread to work tomorrow", .suggested, "bread"),
        ("add bread to grocerys", .matched, "bread"), ("add fish in oil to work", .matched, "fish in oil"),
    ])
    func dictatedWordsEndBeforeSmallOnes(_ text: String, _ status: MatchStatus, _ item: String) throws {
        let matcher = try AppMatcher(
            file:
                """
                phrasebook: 1
                language: en
                app: {name: Desk}
                entities:
                  TaskList: {values: [groceries, work, home]}
                intents:
                  Add: {parameters: {item: {type: String}, list: {type: TaskList}}, phrases: ["add ${item} to ${list}"]}
                """)
        let match = matcher.match(text)
        #expect(match.status == status && match.result.best.first?.slots.first?.text == item)
    }

    @Test(arguments: [
        (
            "en", "garden, heron nest", "delete ${note}",
            ["could you delete garden please", "delte garden", "delete the garden note"]
        ),
        ("de", "Garten, Reihernest", "lösche ${note}", ["lösche bitte garten", "lösche gatren", "lösch garten"]),
        ("fr", "jardin, nid de héron", "supprime ${note}", ["supprime jardin s'il te plaît", "suprime jardin"]),
        ("es", "jardín, nido", "borra ${note}", ["borra jardín por favor", "bora jardín"]),
    ])
    func othersAreUnderstood(_ language: String, _ names: String, _ phrase: String, _ texts: [String]) throws {
        let matcher = try Self.matcher(language, names, phrase)
        for text in texts { #expect(matcher.match(text).status == .matched, "\(text): \(matcher.match(text).status)") }
    }
}
