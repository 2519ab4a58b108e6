import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Things are asked for in every language, and by what is measured")
struct FindMeasureTests {
    /// What is said in a language, and the same as a filter that anybody can read.
    struct Case: Sendable, CustomTestStringConvertible {
        let language: String
        let said: String
        let expected: @Sendable ([Trail]) -> [Trail]

        var testDescription: String { "\(language): \(said)" }
    }

    /// The same question in every language.
    private static func cases(
        en: [String] = [], de: [String] = [], fr: [String] = [], es: [String] = [],
        _ expected: @escaping @Sendable ([Trail]) -> [Trail]
    ) -> [Case] {
        [("en", en), ("de", de), ("fr", fr), ("es", es)].flatMap { language, said in
            said.map { Case(language: language, said: $0, expected: expected) }
        }
    }

    private static let yesterdayBegan = ISO8601DateFormatter().date(from: "2026-11-28T23:00:00Z") ?? .distantPast
    private static let todayBegan = ISO8601DateFormatter().date(from: "2026-11-29T23:00:00Z") ?? .distantPast
    private static let threeDaysAgo = ISO8601DateFormatter().date(from: "2026-11-27T09:30:00Z") ?? .distantPast

    static let texts =
        cases(
            en: [
                "find trails whose name contains otter", "find trails with otter in the name",
                "show me all trails with otter in their name",
            ],
            de: [
                "finde Wege, deren Name Otter enthält", "zeige mir alle Wege mit Otter im Namen",
                "suche Wege, bei denen der Name Otter enthält", "zeig mir Wege, die Otter im Namen haben",
                "finde Wege, deren Name enthält Otter",
            ],
            fr: [
                "trouve les sentiers dont le nom contient otter", "montre-moi tous les sentiers avec otter dans le nom",
                "cherche des sentiers où le nom contient otter", "quels sont les sentiers dont le nom contient otter ?",
            ],
            es: [
                "busca senderos cuyo nombre contiene otter", "muéstrame todos los senderos con otter en el nombre",
                "encuentra los senderos cuyo nombre contenga otter",
                "¿cuáles son los senderos cuyo nombre contiene otter?",
            ]
        ) { $0.filter { $0.name.contains("Otter") } }
        + cases(
            en: ["find trails whose name starts with otter"],
            de: [
                "finde Wege, deren Name mit Otter beginnt", "finde Wege, deren Name beginnt mit Otter",
                "suche nach Wegen, deren Name mit Otter anfängt", "zeige Wege, deren Name fängt mit Otter an",
            ],
            fr: [
                "trouve les sentiers dont le nom commence par otter",
                "trouve les sentiers dont le nom débute par otter",
            ],
            es: ["busca los senderos cuyo nombre empieza por otter", "busca senderos cuyo nombre comience con otter"]
        ) { $0.filter { $0.name.hasPrefix("Otter") } }
        + cases(
            en: ["find trails whose name ends with walk"],
            de: ["finde Wege, deren Name mit Walk endet", "finde Wege, deren Name endet auf Walk"],
            fr: [
                "trouve les sentiers dont le nom se termine par walk", "trouve les sentiers dont le nom finit par walk",
            ],
            es: ["busca senderos cuyo nombre termina en walk", "busca senderos cuyo nombre acabe en walk"]
        ) { $0.filter { $0.name.hasSuffix("Walk") } }
        + cases(
            en: ["find trails whose name is salt track"],
            de: [
                "finde Wege, deren Name Salt Track ist", "finde Wege, deren Name Salt Track lautet",
                "finde den Weg, dessen Name ist Salt Track",
            ],
            fr: ["trouve les sentiers dont le nom est salt track"],
            es: ["busca senderos cuyo nombre es salt track", "busca el sendero cuyo nombre sea salt track"]
        ) { $0.filter { $0.name == "Salt Track" } }
        + cases(
            en: ["find trails whose name is not salt track"],
            de: ["finde Wege, deren Name nicht Salt Track ist", "finde Wege, deren Name ist nicht Salt Track"],
            fr: ["trouve les sentiers dont le nom n'est pas salt track"],
            es: ["busca senderos cuyo nombre no es salt track"]
        ) { $0.filter { $0.name != "Salt Track" } }
        + cases(
            en: [
                "find trails whose name contains otter and contains salt",
                "find trails whose name contains otter and salt",
            ],
            de: [
                "finde Wege, deren Name Otter und Salt enthält",
                "finde Wege, deren Name Otter enthält und deren Name Salt enthält",
            ],
            fr: ["trouve les sentiers dont le nom contient otter et salt"],
            es: ["busca senderos cuyo nombre contiene otter y salt"]
        ) { $0.filter { $0.name.contains("Otter") && $0.name.contains("Salt") } }
        + cases(
            en: ["find trails whose name contains fern or starts with ridge"],
            de: [
                "finde Wege, deren Name Fern enthält oder mit Ridge beginnt",
                "finde Wege, deren Name enthält Fern oder beginnt mit Ridge",
            ],
            fr: ["trouve les sentiers dont le nom contient fern ou commence par ridge"],
            es: ["busca senderos cuyo nombre contiene fern o empieza por ridge"]
        ) { $0.filter { $0.name.contains("Fern") || $0.name.hasPrefix("Ridge") } }

