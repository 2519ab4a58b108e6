import GrammarFiles
import IntentRuntime
import Testing

// What is denied in a value, in every language.
extension FindMeasureTests {
    static let denials =
        cases(
            en: ["find trails whose name is neither salt track nor fern loop"],
            de: ["finde Wege, deren Name weder Salt Track noch Fern Loop ist"],
            fr: ["trouve les sentiers dont le nom n'est ni salt track ni fern loop"],
            es: ["busca senderos cuyo nombre no es ni salt track ni fern loop"]
        ) { $0.filter { $0.name != "Salt Track" && $0.name != "Fern Loop" } }
        + cases(
            en: ["find trails whose name contains \"no otter\""], de: ["finde Wege, deren Name „kein Otter“ enthält"],
            fr: ["trouve les sentiers dont le nom contient « pas otter »"],
            es: ["busca senderos cuyo nombre contiene «no otter»"]
        ) { _ in [] }

    /// What is said, and the words in it that say no comparison.
    static let denied = [
        ("en", "find trails whose name contains no otter", "contains no"),
        ("en", "find trails with no otter in the name", "no"),
        ("en", "find trails that have no otter in the name", "no"),
        ("en", "find trails without otter in their name", "without"),
        ("de", "finde Wege, deren Name kein Otter enthält", "kein"),
        ("de", "finde Wege, die kein Otter im Namen haben", "kein"),
        ("de", "finde Wege, die Otter nicht im Namen haben", "nicht"),
        ("de", "finde Wege, deren Name nicht mit Otter beginnt", "nicht mit"),
        ("de", "finde Wege, deren Name beginnt nicht mit Otter", "beginnt nicht mit"),
        ("de", "finde Wege ohne Otter im Namen", "ohne"),
        ("fr", "trouve les sentiers dont le nom ne contient pas otter", "ne contient pas"),
        ("fr", "trouve les sentiers dont le nom ne commence pas par o", "ne commence pas par"),
        ("fr", "trouve les sentiers qui ne contiennent pas otter dans le nom", "ne"),
        ("fr", "trouve les sentiers sans otter dans le nom", "sans"),
        ("es", "busca senderos que no tienen otter en el nombre", "no"),
        ("es", "busca senderos cuyo nombre no contiene otter", "no contiene"),
        ("es", "busca senderos sin otter en el nombre", "sin"),
    ]

    /// What is answered where a name is compared so.
    private static func answer(_ language: String, _ said: String) -> String {
        switch language {
        case "de":
            "„Name“ von Weg lässt sich nicht mit „\(said)“ vergleichen; sag ist, ist nicht, enthält, beginnt mit oder endet mit."
        case "fr":
            "« nom » de Sentier ne se compare pas avec « \(said) » ; dites est, n'est pas, contient, commence par ou finit par."
        case "es":
            "«nombre» de Sendero no se compara con «\(said)»; diga es, no es, contiene, empieza por o termina en."
        default:
            "“name” of Trail cannot be compared with “\(said)”; say is, is not, contains, starts with or ends with."
        }
    }

    @Test("What is denied and has no contrary is no part of the value", arguments: denied)
    func deniedIsSaid(language: String, said: String, words: String) async throws {
        let turn = try await Self.conversation(language).hear(Transcript(said))
        #expect(turn.replies.map(Script.text) == ["x " + Self.answer(language, words)])
    }
}
