// Titles, tags, flags, numbers and orders, in every language.
extension FindMeasureTests {
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
}
