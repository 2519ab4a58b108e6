/// Resolvers in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
    /// What the resolvers make: a value of a parameter. It is not bound to `_IntentValue`, whose own specification would then
    /// lead round in a circle that the compiler does not leave.
    associatedtype Output
}

/// No resolvers: what is offered must be of the type itself.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
    /// What is taken as it is.
    public typealias Output = Value
    /// A resolver.
    public typealias Element = any Resolver
    /// Goes through the resolvers.
    public typealias Iterator = IndexingIterator<[any Resolver]>

    /// No resolvers.
    public init() {}

    /// Goes through no resolvers.
    public func makeIterator() -> Iterator { [].makeIterator() }
}

/// Collects the resolvers that a parameter is declared with, in the order of the source.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
    /// Resolvers in the order of the source.
    public struct Specification: ResolverSpecification {
        /// What the resolvers make.
        public typealias Output = Property
        /// A resolver.
        public typealias Element = any Resolver
        /// Goes through the resolvers.
        public typealias Iterator = IndexingIterator<[any Resolver]>

        let resolvers: [any Resolver]

        /// Goes through the resolvers in order.
        public func makeIterator() -> Iterator { resolvers.makeIterator() }

        /// Whether the same resolvers stand in the same order.
        public static func == (one: Specification, other: Specification) -> Bool {
            one.resolvers.map { AnyHashable($0) } == other.resolvers.map { AnyHashable($0) }
        }

        /// Hashes the resolvers in order.
        public func hash(into hasher: inout Hasher) {
            for resolver in resolvers { resolver.hash(into: &hasher) }
        }
    }

    /// No resolvers.
    public static func buildBlock() -> Specification { Specification(resolvers: []) }

    /// Resolvers one after another.
    public static func buildBlock<each R: Resolver>(_ resolvers: repeat each R) -> Specification {
        var all: [any Resolver] = []
        for resolver in repeat each resolvers { all.append(resolver) }
        return Specification(resolvers: all)
    }

    /// A resolver.
    public static func buildExpression<R: Resolver>(_ resolver: R) -> R { resolver }

    /// The first resolver.
    public static func buildPartialBlock<R: Resolver>(first: R) -> Specification {
        Specification(resolvers: [first])
    }

    /// One resolver more.
    public static func buildPartialBlock<R: Resolver>(accumulated: Specification, next: R) -> Specification {
        Specification(resolvers: accumulated.resolvers + [next])
    }
}
