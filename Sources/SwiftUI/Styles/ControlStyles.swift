/// How a button looks.
public protocol PrimitiveButtonStyle: Sendable {}

/// As usual.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The look.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// As usual.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Without a frame.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The look.
    public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Without a frame.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The look.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The look.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// With a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// With a border that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The look.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// With a border that stands out.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// How a switch looks.
public protocol ToggleStyle: Sendable {}

/// As usual.
public struct DefaultToggleStyle: ToggleStyle {
    /// The look.
    public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// As usual.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// As a button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
    /// The look.
    public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// As a button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// As a switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// The look.
    public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// As a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// How a list looks.
public protocol ListStyle: Sendable {}

/// As usual.
public struct DefaultListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// As usual.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Without a frame.
public struct PlainListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Without a frame.
    public static var plain: PlainListStyle { PlainListStyle() }
}

/// With room at its sides.
public struct InsetListStyle: ListStyle {
    /// The look.
    public init() {}
}

extension ListStyle where Self == InsetListStyle {
    /// With room at its sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}

/// What of a label is shown.
public protocol LabelStyle: Sendable {}

/// As usual.
public struct DefaultLabelStyle: LabelStyle {
    /// The look.
    public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// As usual.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Words and symbol.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The look.
    public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Words and symbol.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How progress looks.
public protocol ProgressViewStyle: Sendable {}

/// As usual.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The look.
    public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// As usual.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// As a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The look.
    public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// As a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The look.
    public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// As a ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
