public import Foundation

/// An outline, which reads as nothing.
public protocol Shape: View, Sendable {}

/// Four corners.
nonisolated public struct Rectangle: Shape {
    /// The outline.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Rectangle: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// A circle.
nonisolated public struct Circle: Shape {
    /// The outline.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Circle: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// A circle that is drawn out.
nonisolated public struct Ellipse: Shape {
    /// The outline.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Ellipse: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// A rectangle with round ends.
nonisolated public struct Capsule: Shape {
    /// The outline.
    public init(style: RoundedCornerStyle = .continuous) {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Capsule: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// Four round corners.
nonisolated public struct RoundedRectangle: Shape {
    /// The outline with corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension RoundedRectangle: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

extension Shape {
    /// The outline filled.
    public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { self }

    /// The outline drawn.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}

/// How a round corner is drawn.
public enum RoundedCornerStyle: Sendable, Hashable {
    /// As a quarter of a circle.
    case circular
    /// With a smooth beginning and end.
    case continuous
}
