/// Gathers the ways in which an intent is offered.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// One way.
    public static func buildExpression<Prediction: IntentPredictionConfiguration>(
        _ expression: Prediction
    ) -> Prediction where Prediction.Intent == Intent { expression }

    /// The only way.
    public static func buildBlock<Prediction: IntentPredictionConfiguration>(_ block: Prediction) -> Prediction
    where Prediction.Intent == Intent { block }

    /// Several ways, however many; the first that fits counts.
    public static func buildBlock<
        First: IntentPredictionConfiguration, Second: IntentPredictionConfiguration,
        each Rest: IntentPredictionConfiguration
    >(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> TupleIntentPrediction<Intent, (First, Second, repeat each Rest)> {
        var displays = [TupleIntentPrediction<Intent, (First, Second, repeat each Rest)>.display(of: first)]
        displays.append(TupleIntentPrediction<Intent, (First, Second, repeat each Rest)>.display(of: second))
        for prediction in repeat each rest {
            displays.append(TupleIntentPrediction<Intent, (First, Second, repeat each Rest)>.display(of: prediction))
        }
        return TupleIntentPrediction(displays: displays)
    }
}

/// Several ways in which an intent is offered.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    let displays: [(Intent) -> DisplayRepresentation?]

    /// How the intent is offered with its values: in the first way that fits.
    public func _display(for intent: Intent) -> DisplayRepresentation? {
        displays.lazy.compactMap { $0(intent) }.first
    }

    static func display<Prediction: IntentPredictionConfiguration>(
        of prediction: Prediction
    ) -> (Intent) -> DisplayRepresentation? {
        { intent in (intent as? Prediction.Intent).flatMap { prediction._display(for: $0) } }
    }
}
