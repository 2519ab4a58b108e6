import Foundation

// Lengths, money, days and ages, in every language.
extension FindMeasureTests {
    private static let yesterdayBegan = ISO8601DateFormatter().date(from: "2026-11-28T23:00:00Z") ?? .distantPast
    private static let todayBegan = ISO8601DateFormatter().date(from: "2026-11-29T23:00:00Z") ?? .distantPast
    private static let threeDaysAgo = ISO8601DateFormatter().date(from: "2026-11-27T09:30:00Z") ?? .distantPast

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

    static let daysAndAges =
        cases(
            en: [
                "find trails opened yesterday", "find trails from yesterday", "find trails opened on 2026-11-29",
                "find trails that were opened yesterday", "find trails dated yesterday",
            ],
            de: [
                "finde Wege von gestern", "finde Wege, die gestern eröffnet wurden",
                "finde Wege, eröffnet am 29.11.2026",
            ],
            fr: ["trouve les sentiers de hier", "trouve les sentiers du 29/11/2026"],
            es: ["busca senderos de ayer", "busca senderos del 29/11/2026"]
        ) { $0.filter { $0.daysAgo == 1 } }
        + cases(
            en: ["find trails that are more than 3 days old", "find trails over three days old"],
            de: ["finde Wege, die mehr als drei Tage alt sind", "finde Wege über 3 Tage alt"],
            fr: ["trouve les sentiers vieux de plus de trois jours"], es: ["busca senderos más antiguos de tres días"]
        ) { $0.filter { $0.opened < threeDaysAgo } }
        + cases(
            en: ["find trails less than 3 days old"], de: ["finde Wege, die weniger als drei Tage alt sind"],
            fr: ["trouve les sentiers vieux de moins de trois jours"], es: ["busca senderos de los últimos 3 días"]
        ) { $0.filter { $0.opened > threeDaysAgo } }
        + cases(
            en: [
                "find trails more than 5 km long", "which trails are more than 5 km long",
                "find trails that are more than 5 km long", "which trails are longer than 5 km",
            ],
            de: [
                "finde Wege, die mehr als 5 km lang sind", "welche Wege sind länger als 5 km",
                "finde Wege über 5 km lang",
            ],
            fr: ["trouve les sentiers de plus de 5 km de long", "quels sentiers sont plus longs que 5 km"],
            es: ["busca senderos de más de 5 km de largo", "qué senderos son más largos que 5 km"]
        ) { $0.filter { $0.kilometers > 5 } }
        + cases(
            en: ["find trails at least 5 km long", "find trails not shorter than 5 km"],
            de: ["finde Wege, die mindestens 5 km lang sind", "finde Wege, die nicht kürzer als 5 km sind"],
            fr: ["trouve les sentiers d'au moins 5 km"], es: ["busca senderos de al menos 5 km"]
        ) { $0.filter { $0.kilometers >= 5 } }
        + cases(
            en: ["find trails 5 km long", "find trails that are 5 km long"], de: ["finde Wege, die 5 km lang sind"]
        ) { $0.filter { $0.kilometers == 5 } }
        + cases(
            en: ["what is the longest trail", "what's the longest trail?"],
            de: ["was ist der längste Weg", "welches ist der längste Weg?", "wie heißt der längste Weg"],
            fr: ["quel est le sentier le plus long"], es: ["cuál es el sendero más largo"]
        ) { Array($0.sorted { $0.kilometers > $1.kilometers }.prefix(1)) }
}
