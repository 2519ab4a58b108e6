/// A value and what it is called among the results of a query.
public struct _ResultOption: Sendable {
    /// The value.
    package let value: any Sendable
    /// What it is called.
    package let display: DisplayRepresentation
    /// The heading under which it is listed.
    package let section: DisplayRepresentation?

    /// A value under a name.
    package init(value: any Sendable, display: DisplayRepresentation, section: DisplayRepresentation? = nil) {
        self.value = value
        self.display = display
        self.section = section
    }
}
