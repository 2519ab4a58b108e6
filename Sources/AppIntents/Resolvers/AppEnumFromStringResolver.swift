/// Reads an enum's case by its raw value or one of its names.
struct AppEnumFromStringResolver<Case: AppEnum>: Resolver {
    typealias Input = String
    typealias Output = Case

    func resolve(from input: String, context: IntentParameterContext<Case>) async throws -> Case? {
        let word = input.trimmingSpaces
        if let value = Case.RawValue(word).flatMap(Case.init(rawValue:)) { return value }
        return Case.allCases.first { value in
            let display = value.caseDisplayRepresentation
            return ([display.title] + display.synonyms).contains { $0.text().lowercased() == word.lowercased() }
        }
    }
}

/// Makes different values of several.
struct SetFromArrayResolver<Element: _IntentValue & Hashable>: Resolver {
    typealias Input = [Element]
    typealias Output = Set<Element>

    func resolve(from input: [Element], context: IntentParameterContext<Set<Element>>) async throws -> Set<Element>? {
        Set(input)
    }
}
