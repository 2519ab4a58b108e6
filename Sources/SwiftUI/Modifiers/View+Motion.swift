public import Foundation

/// How something changes with time; text shows what it changes to.
public struct Animation: Sendable, Hashable {
    private let name: String

    /// As usual.
    public static let `default` = Animation(name: "default")
    /// At one speed.
    public static let linear = Animation(name: "linear")
    /// Slowly at first.
    public static let easeIn = Animation(name: "easeIn")
    /// Slowly at last.
    public static let easeOut = Animation(name: "easeOut")
    /// Slowly at first and at last.
    public static let easeInOut = Animation(name: "easeInOut")
    /// As a spring does.
    public static let spring = Animation(name: "spring")
    /// As a spring that settles at once.
    public static let smooth = Animation(name: "smooth")
    /// As a spring that settles soon.
    public static let snappy = Animation(name: "snappy")
    /// As a spring that overshoots.
    public static let bouncy = Animation(name: "bouncy")

    /// Slowly at first and at last, within so many seconds.
    public static func easeInOut(duration: Double) -> Animation { easeInOut }

    /// As a spring does, within so many seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { spring }
}

/// Makes a change, which text shows at once.
///
/// - Returns: What the change returns.
@discardableResult
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How the parts of a view come and go.
public struct ContentTransition: Sendable, Hashable {
    private let name: String

    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// One fades into the other.
    public static let opacity = ContentTransition(name: "opacity")
    /// One shape becomes the other.
    public static let interpolate = ContentTransition(name: "interpolate")

    /// One symbol is replaced by the other.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")

    /// One symbol is replaced by the other, in a way of the effect's.
    public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition { symbolEffect }

    /// Digits roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText")
    }
}

/// How one symbol takes the place of another.
public struct ReplaceSymbolEffect: Sendable, Hashable {
    /// One goes as the other comes.
    public static let replace = ReplaceSymbolEffect()

    /// What both symbols share stays; where they share nothing, another way is taken.
    public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }

    /// One goes down, the other comes up.
    public var downUp: ReplaceSymbolEffect { self }
    /// One goes up, and so does the other.
    public var upUp: ReplaceSymbolEffect { self }
    /// One goes at once, the other comes up.
    public var offUp: ReplaceSymbolEffect { self }
    /// One layer after the other.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// What an author may say of motion and place; text reads the same with it.
extension View {
    /// How it changes when a value does.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// How its parts come and go.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// How it is turned.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

    /// How many times as large it is.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

    /// How blurred it is.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

    /// What it stands before.
    public nonisolated func zIndex(_ value: Double) -> some View { self }
}

/// How far something is turned.
public struct Angle: Sendable, Hashable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// An angle in radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// An angle in degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// Not at all.
    public static let zero = Angle(radians: 0)

    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
