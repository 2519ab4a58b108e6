import AppIntents

/// Which of an app's queries is asked: two that find the same type by queries of different types are two.
struct QueryName: Sendable {
    /// What it finds, such as `Stray`.
    let type: String
    /// What errors call it, as an author would look for it: “the query of Stray”.
    let source: String
    /// Tells it from the app's other queries, whatever it is asked for.
    let key: String

    /// - query: The type of the query itself, or what else tells it from others of the type that it finds.
    private init(type: String, source: String? = nil, query: String) {
        self.type = type
        self.source = source ?? Texts.query(of: type)
        key = type + "\n" + query
    }

    init(_ finder: EntityFinder) {
        self.init(finder, source: nil)
    }

    private init(_ finder: EntityFinder, source: String?) {
        self.init(
            type: String(describing: finder.lookup.entityType), source: source,
            query: String(reflecting: Swift.type(of: finder.lookup.query)))
    }

    /// What finds the values of a parameter.
    init(_ descriptor: ParameterDescriptor) {
        let source = descriptor.ownSource
        if case .entity(let type) = descriptor.valueType.element, descriptor.optionsProvider == nil {
            self.init(EntityFinder(type, query: descriptor.query), source: source)
        } else {
            // What one parameter offers has nothing to do with another of the same type.
            self.init(
                type: String(describing: descriptor.valueType.element), source: source,
                query: descriptor.options == nil ? "" : descriptor.noun)
        }
    }

    /// What a shortcut offers for a parameter of a type.
    init(_ collections: [ParameterPresentationDescriptor.Collection], for type: String) {
        let providers = collections.map { String(reflecting: Swift.type(of: $0.provider)) }
        self.init(type: type, query: providers.joined(separator: ","))
    }
}

extension ParameterDescriptor {
    /// What its author wrote for its values alone; `nil` where a query is all there is.
    fileprivate var ownSource: String? {
        let name = title?.text() ?? noun
        if let optionsProvider { return Texts.optionsProvider(String(describing: type(of: optionsProvider)), of: name) }
        return resolvers.isEmpty ? nil : Texts.resolver(of: name)
    }
}
