import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// A few answers in each of the other languages that are shipped.
@Suite struct OtherLanguageTests {
    private func reader(_ language: String) throws -> AnswerReader {
        AnswerReader(pack: try LanguagePackFile.load(language: language))
    }

    @Test(
        arguments: [
            ("de", "ja bitte", true), ("de", "na klar", true), ("de", "mach das", true), ("de", "Nein, danke.", false),
            ("de", "ach nee, lieber nicht", false), ("de", "mach das nicht", false), ("de", "vielleicht", nil),
            ("fr", "oui, vas-y", true), ("fr", "d’accord", true), ("fr", "bien sûr", true), ("fr", "non merci", false),
            ("fr", "euh, pas maintenant", false), ("fr", "bien sûr que non", false), ("fr", "peut-être", nil),
            ("es", "sí, claro", true), ("es", "vale, adelante", true), ("es", "no, gracias", false),
            ("es", "ahora no", false),
            ("es", "claro que no", false), ("es", "quizás", nil),
        ] as [(String, String, Bool?)])
    func confirmations(language: String, text: String, expected: Bool?) throws {
        #expect(try reader(language).confirmation(SpokenText(text)) == expected)
    }

    @Test(arguments: [
        ("de", "Abbrechen"), ("de", "nein, vergiss es"), ("fr", "laisse tomber"), ("fr", "non, annule"),
        ("es", "cancela"),
        ("es", "olvídalo, por favor"),
    ])
    func cancelling(language: String, text: String) throws {
        #expect(try reader(language).isCancel(SpokenText(text)))
    }

    @Test(arguments: [("de", "nicht abbrechen"), ("fr", "pas annuler"), ("es", "no cancelar"), ("es", "nunca cancela")])
    func notCancelling(language: String, text: String) throws {
        #expect(try !reader(language).isCancel(SpokenText(text)))
    }

    @Test(
        "Asking for more, and words that name nothing",
        arguments: [
            ("en", "show me more please", "in the", "the nest"), ("de", "zeig mir mehr, bitte", "in dem", "das Nest"),
            ("fr", "la suite", "dans le", "le nid"), ("es", "ver más, por favor", "en la", "el nido"),
        ])
    func moreAndNothing(language: String, more: String, nothing: String, something: String) throws {
        let reader = try reader(language)
        #expect(reader.isMore(SpokenText(more)) && !reader.isMore(SpokenText(something)))
        #expect(reader.moreWord.map { reader.isMore(SpokenText($0)) } == true)
        #expect(!reader.saysSomething(SpokenText(nothing)) && reader.saysSomething(SpokenText(something)))
        #expect(!reader.isCancel(SpokenText(more)) && reader.confirmation(SpokenText(more)) == nil)
    }

    @Test(
        arguments: [
            ("de", "der zweite bitte", .one(1)), ("de", "Nummer drei", .one(2)), ("de", "die letzte", .one(2)),
            ("de", "2.", .one(1)), ("de", "keins von beiden", .neither), ("de", "nummer vier", .outOfRange(4)),
            ("fr", "le deuxième", .one(1)), ("fr", "la 2e", .one(1)), ("fr", "numéro trois, s'il vous plaît", .one(2)),
            ("fr", "le dernier", .one(2)), ("fr", "aucun", .neither), ("fr", "celui-là", .none),
            ("es", "la segunda", .one(1)), ("es", "el 3º", .one(2)), ("es", "el último", .one(2)),
            ("es", "ninguno", .neither),
            ("es", "el número uno por favor", .one(0)),
        ] as [(String, String, AnswerReader.Choice)])
    func choices(language: String, text: String, expected: AnswerReader.Choice) throws {
        #expect(try reader(language).choice(SpokenText(text), among: [["Α"], ["Β"], ["Γ"]]) == expected)
    }

    @Test(arguments: [
        ("de", "zweiundvierzig", 42), ("de", "zwei und vierzig", 42), ("de", "hundertfünf", 105), ("de", "1.250", 1250),
        ("de", "tausendzweihundert", 1200), ("de", "drei komma fünf", 3.5), ("de", "3,5", 3.5),
        ("de", "zwei einhalb", 2.5),
        ("de", "minus zwei", -2), ("fr", "quatre-vingt-dix-sept", 97), ("fr", "nonante-sept", 97),
        ("fr", "soixante et onze", 71), ("fr", "deux cent cinq", 205), ("fr", "trois virgule cinq", 3.5),
        ("fr", "1 250", 1250),
        ("fr", "deux et demi", 2.5), ("es", "treinta y dos", 32), ("es", "ciento cinco", 105),
        ("es", "mil doscientos", 1200),
        ("es", "dos mil millones", 2_000_000_000), ("es", "tres coma cinco", 3.5), ("es", "dos y medio", 2.5),
    ])
    func numbers(language: String, text: String, expected: Double) throws {
        #expect(try reader(language).number(SpokenText(text)) == expected)
    }

    @Test(
        arguments: [
            ("en", "Don’t delete otter tracks", "Delete Otter tracks", true),
            ("en", "mark it as not done", "Mark it as done", true), ("en", "NEVER delete it", "Delete it", true),
            ("en", "open do not disturb", "Open Do Not Disturb", false),
            ("en", "open nothing but notes", "Open Notes", false), ("en", "delete it", "Delete it", false),
            ("en", "pin no garden in notes", "Pin Garden in Notes", true),
            ("en", "no, pin garden", "Pin Garden", false),
            ("en", "pin garden, scratch that", "Pin Garden", true), ("en", "pin garden no wait", "Pin Garden", true),
            ("en", "pin garden please, forget it, thanks", "Pin Garden", true),
            ("en", "stop pin garden", "Pin Garden", true), ("en", "stop teh music", "Stop the music", false),
            ("en", "could you please did you pin garden", "Pin Garden", true),
            ("en", "why pin garden", "Pin Garden", true),
            ("en", "I deleted garden", "Delete Garden", true),
            ("en", "I want to delete garden", "Delete Garden", false),
            ("en", "if it rains delete garden", "Delete Garden", true), ("en", "how is garden", "How is Garden", false),
            ("de", "lösche den Garten, nein warte", "Lösche Garten", true),
            ("de", "hast du den Garten gelöscht", "Lösche Garten", true),
            ("fr", "pourquoi ouvre la note", "Ouvre la note", true),
            ("es", "abre la nota, no espera", "Abre la nota", true),
            ("es", "sí, abre la nota", "Abre la nota", false), ("es", "el jardín abre", "Abre jardín", false),
            ("de", "lösche keine Notizen", "Lösche Notizen", true), ("de", "lösche es nicht", "Lösche es", true),
            ("fr", "n'ouvre pas la note", "Ouvre la note", true), ("es", "no abras la nota", "Abre la nota", true),
        ] as [(String, String, String, Bool)])
    func negations(language: String, said: String, phrase: String, expected: Bool) throws {
        let reader = NegationReader(try LanguagePackFile.load(language: language))
        #expect(reader.denies(SpokenText(said), saying: [phrase]) == expected)
    }
}
