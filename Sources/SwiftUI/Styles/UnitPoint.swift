public import Foundation

/// A place in a view, as shares of its width and height.
public struct UnitPoint: Sendable, Hashable {
    /// The share of the width, from 0 to 1.
    public var x: CGFloat
    /// The share of the height, from 0 to 1.
    public var y: CGFloat

    /// A place by its shares.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The place where counting begins.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// In the middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// At the side where lines begin.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// At the side where lines end.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// At the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// At the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// In the corner where reading begins.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// In the other corner at the top.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// In the corner below where reading begins.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// In the corner where reading ends.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
