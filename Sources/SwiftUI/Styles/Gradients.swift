public import Foundation

/// Colours that become one another, of which text knows nothing.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place.
    public struct Stop: Sendable, Hashable {
        /// The colour.
        public var color: Color
        /// How far along it is, from 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours at their places.
    public var stops: [Stop]

    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Colours at their places.
    public init(stops: [Stop]) {
        self.stops = stops
    }
}

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
    private let gradient: Gradient

    /// Colours at their places.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    /// Colours at even distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    /// Colours at their places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension LinearGradient: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

/// Colours in rings around a place.
nonisolated public struct RadialGradient: ShapeStyle, View {
    private let gradient: Gradient

    /// Colours at their places.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    /// Colours at even distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }

    /// Colours at their places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(stops: stops)
    }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension RadialGradient: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

/// A colour that grows darker along the way.
public struct AnyGradient: ShapeStyle, Hashable {
    private let gradient: Gradient

    /// Any colours.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }
}

extension Color {
    /// The colour, growing darker along the way.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// What an area is filled with, of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// The style without its type.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}