    static let flagsAndLists =
        cases(
            en: ["find circular trails", "find trails that are circular"],
            de: ["finde beschilderte Wege", "zeige alle beschilderten Wege", "finde Wege, die beschildert sind"],
            fr: ["trouve les sentiers balisés", "trouve les sentiers qui sont balisés"],
            es: ["busca los senderos señalizados", "busca senderos que están señalizados"]
        ) { $0.filter(\.isLoop) }
        + cases(
            en: ["find trails that are not circular", "find trails which aren't circular"],
            de: ["finde Wege, die nicht beschildert sind", "finde nicht beschilderte Wege"],
            fr: ["trouve les sentiers qui ne sont pas balisés", "trouve les sentiers non balisés"],
            es: ["busca senderos que no están señalizados", "busca senderos no señalizados"]
        ) { $0.filter { !$0.isLoop } }
        + cases(
            en: ["find trails whose tags contain family", "find trails with family among the tags"],
            de: ["finde Wege, deren Schlagwörter family enthalten", "finde Wege mit family in den Schlagwörtern"],
            fr: ["trouve les sentiers dont les étiquettes contiennent family"],
            es: ["busca senderos cuyas etiquetas contienen family", "busca senderos con family en las etiquetas"]
        ) { $0.filter { $0.tags.contains("family") } }
        + cases(
            en: ["find trails", "show me all trails"], de: ["zeige mir alle Wege", "liste meine Wege"],
            fr: ["montre tous les sentiers", "affiche mes sentiers"],
            es: ["muestra todos los senderos", "lista mis senderos"]
        ) { $0 }

    static let lengths =
        cases(
            en: [
                "find trails longer than 5 km", "find trails that are longer than five kilometers",
                "find trails over 5 km", "find trails with a length of more than 5 km",
                "find trails whose length is more than 5000 meters", "find trails with more than 5 km length",
                "find trails that have a length of over 5 km",
            ],
            de: [
                "finde Wege länger als 5 km", "finde Wege, die länger als fünf Kilometer sind",
                "finde Wege über 5 km", "finde Wege, deren Länge größer als 5 km ist",
                "finde Wege von mehr als 5 km Länge", "zeige mir Wege, deren Länge mehr als 5000 Meter beträgt",
                "suche Wege mit einer Länge von mehr als 5 km",
            ],
            fr: [
                "trouve les sentiers plus longs que 5 km",
                "trouve les sentiers qui sont plus longs que cinq kilomètres",
                "trouve les sentiers de plus de 5 km", "trouve les sentiers dont la longueur est supérieure à 5 km",
                "trouve les sentiers d'une longueur de plus de 5 km",
            ],
            es: [
                "busca senderos más largos que 5 km", "busca senderos que son más largos de cinco kilómetros",
                "busca senderos de más de 5 km", "busca senderos cuya longitud es mayor que 5 km",
                "busca senderos con una longitud de más de 5 km",
            ]
        ) { $0.filter { $0.kilometers > 5 } }
        + cases(
            en: ["find trails shorter than 6 km", "find trails under 6 km", "find trails not longer than 5 km"],
            de: [
                "finde Wege, die kürzer als 6 km sind", "finde Wege unter 6 km",
                "finde Wege, die nicht länger als 5 km sind",
            ],
            fr: ["trouve les sentiers plus courts que 6 km", "trouve les sentiers de moins de 6 km"],
            es: ["busca senderos más cortos que 6 km", "busca senderos de menos de 6 km"]
        ) { $0.filter { $0.kilometers < 6 } }
        + cases(
            en: [
                "find trails longer than 4 km and shorter than 8 km",
                "find trails whose length is between 4 km and 8 km",
            ],
            de: [
                "finde Wege, die länger als 4 km und kürzer als 8 km sind",
                "finde Wege, deren Länge zwischen 4 km und 8 km liegt",
            ],
            fr: ["trouve les sentiers dont la longueur est entre 4 km et 8 km"],
            es: ["busca senderos cuya longitud está entre 4 km y 8 km"]
        ) { $0.filter { 4 < $0.kilometers && $0.kilometers < 8 } }
        + cases(
            en: ["find the longest trail", "show me the longest trail"],
            de: ["finde den längsten Weg", "zeig mir den längsten Weg"],
            fr: ["trouve le sentier le plus long", "quel est le sentier le plus long ?"],
            es: ["busca el sendero más largo", "¿cuál es el sendero más largo?"]
        ) { Array($0.sorted { $0.kilometers > $1.kilometers }.prefix(1)) }
        + cases(
            en: ["find the three shortest trails", "find trails shortest first, limit 3"],
            de: ["finde die drei kürzesten Wege", "finde Wege, die kürzesten zuerst, maximal 3"],
            fr: [
                "trouve les trois sentiers les plus courts", "trouve les sentiers, les plus courts d'abord, limite 3",
            ],
            es: ["busca los tres senderos más cortos", "busca senderos, primero los más cortos, límite 3"]
        ) { Array($0.sorted { $0.kilometers < $1.kilometers }.prefix(3)) }
        + cases(
            en: ["find the longest circular trail"], de: ["finde den längsten beschilderten Weg"],
            fr: ["trouve le sentier le plus long qui est balisé"],
            es: ["busca el sendero más largo que está señalizado"]
        ) { Array($0.filter(\.isLoop).sorted { $0.kilometers > $1.kilometers }.prefix(1)) }

