/// Makes one view of the views that stand below one another.
@resultBuilder
public enum ViewBuilder {
    /// Any view serves.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Nothing stands there.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// The one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// All of them, in order.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two branches.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .first(first))
    }

    /// The second of two branches.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(branch: .second(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
