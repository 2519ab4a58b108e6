import AppIntents

/// How a conversation speaks of requests for things.
extension Texts {
    static func find(_ plural: String) -> String { say("Find \(plural)") }

    /// “3 notes”, “1 note”, “No notes.”
    static func found(_ count: Int, _ entity: FindableEntity) -> String {
        switch count {
        case 0: return say("No \(entity.plural).")
        case 1: return say("1 \(entity.spokenNoun)")
        default:
            let format = entity.type.typeDisplayRepresentation.numericFormat
            return format?.text(count: count) ?? "\(count) \(entity.plural)"
        }
    }

    static func severalAreCalled(_ text: String) -> String {
        say("More than one is called “\(text)”; say more of its name.")
    }

    /// Things that no app has, and what they are nearly called.
    static func noSuchThings(_ text: String, nearly entity: FindableEntity) -> String {
        say("No app has “\(text)”; did you mean “\(entity.plural)”?")
    }

    static func noThings(_ entity: FindableEntity, in app: String) -> String { say("\(app) has no \(entity.plural).") }

    /// Why something is not found, and what would be.
    static func trouble(_ trouble: FindTrouble, _ entity: FindableEntity, _ parser: FindParser) -> String {
        func title(_ property: Int) -> String { parser.title(of: property) }
        let titles = parser.properties.indices.map(title)
        switch trouble {
        case .unknownProperty(let text):
            if let near = parser.nearestProperty(to: text) {
                return say("\(entity.noun) has no property “\(text)”; did you mean “\(title(near))”?")
            }
            return say("\(entity.noun) has no property “\(text)”; it has \(all(titles)).")
        case .notComparable(let property, let said):
            return notComparable(title(property), words(for: property, parser), said, entity)
        case .notSortable(let property):
            let sortable = parser.properties.indices.filter { parser.properties[$0].property.isSortable }.map(title)
            let plural = capitalized(entity.plural)
            guard !sortable.isEmpty else { return say("\(plural) cannot be sorted.") }
            return say("\(plural) cannot be sorted by “\(title(property))”; sort by \(any(sortable)).")
        case .mixedJoiners: return say("Say “and” between all conditions, or “or” between all of them.")
        case .contradiction(let one, let other):
            return say("“\(one)” and “\(other)” do not go together; say one of them.")
        case .ambiguous(let properties, let said):
            let meant = any(properties.map(title))
            return say("“\(said)” may mean \(meant); name the one that is meant.")
        case .notMeasured(let said):
            return say("No property of \(entity.noun) is meant by “\(said)”; it has \(all(titles)).")
        case .badValue(let property, let remark): return "“\(title(property))”: \(remark)"
        case .missingValue(let property, let said):
            return parser.properties[property].property.takesAnyText
                ? say("The words to look for are missing behind “\(said)”.")
                : say("The value is missing behind “\(said)”.")
        case .badLimit(let text): return say("“\(text)” is no number of \(entity.plural) to show; say 1 or more.")
        case .unclear(let text): return say("“\(text)” is no condition that \(entity.plural) can be found by.")
        }
    }

    private static func notComparable(
        _ title: String, _ words: [String], _ said: String?, _ entity: FindableEntity
    ) -> String {
        guard !words.isEmpty else { return say("\(entity.noun) cannot be found by “\(title)”.") }
        guard let said else { return say("“\(title)” of \(entity.noun) needs a comparison; say \(any(words)).") }
        return say("“\(title)” of \(entity.noun) cannot be compared with “\(said)”; say \(any(words)).")
    }

    /// How the property can be compared: “is”, “contains”.
    private static func words(for property: Int, _ parser: FindParser) -> [String] {
        let known = parser.properties[property].property
        return EntityQueryOperator.allCases.filter { known.comparisons[$0] != nil }
            .compactMap { parser.lexicon.example(of: $0, known.kind) }
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
