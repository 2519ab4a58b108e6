/// A view that is not made of other views.
package protocol PrimitiveView: View where Body == Never {
    /// What the view draws.
    @MainActor func node(in environment: EnvironmentValues) -> ViewNode
}

extension PrimitiveView {
    /// What every primitive view has for a body.
    package nonisolated var noBody: Never { fatalError("\(Self.self) is shown as it is; it has no body.") }
}

extension View {
    /// What the view draws, down to its last part.
    @MainActor package func drawn(in environment: EnvironmentValues) -> ViewNode {
        if let view = self as? any PrimitiveView { return view.node(in: environment) }
        return environment.whileCurrent { body.drawn(in: environment) }
    }
}
