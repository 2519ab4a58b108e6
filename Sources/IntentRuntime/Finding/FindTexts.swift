import AppIntents

/// How a conversation speaks of requests for things.
extension Texts {
    static func find(_ plural: String) -> String { "Find \(plural)" }

    /// “3 notes”, “1 note”, “No notes.”
    static func found(_ count: Int, _ entity: FindableEntity) -> String {
        switch count {
        case 0: return "No \(entity.plural)."
        case 1: return "1 \(entity.noun.lowercased())"
        default:
            let format = entity.type.typeDisplayRepresentation.numericFormat
            return format?.text(count: count) ?? "\(count) \(entity.plural)"
        }
    }

    static func severalAreCalled(_ text: String) -> String {
        "More than one is called “\(text)”; say more of its name."
    }

    /// Things that no app has, and what they are nearly called.
    static func noSuchThings(_ text: String, nearly entity: FindableEntity) -> String {
        "No app has “\(text)”; did you mean “\(entity.plural)”?"
    }

    static func noThings(_ entity: FindableEntity, in app: String) -> String { "\(app) has no \(entity.plural)." }

    /// Why something is not found, and what would be.
    static func trouble(_ trouble: FindTrouble, _ entity: FindableEntity, _ parser: FindParser) -> String {
        func title(_ property: Int) -> String { parser.properties[property].property.title.lowercased() }
        let titles = parser.properties.map { $0.property.title.lowercased() }
        switch trouble {
        case .unknownProperty(let text):
            if let near = parser.nearestProperty(to: text) {
                return "\(entity.noun) has no property “\(text)”; did you mean “\(title(near))”?"
            }
            return "\(entity.noun) has no property “\(text)”; it has \(list(titles))."
        case .notComparable(let property, let said):
            let known = parser.properties[property].property
            let words = EntityQueryOperator.allCases.filter { known.comparisons[$0] != nil }
                .compactMap { parser.lexicon.example(of: $0, known.kind) }
            guard !words.isEmpty else { return "\(entity.noun) cannot be found by “\(title(property))”." }
            let what = said.map { "cannot be compared with “\($0)”" } ?? "needs a comparison"
            return "“\(title(property))” of \(entity.noun) \(what); say \(list(words, "or"))."
        case .notSortable(let property):
            let sortable = parser.properties.map(\.property).filter(\.isSortable).map { $0.title.lowercased() }
            guard !sortable.isEmpty else { return "\(capitalized(entity.plural)) cannot be sorted." }
            return
                "\(capitalized(entity.plural)) cannot be sorted by “\(title(property))”; sort by \(list(sortable, "or"))."
        case .mixedJoiners: return "Say “and” between all conditions, or “or” between all of them."
        case .badValue(let property, let remark): return "“\(title(property))”: \(remark)"
        case .missingValue(let property, let said):
            let what = parser.properties[property].property.takesAnyText ? "The words to look for are" : "The value is"
            return "\(what) missing behind “\(said)”."
        case .badLimit(let text): return "“\(text)” is no number of \(entity.plural) to show; say 1 or more."
        case .unclear(let text): return "“\(text)” is no condition that \(entity.plural) can be found by."
        }
    }

    /// “title, created and pinned”.
    private static func list(_ names: [String], _ joiner: String = "and") -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
        return names.dropLast().joined(separator: ", ") + " \(joiner) " + last
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
