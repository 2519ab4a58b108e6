/// What an area or letters are filled with.
public protocol ShapeStyle: Sendable {}

/// How much something matters beside the rest.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int

    /// Most.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// Less.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Little.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// Least.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// What matters most.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// What matters less.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// What matters little.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// What matters least.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == Color {
    /// The colour itself.
    public static var red: Color { Color.red }
    /// The colour itself.
    public static var orange: Color { Color.orange }
    /// The colour itself.
    public static var yellow: Color { Color.yellow }
    /// The colour itself.
    public static var green: Color { Color.green }
    /// The colour itself.
    public static var mint: Color { Color.mint }
    /// The colour itself.
    public static var teal: Color { Color.teal }
    /// The colour itself.
    public static var cyan: Color { Color.cyan }
    /// The colour itself.
    public static var blue: Color { Color.blue }
    /// The colour itself.
    public static var indigo: Color { Color.indigo }
    /// The colour itself.
    public static var purple: Color { Color.purple }
    /// The colour itself.
    public static var pink: Color { Color.pink }
    /// The colour itself.
    public static var brown: Color { Color.brown }
    /// The colour itself.
    public static var white: Color { Color.white }
    /// The colour itself.
    public static var gray: Color { Color.gray }
    /// The colour itself.
    public static var black: Color { Color.black }
    /// No colour at all.
    public static var clear: Color { Color.clear }
}

/// What is behind, seen through.
nonisolated public struct Material: ShapeStyle, Hashable {
    fileprivate let thickness: Int
}

extension ShapeStyle where Self == Material {
    /// Nearly clear.
    public static var ultraThinMaterial: Material { Material(thickness: 0) }
    /// Rather clear.
    public static var thinMaterial: Material { Material(thickness: 1) }
    /// Neither clear nor dense.
    public static var regularMaterial: Material { Material(thickness: 2) }
    /// Rather dense.
    public static var thickMaterial: Material { Material(thickness: 3) }
}
