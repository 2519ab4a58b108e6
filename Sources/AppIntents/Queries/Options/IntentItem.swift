/// One value to pick from, with the name that it has in the list.
public struct IntentItem<Value: _IntentValue>: Sendable {
    /// The value.
    public let value: Value.ValueType
    /// What it is called; `nil` leaves that to the value.
    public let description: DisplayRepresentation?

    /// A value under its own name.
    public init(_ value: Value.ValueType) {
        self.value = value
        description = nil
    }

    /// A value under a name for this list.
    public init(
        _ value: Value.ValueType, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }

    func option(in section: DisplayRepresentation?) -> _ResultOption {
        _ResultOption(
            value: value, display: description ?? ValueDisplay.representation(of: value), section: section)
    }
}

extension IntentItem {
    /// Lists items one under another.
    @resultBuilder
    public enum Builder {
        /// One item.
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }

        /// A value under its own name.
        public static func buildExpression(_ expression: Value.ValueType) -> [IntentItem<Value>] {
            [IntentItem(expression)]
        }

        /// No items.
        public static func buildBlock() -> [IntentItem<Value>] { [] }

        /// The items in order.
        public static func buildBlock(_ components: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            components.flatMap(\.self)
        }

        /// The items of a loop.
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap(\.self)
        }

        /// Items behind a condition.
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }

        /// Items behind a condition that holds.
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }

        /// Items for when the condition does not hold.
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    }
}
