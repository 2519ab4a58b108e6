import AppIntents

/// Which of an app's queries is asked: two that find the same type by queries of different types are two.
struct QueryName: Sendable, Hashable {
    /// What it finds, such as `Stray`; so errors call it.
    let type: String
    /// The type of the query itself, or what else tells it from others.
    private let query: String

    private init(type: String, query: String) {
        (self.type, self.query) = (type, query)
    }

    init(_ finder: EntityFinder) {
        self.init(
            type: String(describing: finder.lookup.entityType),
            query: String(reflecting: Swift.type(of: finder.lookup.query)))
    }

    /// What finds the values of a parameter.
    init(_ descriptor: ParameterDescriptor) {
        if case .entity(let type) = descriptor.valueType.element {
            self.init(EntityFinder(type, query: descriptor.query))
        } else {
            // What one parameter offers has nothing to do with another of the same type.
            self.init(
                type: String(describing: descriptor.valueType.element),
                query: descriptor.options == nil ? "" : descriptor.noun)
        }
    }

    /// What a shortcut offers for a parameter of a type.
    init(_ collections: [ParameterPresentationDescriptor.Collection], for type: String) {
        let providers = collections.map { String(reflecting: Swift.type(of: $0.provider)) }
        self.init(type: type, query: providers.joined(separator: ","))
    }
}
