public import Foundation

/// Room between two views.
nonisolated public struct Spacer: View, Sendable {
    /// Room of at least a length; a terminal has its own measure.
    public init(minLength: CGFloat? = nil) {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Spacer: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .spacer }
}

/// A line between two views.
nonisolated public struct Divider: View, Sendable {
    /// The line.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Divider: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .divider }
}
