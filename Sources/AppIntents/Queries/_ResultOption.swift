/// A value and what it is called among the results of a query.
public struct _ResultOption: Sendable {
    /// The value.
    package let value: any Sendable
    /// What it is called.
    package let display: DisplayRepresentation

    /// A value under a name.
    package init(value: any Sendable, display: DisplayRepresentation) {
        self.value = value
        self.display = display
    }
}
