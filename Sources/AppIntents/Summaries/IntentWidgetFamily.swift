/// The size and place of the widget that an intent configures.
public enum IntentWidgetFamily: Sendable, Hashable {
    /// A small square.
    case systemSmall
    /// Two small ones side by side.
    case systemMedium
    /// Four small ones.
    case systemLarge
    /// Eight small ones.
    case systemExtraLarge
    /// The corner of a watch face.
    case accessoryCorner
    /// A small circle.
    case accessoryCircular
    /// A few lines.
    case accessoryRectangular
    /// One line of text.
    case accessoryInline

    /// The family of the widget that is being configured in this task; outside of one there is none.
    @TaskLocal package static var current: IntentWidgetFamily?
}

extension IntentWidgetFamily: _IntentValue {
    /// Nobody says it: the place of the widget decides.
    public static var _valueType: _IntentValueType { .never }
}
