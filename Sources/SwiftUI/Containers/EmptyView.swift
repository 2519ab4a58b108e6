/// A view that shows nothing.
nonisolated public struct EmptyView: View, Sendable {
    /// Nothing.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension EmptyView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}
