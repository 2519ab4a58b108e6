/// Where an intent can run: without the app on screen, with it, or moving from the one to the other.
///
///     static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
public struct IntentModes: OptionSet, Sendable, Hashable {
    /// A set of modes is made of sets of one mode.
    public typealias Element = IntentModes

    /// One bit a mode.
    public let rawValue: Int

    /// A set of modes from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The intent runs without the app on screen.
    public static let background = IntentModes(rawValue: 1 << 0)

    /// The app comes to the screen before the intent runs.
    public static let foreground = IntentModes(rawValue: 1 << 1)

    /// The app comes to the screen in a way of the intent's choosing.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 1 << 2)
        case .deferred: IntentModes(rawValue: 1 << 3)
        }
    }

    /// When the app comes to the screen.
    public enum ForegroundMode: Sendable, Hashable {
        /// Before the intent runs.
        case immediate
        /// When the intent asks for it, if it ever does.
        case dynamic
        /// Before the intent has ended, at the latest.
        case deferred
    }

    /// Where an intent runs right now.
    public struct Current: Sendable, Hashable, CustomDebugStringConvertible {
        private let isForeground: Bool

        /// Whether `continueInForeground` can succeed.
        public let canContinueInForeground: Bool

        package init(isForeground: Bool, canContinueInForeground: Bool) {
            self.isForeground = isForeground
            self.canContinueInForeground = canContinueInForeground
        }

        /// Without the app on screen.
        public static let background = Current(isForeground: false, canContinueInForeground: true)

        /// With the app on screen.
        public static let foreground = Current(isForeground: true, canContinueInForeground: true)

        /// The mode's name.
        public var debugDescription: String {
            isForeground ? "foreground" : "background"
        }
    }
}
