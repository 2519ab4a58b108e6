/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
    private let name: String

    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In its own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In shades of one colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In several colours.
    public static let palette = SymbolRenderingMode(name: "palette")
}
