/// A property to sort by, and in which direction.
///
/// Unchecked, since key paths are not marked sendable; these lead to properties and capture nothing.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// A direction.
    public enum Ordering: Sendable, Hashable {
        /// The least, the earliest, the first of the alphabet first.
        case ascending
        /// The greatest, the latest, the last of the alphabet first.
        case descending
    }

    /// The property, as the query's sorting options name it: `\.$title`.
    public let by: PartialKeyPath<Entity>
    /// The direction.
    public let order: Ordering

    package init(by: PartialKeyPath<Entity>, order: Ordering) {
        self.by = by
        self.order = order
    }
}