    static let numbersAndNames =
        cases(
            en: ["find trails with a price of 5", "find trails whose price is 5"],
            de: [
                "finde Wege mit einem Preis von 5", "finde Wege, deren Preis 5 ist",
                "finde Wege, deren Preis 5 beträgt",
            ],
            fr: ["trouve les sentiers dont le prix est 5", "trouve les sentiers d'un prix de 5"],
            es: ["busca senderos con un precio de 5", "busca senderos cuyo precio es 5"]
        ) { $0.filter { $0.price == 5 } }
        + cases(
            en: ["find trails whose name contains otter, longest first, limit 1"],
            de: ["finde Wege, deren Name Otter enthält, die längsten zuerst, Limit 1"],
            fr: ["trouve les sentiers dont le nom contient otter, les plus longs d'abord, limite 1"],
            es: ["busca senderos cuyo nombre contiene otter, primero los más largos, límite 1"]
        ) { Array($0.filter { $0.name.contains("Otter") }.sorted { $0.kilometers > $1.kilometers }.prefix(1)) }
        + cases(
            en: ["find circular trails cheaper than 10 and longer than 5 km"],
            de: ["finde beschilderte Wege, die billiger als 10 Euro und länger als 5 km sind"],
            fr: ["trouve les sentiers qui sont balisés et moins chers que 10 et plus longs que 5 km"],
            es: ["busca senderos más baratos que 10 y más largos que 5 km"]
        ) { $0.filter { $0.isLoop && $0.price < 10 && $0.kilometers > 5 } }

    static let money =
        cases(
            en: [
                "find trails cheaper than 12 euros", "find trails that are cheaper than 12",
                "find trails whose price is under 12 euros",
            ],
            de: [
                "finde Wege, die billiger als 12 Euro sind", "finde Wege günstiger als 12",
                "finde Wege, deren Preis unter 12 Euro liegt",
            ],
            fr: [
                "trouve les sentiers moins chers que 12 euros",
                "trouve les sentiers dont le prix est inférieur à 12 euros",
            ],
            es: ["busca senderos más baratos que 12 euros", "busca senderos cuyo precio es menor que 12 euros"]
        ) { $0.filter { $0.price < 12 } }
        + cases(
            en: ["find trails more expensive than 12 euros", "find trails dearer than twelve euros"],
            de: ["finde Wege, die teurer als 12 Euro sind", "finde Wege teurer als zwölf Euro"],
            fr: ["trouve les sentiers plus chers que 12 euros"], es: ["busca senderos más caros que 12 euros"]
        ) { $0.filter { $0.price > 12 } }
        + cases(
            en: ["find the most expensive trail"], de: ["finde den teuersten Weg"],
            fr: ["trouve le sentier le plus cher"], es: ["busca el sendero más caro"]
        ) { Array($0.sorted { $0.price > $1.price }.prefix(1)) }
        + cases(
            en: ["find the two cheapest trails"],
            de: ["finde die zwei billigsten Wege", "finde die zwei günstigsten Wege"],
            fr: ["trouve les deux sentiers les moins chers"], es: ["busca los dos senderos más baratos"]
        ) { Array($0.sorted { $0.price < $1.price }.prefix(2)) }

