/// A widget's settings that are likely to be wanted in a certain situation.
public struct RelevantIntent: Sendable {
    /// The settings.
    package let intent: any WidgetConfigurationIntent
    /// The kind of the widget.
    package let widgetKind: String
    /// The situation.
    package let relevance: RelevantContext

    /// The settings of a kind of widgets for a situation.
    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) {
        self.intent = intent
        self.widgetKind = widgetKind
        self.relevance = relevance
    }
}

extension RelevantIntent: CustomDebugStringConvertible {
    /// The intent, the widget and the situation.
    public var debugDescription: String { "\(type(of: intent)) in \(widgetKind): \(relevance)" }
}

/// Where an app says which settings of its widgets are likely to be wanted.
public final class RelevantIntentManager: Sendable {
    /// The manager of the app that runs the code at hand.
    public static let shared = RelevantIntentManager()

    /// Replaces all that was said before.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        AppServices.current.relevantIntents = relevantIntents
    }
}
