import GrammarFiles

/// What a slot of a declarative app holds, where App Intents is imported, which has an `AppValue` of its own.
typealias DeclaredValue = AppValue

/// A value of a declarative app, with the name of its type for whoever shows it.
struct DeclarativeValue: Sendable, Hashable {
    let value: AppValue
    let type: String
}

extension Candidate {
    /// A value that was said, or that a parameter may have.
    init(_ value: AppValue, type: String) {
        let value = DeclarativeValue(value: value, type: type)
        switch value.value {
        case .entity(let thing), .enumCase(let thing):
            self.init(value: value, title: thing.title, synonyms: thing.synonyms, id: thing.id)
        default: self.init(value: value, title: value.value.title)
        }
    }
}
