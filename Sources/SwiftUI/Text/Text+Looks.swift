public import Foundation

/// What an author may say of a text's letters so that it stays a text, to be joined with others; it reads the same.
nonisolated extension Text {
    /// Its letters.
    public func font(_ font: Font?) -> Text { self }

    /// How heavy its letters are.
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }

    /// What kind of letters it has.
    public func fontDesign(_ design: Font.Design?) -> Text { self }

    /// Heavy letters.
    public func bold() -> Text { self }

    /// Slanted letters.
    public func italic() -> Text { self }

    /// Digits of one width.
    public func monospacedDigit() -> Text { self }

    /// Whether a line is below its letters.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Whether a line is through its letters.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// The colour of its letters.
    public func foregroundColor(_ color: Color?) -> Text { self }

    /// What its letters are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

    /// Room between pairs of letters.
    public func kerning(_ kerning: CGFloat) -> Text { self }

    /// Room between letters.
    public func tracking(_ tracking: CGFloat) -> Text { self }
}
