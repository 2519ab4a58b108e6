/// Values to pick from under one heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
    /// The heading; `nil` for values without one.
    public let description: DisplayRepresentation?
    /// The values in order.
    public let items: [IntentItem<Result>]

    private init(_ description: DisplayRepresentation?, _ items: [IntentItem<Result>]) {
        self.description = description
        self.items = items
    }

    /// Items without a heading.
    public init(items: [IntentItem<Result>]) {
        self.init(nil, items)
    }

    /// Items under a heading.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(DisplayRepresentation(title: title), items)
    }

    /// Values under a heading, each by its own name.
    public init(_ title: LocalizedStringResource, items: [Result]) where Result == Result.ValueType {
        self.init(title, items: items.map { IntentItem($0) })
    }

    /// Items under a heading.
    @available(*, deprecated, message: "write IntentItemSection(_:items:)")
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
        self.init(title, items: items)
    }

    /// Items one under another, with a heading or without.
    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(title.map { DisplayRepresentation(title: $0) }, itemsBuilder())
    }

    /// Items one under another, under a heading with what belongs to it.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource?,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        self.init(DisplayRepresentation(title: title, subtitle: subtitle, image: image), itemsBuilder())
    }
}

extension IntentItemSection {
    /// Lists sections one under another, or items that need none.
    @resultBuilder
    public enum Builder {
        /// One section.
        public static func buildExpression(_ expression: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
            [expression]
        }

        /// An item without a heading.
        public static func buildExpression(_ expression: IntentItem<Result>) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [expression])]
        }

        /// A value without a heading, under its own name.
        public static func buildExpression(_ expression: Result.ValueType) -> [IntentItemSection<Result>] {
            [IntentItemSection(items: [IntentItem(expression)])]
        }

        /// No sections.
        public static func buildBlock() -> [IntentItemSection<Result>] { [] }

        /// The sections in order.
        public static func buildBlock(_ components: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
            components.flatMap(\.self)
        }

        /// The sections of a loop.
        public static func buildArray(_ components: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
            components.flatMap(\.self)
        }

        /// Sections behind a condition.
        public static func buildOptional(_ component: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
            component ?? []
        }

        /// Sections behind a condition that holds.
        public static func buildEither(first component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            component
        }

        /// Sections for when the condition does not hold.
        public static func buildEither(second component: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
            component
        }
    }
}