    static let dates =
        cases(
            en: ["find trails older than 3 days", "find trails that are older than three days"],
            de: ["finde Wege, die älter als drei Tage sind", "finde Wege älter als 3 Tage"],
            fr: ["trouve les sentiers plus anciens que trois jours"], es: ["busca senderos más antiguos que tres días"]
        ) { $0.filter { $0.opened < threeDaysAgo } }
        + cases(
            en: [
                "find trails newer than 3 days", "find trails from the last 3 days",
                "find trails of the last three days",
            ],
            de: ["finde Wege, die neuer als 3 Tage sind", "finde Wege aus den letzten drei Tagen"],
            fr: ["trouve les sentiers plus récents que trois jours", "trouve les sentiers des derniers trois jours"],
            es: ["busca senderos más recientes que tres días", "busca senderos de los últimos tres días"]
        ) { $0.filter { $0.opened > threeDaysAgo } }
        + cases(
            en: ["find trails newer than yesterday", "find trails opened after yesterday"],
            de: ["finde Wege, die neuer als gestern sind", "finde Wege, eröffnet nach gestern"],
            fr: ["trouve les sentiers plus récents que hier"],
            es: ["busca senderos más recientes que ayer"]
        ) { $0.filter { $0.opened >= todayBegan } }
        + cases(
            en: ["find trails older than yesterday", "find trails opened before yesterday"],
            de: ["finde Wege, die älter als gestern sind", "finde Wege, die vor gestern eröffnet wurden"],
            fr: ["trouve les sentiers plus anciens que hier"], es: ["busca senderos más antiguos que ayer"]
        ) { $0.filter { $0.opened < yesterdayBegan } }
        + cases(
            en: ["find the newest trail", "show me the most recent trail"],
            de: ["finde den neuesten Weg", "zeig mir den neusten Weg"],
            fr: ["trouve le sentier le plus récent"], es: ["busca el sendero más reciente"]
        ) { Array($0.sorted { $0.opened > $1.opened }.prefix(1)) }
        + cases(
            en: ["list trails, oldest first"],
            de: ["liste Wege, die ältesten zuerst", "zeige Wege sortiert nach Eröffnet"],
            fr: ["liste les sentiers, les plus anciens d'abord", "liste les sentiers triés par ouvert"],
            es: ["lista los senderos, primero los más antiguos", "lista los senderos ordenados por abierto"]
        ) { $0.sorted { $0.opened < $1.opened } }

    static let orders =
        cases(
            en: ["list trails sorted by name descending"],
            de: ["liste Wege, sortiert nach Name absteigend", "zeige alle Wege nach Name absteigend"],
            fr: ["liste les sentiers triés par nom décroissant"],
            es: ["lista los senderos ordenados por nombre descendente"]
        ) { $0.sorted { $0.name > $1.name } }
        + cases(
            en: ["list trails alphabetically, at most two"],
            de: ["liste Wege alphabetisch, höchstens zwei", "finde bis zu zwei Wege alphabetisch"],
            fr: ["liste les sentiers par ordre alphabétique, au plus deux"],
            es: ["lista los senderos en orden alfabético, como máximo dos"]
        ) { Array($0.sorted { $0.name < $1.name }.prefix(2)) }

    @Test("As anybody would filter the trails", arguments: texts + flagsAndLists + lengths)
    func found(_ given: Case) async throws { try await check(given) }

    @Test("Money, dates and orders", arguments: money + dates + orders + numbersAndNames)
    func measured(_ given: Case) async throws { try await check(given) }

    private func check(_ given: Case) async throws {
        let conversation = try await Self.conversation(given.language)
        let turn = await conversation.hear(Transcript(given.said))
        let lists = turn.replies.compactMap { if case .value(.list(let values)) = $0 { values } else { nil } }
        let titles = lists.first?.compactMap { if case .entity(_, _, let title, _) = $0 { title } else { nil } }
        #expect(titles == given.expected(Trail.all).map(\.name), "\(turn.outcome) \(turn.replies.map(Script.text))")
    }

    private static func conversation(_ language: String) async throws -> Conversation {
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
