/// A colour, which an author may say and a terminal leaves to itself.
nonisolated public struct Color: View, ShapeStyle, Sendable, Hashable {
    private let name: String

    /// A colour of the app.
    public init(_ name: String) {
        self.name = name
    }

    /// A colour by its parts, from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    /// A grey, from 0 for black to 1 for white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by its tone, how strong and how bright it is, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hue \(hue) \(saturation) \(brightness) \(opacity)"
    }

    /// The colour itself.
    public static let red = Color("red")
    /// The colour itself.
    public static let orange = Color("orange")
    /// The colour itself.
    public static let yellow = Color("yellow")
    /// The colour itself.
    public static let green = Color("green")
    /// The colour itself.
    public static let mint = Color("mint")
    /// The colour itself.
    public static let teal = Color("teal")
    /// The colour itself.
    public static let cyan = Color("cyan")
    /// The colour itself.
    public static let blue = Color("blue")
    /// The colour itself.
    public static let indigo = Color("indigo")
    /// The colour itself.
    public static let purple = Color("purple")
    /// The colour itself.
    public static let pink = Color("pink")
    /// The colour itself.
    public static let brown = Color("brown")
    /// The colour itself.
    public static let white = Color("white")
    /// The colour itself.
    public static let gray = Color("gray")
    /// The colour itself.
    public static let black = Color("black")
    /// None at all.
    public static let clear = Color("clear")
    /// That of texts.
    public static let primary = Color("primary")
    /// That of remarks.
    public static let secondary = Color("secondary")
    /// That of the app.
    public static let accentColor = Color("accentColor")

    /// The colour, seen through.
    public func opacity(_ opacity: Double) -> Color { self }

    /// The colour with a share of another in it, which text does not see.
    public func mix(with other: Color, by fraction: Double) -> Color { self }

    /// It is shown as it is.
    @MainActor public var body: Never { noBody }
}

extension Color: PrimitiveView {
    @MainActor package func node(in environment: EnvironmentValues) -> ViewNode { .empty }
}
