/// Something that can be shown; in a terminal, as the text that it would read as.
///
///     struct OrderView: View {
///         let status: String
///         var body: some View { Text("Order \(status)") }
///     }
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
