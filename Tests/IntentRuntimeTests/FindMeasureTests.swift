import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Things are asked for in every language, and by what is measured")
struct FindMeasureTests {
    /// What is said in a language, and the same as a filter that anybody can read.
    struct Case: Sendable {
        let language: String
        let said: String
        let expected: @Sendable ([Trail]) -> [Trail]
    }

    /// The same question in every language.
    static func cases(
        en: [String] = [], de: [String] = [], fr: [String] = [], es: [String] = [],
        _ expected: @escaping @Sendable ([Trail]) -> [Trail]
    ) -> [Case] {
        [("en", en), ("de", de), ("fr", fr), ("es", es)].flatMap { language, said in
            said.map { Case(language: language, said: $0, expected: expected) }
        }
    }

    static let all =
        texts + flagsAndLists + lengths + numbersAndNames + money + dates + daysAndAges + periods + orders + denials

    @Test("As anybody would filter the trails", arguments: ["en", "de", "fr", "es"])
    func found(language: String) async throws {
        let conversation = try await Self.conversation(language)
        let cases = Self.all.filter { $0.language == language }
        #expect(cases.count > 40)
        for given in cases {
            let turn = await conversation.hear(Transcript(given.said))
            let lists = turn.replies.compactMap { if case .value(.list(let values)) = $0 { values } else { nil } }
            let titles = lists.first?.compactMap { if case .entity(_, _, let title, _) = $0 { title } else { nil } }
            #expect(
                titles == given.expected(Trail.all).map(\.name), "\(given.said): \(turn.replies.map(Script.text))")
        }
    }

    static func conversation(_ language: String) async throws -> Conversation {
        let app: HostedApp =
            switch language {
            case "de": .trailGuide(in: GermanTrails.self)
            case "fr": .trailGuide(in: FrenchTrails.self)
            case "es": .trailGuide(in: SpanishTrails.self)
            default: .trailGuide(in: EnglishTrails.self)
            }
        return try await Script.conversationInBerlin(apps: [app], language: language)
    }

    static let refusals = [
        (
            "en", "find routes longer than 5 km",
            "“longer than” may mean outbound or return; name the one that is meant."
        ),
        (
            "en", "find the longest route",
            "“longest” may mean outbound, return or walking time; name the one that is meant."
        ),
        (
            "en", "find routes heavier than 5 kg",
            "No property of Route is meant by “heavier than”; it has outbound, return, walking time and fare."
        ),
        (
            "en", "find the heaviest route",
            "No property of Route is meant by “heaviest”; it has outbound, return, walking time and fare."
        ),
        ("en", "find trails longer than", "The value is missing behind “longer than”."),
        (
            "de", "finde Wege, deren Farbe rot ist",
            "Weg hat keine Eigenschaft „Farbe“; es gibt Name, Länge, Preis, Eröffnet, Beschildert und Schlagwörter."
        ),
        (
            "de", "finde Wege schwerer als 5 kg",
            "Für „schwerer als“ hat Weg keine Eigenschaft; es gibt Name, Länge, Preis, Eröffnet, Beschildert und Schlagwörter."
        ),
        (
            "fr", "trouve les sentiers dont la couleur est rouge",
            "Sentier n'a pas de propriété « couleur » ; il y a nom, longueur, prix, ouvert, balisé et étiquettes."
        ),
        (
            "es", "busca senderos cuyo color es rojo",
            "Sendero no tiene la propiedad «color»; tiene nombre, longitud, precio, abierto, señalizado y etiquetas."
        ),
        ("es", "busca senderos cuyo nombre contiene", "Faltan las palabras que buscar tras «nombre contiene»."),
    ]

    @Test("What is not clear is said, never guessed", arguments: refusals)
    func refused(language: String, said: String, reason: String) async throws {
        let turn = try await Self.conversation(language).hear(Transcript(said))
        #expect(turn.replies.map(Script.text) == ["x \(reason)"])
    }

    @Test(
        "A value tells which measure is meant, and amounts of other currencies are neither more nor less",
        arguments: [
            ("find routes longer than two hours", "1 route / Long"),
            ("find routes over two hours", "1 route / Long"),
            ("find routes cheaper than 20 euros", "1 route / Short"),
            ("find routes more expensive than 20 euros", "1 route / Long"),
            ("find routes under 20 francs", "1 route / Border"),
            ("find routes with a fare of at least 5 euros", "2 routes / Short / Long"),
            ("find routes whose outbound is longer than 5 km", "2 routes / Long / Border"),
        ])
    func byValue(said: String, shown: String) async throws {
        let turn = try await Self.conversation("en").hear(Transcript(said))
        #expect(turn.replies.map(Script.text).last == "[Trail Guide] \(shown)")
    }
}
