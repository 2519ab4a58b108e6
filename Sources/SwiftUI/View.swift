/// Something that can be shown; in a terminal, as the text that it would read as.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("Never is the body of a view that is shown as it is; it has none.") }
}

/// Puts views one below the other.
@resultBuilder
public enum ViewBuilder {
    /// The one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
