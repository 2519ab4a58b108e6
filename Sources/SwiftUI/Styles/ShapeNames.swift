public import Foundation

/// The outline of what a view stands in.
nonisolated public struct ContainerRelativeShape: Shape {
    /// The outline.
    public init() {}

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension ContainerRelativeShape: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

extension Shape where Self == Rectangle {
    /// Four corners.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Four round corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// A circle that is drawn out.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle with round ends.
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == ContainerRelativeShape {
    /// The outline of what a view stands in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// How a line is drawn.
public struct StrokeStyle: Sendable, Hashable {
    /// How thick it is, in points.
    public var lineWidth: CGFloat
    /// The lengths of dashes and gaps, in points; none for a whole line.
    public var dash: [CGFloat]

    /// A line so thick, whole or in dashes.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

extension Shape {
    /// The outline drawn.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }

    /// The outline drawn, within the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}
