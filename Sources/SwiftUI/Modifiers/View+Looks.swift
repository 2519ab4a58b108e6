public import Foundation

/// What an author may say of letters and colours; text reads the same with it.
extension View {
    /// Its letters.
    public nonisolated func font(_ font: Font?) -> some View { self }

    /// How heavy its letters are.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }

    /// What kind of letters it has.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }

    /// Whether its letters are heavy.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

    /// Whether its letters are slanted.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { self }

    /// Whether its letters are of one width.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }

    /// Its digits are of one width.
    public nonisolated func monospacedDigit() -> some View { self }

    /// Whether a line is below its letters.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// Whether a line is through its letters.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

    /// What its letters are filled with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

    /// The colour of its letters.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }

    /// The colour of its controls.
    public nonisolated func tint(_ tint: Color?) -> some View { self }

    /// What its controls are filled with.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self }

    /// How much is seen through it.
    public nonisolated func opacity(_ opacity: Double) -> some View { self }

    /// Its shadow.
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { self }

    /// How many lines it may take; a terminal has room.
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }

    /// How many lines it may take; a terminal has room.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

    /// How many lines it may take, and whether it takes them anyway; a terminal has room.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

    /// Room between its lines.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

    /// Where its lines stand.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// How much smaller its letters may become.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

    /// How large its symbols are.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }

    /// How its symbols are coloured.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
    /// How large a symbol is.
    public enum Scale: Sendable, Hashable {
        /// A size.
        case small, medium, large
    }
}
