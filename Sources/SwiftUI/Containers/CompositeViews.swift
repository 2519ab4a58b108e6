/// Several views, as a builder collects them.
nonisolated public struct TupleView<T>: View {
    /// The views.
    public var value: T

    /// The views of a tuple.
    public init(_ value: T) {
        self.value = value
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension TupleView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        .column(
            of: Mirror(reflecting: value).children.map { child in
                (child.value as? any View)?.drawn(in: environment) ?? .empty
            })
    }
}

/// The branch of an `if` that was taken.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension _ConditionalContent: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        switch branch {
        case .first(let view): view.drawn(in: environment)
        case .second(let view): view.drawn(in: environment)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// It is shown as it is.
    public var body: Never { noBody }
}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode {
        self?.drawn(in: environment) ?? .empty
    }
}

/// A view of any type.
nonisolated public struct AnyView: View {
    private let view: any View

    /// The view without its type.
    public init<Content: View>(_ view: Content) {
        self.view = view
    }

    /// The view without its type.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension AnyView: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { view.drawn(in: environment) }
}
