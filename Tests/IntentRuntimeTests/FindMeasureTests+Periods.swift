import Foundation

// Months, years and what comes again, in every language. It is the 30th of November, 2026.
extension FindMeasureTests {
    private static func began(_ day: String) -> Date {
        // Midnight in Berlin.
        ISO8601DateFormatter().date(from: day + "T00:00:00+01:00") ?? .distantPast
    }

    static let periods =
        cases(
            en: [
                "find trails opened in november", "find trails from november", "find trails opened this month",
                "find trails opened in november 2026", "find trails from this month",
            ],
            de: [
                "finde Wege, die im November eröffnet wurden", "finde Wege aus dem November",
                "finde Wege aus diesem Monat", "finde Wege, eröffnet im November 2026",
            ],
            fr: [
                "trouve les sentiers ouverts en novembre", "trouve les sentiers de novembre",
                "trouve les sentiers ouverts ce mois", "trouve les sentiers ouverts en novembre 2026",
            ],
            es: [
                "busca senderos abiertos en noviembre", "busca senderos de noviembre", "busca senderos de este mes",
                "busca senderos abiertos en noviembre de 2026",
            ]
        ) { $0.filter { $0.opened >= began("2026-11-01") } }
        + cases(
            en: [
                "find trails opened this year", "find trails opened in 2026", "find trails from 2026",
                "find trails opened since january", "find trails after 2025", "find trails newer than july 2025",
            ],
            de: [
                "finde Wege, die dieses Jahr eröffnet wurden", "finde Wege aus 2026", "finde Wege aus diesem Jahr",
                "finde Wege, die nach 2025 eröffnet wurden", "finde Wege, neuer als Juli 2025",
            ],
            fr: [
                "trouve les sentiers ouverts cette année", "trouve les sentiers ouverts en 2026",
                "trouve les sentiers de 2026", "trouve les sentiers après 2025",
                "trouve les sentiers plus récents que juillet 2025",
            ],
            es: [
                "busca senderos abiertos este año", "busca senderos abiertos en 2026", "busca senderos de 2026",
                "busca senderos después de 2025", "busca senderos más recientes que julio 2025",
            ]
        ) { $0.filter { $0.opened >= began("2026-01-01") } }
        + cases(
            en: [
                "find trails opened before 2026", "find trails before february", "find trails older than january",
                "find trails opened in 2025", "find trails opened last year", "find trails opened before july 20th",
            ],
            de: [
                "finde Wege, die vor 2026 eröffnet wurden", "finde Wege, älter als Januar",
                "finde Wege aus dem letzten Jahr", "finde Wege vor Februar",
            ],
            fr: [
                "trouve les sentiers ouverts avant 2026", "trouve les sentiers avant février",
                "trouve les sentiers plus anciens que janvier", "trouve les sentiers ouverts l'année dernière",
            ],
            es: [
                "busca senderos abiertos antes de 2026", "busca senderos antes de febrero",
                "busca senderos más antiguos que enero", "busca senderos abiertos el año pasado",
            ]
        ) { $0.filter { $0.opened < began("2026-01-01") } }
        + cases(
            en: ["find trails opened last november", "find trails opened in december", "find trails from last month"],
            de: ["finde Wege, eröffnet im letzten November", "finde Wege aus dem letzten Monat"],
            fr: ["trouve les sentiers ouverts en novembre dernier", "trouve les sentiers du mois dernier"],
            es: ["busca senderos abiertos en noviembre pasado", "busca senderos del mes pasado"]
        ) { _ in [] }
        + cases(
            en: ["find trails opened in the last three days", "find trails opened less than three days ago"],
            de: ["finde Wege, die in den letzten drei Tagen eröffnet wurden", "finde Wege aus den letzten drei Tagen"],
            fr: ["trouve les sentiers de moins de 3 jours", "trouve les sentiers ouverts il y a moins de 3 jours"],
            es: ["busca senderos de hace menos de 3 días", "busca senderos abiertos hace menos de 3 días"]
        ) { $0.filter { $0.daysAgo < 3 } }
        + cases(
            en: ["find trails opened more than three days ago"], de: ["finde Wege von vor mehr als drei Tagen"],
            fr: ["trouve les sentiers de plus de 3 jours", "trouve les sentiers ouverts il y a plus de 3 jours"],
            es: ["busca senderos de hace más de 3 días", "busca senderos de más de 3 días"]
        ) { $0.filter { $0.daysAgo > 3 } }
        + cases(
            en: ["find the two newest trails oldest first"], de: ["finde die zwei neuesten Wege, die ältesten zuerst"]
        ) { $0.filter { $0.daysAgo < 2 }.sorted { $0.daysAgo > $1.daysAgo } }
}
