public import Foundation

/// Where views stand beside one another on a line.
public enum HorizontalAlignment: Sendable, Hashable {
    /// At the side where lines begin.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
}

/// How high views stand beside one another.
public enum VerticalAlignment: Sendable, Hashable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On the line of the first text.
    case firstTextBaseline
    /// On the line of the last text.
    case lastTextBaseline
}

/// Where a view stands in its room.
public struct Alignment: Sendable, Hashable {
    /// From side to side.
    public var horizontal: HorizontalAlignment
    /// From top to bottom.
    public var vertical: VerticalAlignment

    /// Both.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the side where lines begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the side where lines end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// In the corner where reading begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// In the other corner at the top.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// In the corner below where reading begins.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// In the corner where reading ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Where a text's lines stand.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
    /// At the side where lines begin.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
}

/// From side to side or from top to bottom.
public enum Axis: Sendable, Hashable, CaseIterable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// One of them, both or none.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit an axis.
        public let rawValue: Int

        /// Axes from their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a rectangle.
public enum Edge: Sendable, Hashable, CaseIterable {
    /// A side.
    case top, leading, bottom, trailing

    /// Some sides.
    public struct Set: OptionSet, Sendable, Hashable {
        /// One bit a side.
        public let rawValue: Int

        /// Sides from their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side where lines begin.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side where lines end.
        public static let trailing = Set(rawValue: 8)
        /// Both sides of a line.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
        /// Every side.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// Room at each side.
public struct EdgeInsets: Sendable, Hashable {
    /// Room at a side, in points.
    public var top, leading, bottom, trailing: CGFloat

    /// Room at each side, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// How a picture takes its room.
public enum ContentMode: Sendable, Hashable, CaseIterable {
    /// All of it is seen.
    case fit
    /// All of the room is taken.
    case fill
}
