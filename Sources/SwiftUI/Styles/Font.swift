public import Foundation

/// How letters look, which an author may say and a terminal leaves to itself.
public struct Font: Sendable, Hashable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// For the title of a screen.
    public static let largeTitle = Font("largeTitle")
    /// For titles.
    public static let title = Font("title")
    /// For smaller titles.
    public static let title2 = Font("title2")
    /// For the smallest titles.
    public static let title3 = Font("title3")
    /// For headings.
    public static let headline = Font("headline")
    /// For smaller headings.
    public static let subheadline = Font("subheadline")
    /// For texts.
    public static let body = Font("body")
    /// For texts that stand out.
    public static let callout = Font("callout")
    /// For remarks below.
    public static let footnote = Font("footnote")
    /// For what stands by a picture.
    public static let caption = Font("caption")
    /// For smaller captions.
    public static let caption2 = Font("caption2")

    /// The system's letters of a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font("system") }

    /// The system's letters for a purpose.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font("system")
    }

    /// Letters with a name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name) }

    /// Heavier.
    public func bold() -> Font { self }

    /// Slanted.
    public func italic() -> Font { self }

    /// As heavy as is said.
    public func weight(_ weight: Weight) -> Font { self }

    /// With digits of one width.
    public func monospacedDigit() -> Font { self }

    /// With all letters of one width.
    public func monospaced() -> Font { self }

    /// How heavy letters are.
    public enum Weight: Sendable, Hashable {
        /// From the lightest to the heaviest.
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// What kind of letters they are.
    public enum Design: Sendable, Hashable {
        /// A kind of letters.
        case `default`, serif, rounded, monospaced
    }

    /// What letters are for.
    public enum TextStyle: Sendable, Hashable, CaseIterable {
        /// What the letters stand for, as the fonts of these names do.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}
