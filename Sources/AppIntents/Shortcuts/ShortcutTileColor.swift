/// The colour of the tiles that show an app's shortcuts.
public enum ShortcutTileColor: String, Sendable, Hashable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Tangerine.
    case tangerine
    /// Yellow.
    case yellow
    /// Lime.
    case lime
    /// Teal.
    case teal
    /// Light blue.
    case lightBlue
    /// Blue.
    case blue
    /// Navy.
    case navy
    /// Grape.
    case grape
    /// Purple.
    case purple
    /// Pink.
    case pink
    /// Gray with some blue.
    case grayBlue
    /// Gray with some green.
    case grayGreen
    /// Gray with some brown.
    case grayBrown
}
