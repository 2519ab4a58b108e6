import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Answers to a confirmation whose buttons have names")
struct ConfirmationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var language = "en"
        var accepting: [String] = []
        var denying: [String] = []
        var question = ""
        var subject = ""
        var yes: [String] = []
        var no: [String] = []
        var unclear: [String] = []

        var testDescription: String { "\(language): \(accepting.first ?? "") / \(denying.first ?? "")" }
    }

    private static let english = [
        Case(
            accepting: ["Gobble", "Eat it"], denying: ["Leave", "Spit out"], question: "Gobble 3 green apples?",
            yes: [
                "gobble", "gobble it please", "yes gobble them up", "yes, gobble the green apples", "eat it", "go on",
                "could you gobble all of them right now", "ok gobble gobble", "um yes please, eat it up",
                "yes the apples",
            ],
            no: [
                "leave", "leave them", "no, leave it please", "spit it out",
                "don't gobble it", "no don't gobble them", "do not gobble the apples", "never gobble apples",
                "please don't eat it", "yes don't gobble it", "don't gobble them, Anna wants one", "stop, don't gobble",
            ],
            unclear: [
                "apples", "gobble the red ones", "gobble it, spit it out", "don't leave it", "yes leave it",
                "no, gobble it",
                "why gobble", "gobble 4 green apples", "maybe", "not sure", "the green ones please",
            ]),
        Case(
            accepting: ["Send"], denying: ["Cancel"], question: "Send 3 messages?",
            yes: [
                "please send it", "send it off", "send", "yes send 3 messages", "I want you to send them right away",
            ],
            no: [
                "don't send", "no don't send it", "I don't want to send it", "cancel the messages", "stop the messages",
            ],
            unclear: ["send it to Anna", "resend", "send it later", "don't cancel"]),
        Case(
            accepting: ["Buy"], denying: ["Cancel"], question: "Soup is 4 dollars.",
            yes: ["buy it", "go ahead and buy it", "purchase it", "let's buy the soup", "yes I do"],
            no: ["don't buy it", "do not purchase the soup", "never buy that"], unclear: ["sell it", "buy two"]),
        Case(
            accepting: ["Turn On"], denying: ["Cancel"], question: "Turn on the lamp?",
            yes: ["turn it on", "turn on the lamp", "yes, switch it on", "on"],
            no: ["turn it off", "off", "don't turn it on"],
            unclear: ["yes turn it off", "turn the lamp"]),
        Case(
            accepting: ["Don't Save"], denying: ["Save"], question: "Save the changes?",
            yes: ["don't save", "don't save them"], no: ["save", "save them please", "save the changes"],
            unclear: ["yes save", "save them, don't save them"]),
        Case(
            accepting: ["Delete"], denying: ["Keep"], question: "Delete 3 of them?", subject: "Delete Note",
            yes: ["delete the note", "yes delete three of them", "delete 3 please"],
            no: ["don't delete the note", "keep the note"], unclear: ["the note", "delete thirty three", "delete 4"]),
        Case(
            question: "Keep the page?", subject: "Delete Page", yes: ["yes keep the page"],
            unclear: ["yes delete the page", "delete it"]),
        Case(
            accepting: ["Remove"], denying: ["Delete"], yes: ["remove it"], no: ["delete it"],
            unclear: ["remove delete"]),
        Case(
            question: "Did you mean “Open otter tracks”?", yes: ["yes", "yes open otter tracks", "sure, otter tracks"],
            no: ["no"], unclear: ["open otter tracks", "no, open otter tracks", "yes open heron"]),
    ]

    private static let others = [
        Case(
            language: "de", accepting: ["Senden", "Send"], denying: ["Abbrechen", "Cancel"],
            question: "3 Nachrichten senden?",
            yes: [
                "senden", "sende es", "ja, schick sie gleich ab", "bitte senden", "ja die Nachrichten senden", "send",
            ],
            no: ["nicht senden", "sende es nicht", "nein, schick sie nicht ab", "bitte nicht abschicken"],
            unclear: ["sende sie an Anna", "die Nachrichten", "nein, senden"]),
        Case(
            language: "de", accepting: ["Verputzen"], denying: ["Stehen lassen"], question: "Die Suppe verputzen?",
            yes: ["verputzen", "die suppe bitte verputzen", "ja, alles verputzen"],
            no: ["stehen lassen", "bitte stehen lassen", "nicht verputzen"], unclear: ["nicht stehen lassen", "Suppe"]),
        Case(
            language: "fr", accepting: ["Envoyer"], denying: ["Annuler"], question: "Envoyer 3 messages ?",
            yes: [
                "envoie-les", "oui, envoie les messages", "envoyez tout de suite s'il vous plaît", "je veux l'envoyer",
            ],
            no: ["n'envoie pas", "non, ne les envoie pas", "ne l'envoie pas", "surtout ne pas envoyer"],
            unclear: ["envoie-les à Anna", "les messages"]),
        Case(
            language: "es", accepting: ["Enviar"], denying: ["Cancelar"], question: "¿Enviar 3 mensajes?",
            yes: ["envíalos", "sí, envía los mensajes", "por favor envíalo ahora mismo", "quiero enviar los mensajes"],
            no: ["no lo envíes", "no enviar", "no, no envíes los mensajes"], unclear: ["envíalo a Ana", "los mensajes"]),
    ]

    @Test(arguments: english + others) func answers(_ example: Case) throws {
        let reader = ConfirmationReader(
            AnswerReader(pack: try LanguagePackFile.load(language: example.language)), accepting: example.accepting,
            denying: example.denying, question: example.question, subject: example.subject)
        for (texts, expected) in [(example.yes, true), (example.no, false), (example.unclear, nil)]
            as [([String], Bool?)]
        {
            for text in texts { #expect(reader.answer(SpokenText(text)) == expected, "\(text)") }
        }
    }

    /// Every button of the house, in the words that its own language has for it.
    @Test(
        arguments: [
            ("de", ["Buy", "Kaufen"], "kauf es", "kauf es nicht"),
            ("de", ["Order", "Bestellen"], "ja bestell sie", "nicht bestellen"),
            ("de", ["Call", "Anrufen"], "ruf sie an", "ruf sie nicht an"),
            ("de", ["Turn Off", "Ausschalten"], "schalte es aus", "schalt es ein"),
            ("fr", ["Buy", "Acheter"], "achète-le", "n'achète pas"),
            ("fr", ["Order", "Commander"], "oui, commandez", "ne commande rien, pas ça"),
            ("fr", ["Turn On", "Allumer"], "allume-la", "éteins-la"),
            ("es", ["Buy", "Comprar"], "cómpralo", "no lo compres"),
            ("es", ["Order", "Pedir"], "sí, pídelo", "no lo pidas"),
            ("es", ["Call", "Llamar"], "llámala ahora", "no la llames"),
            ("en", ["Check In"], "check me in", "don't check me in"),
            ("en", ["Play Sound"], "play the sound", "don't play it"),
        ])
    func buttons(language: String, labels: [String], yes: String, no: String) throws {
        let reader = ConfirmationReader(
            AnswerReader(pack: try LanguagePackFile.load(language: language)), accepting: labels, denying: ["Cancel"],
            question: "?")
        #expect(reader.answer(SpokenText(yes)) == true, "\(yes)")
        #expect(reader.answer(SpokenText(no)) == false, "\(no)")
    }
}
