/// An intent that says how it is offered when somebody is likely to want it again.
///
///     static var predictionConfiguration: some IntentPredictionConfiguration {
///         IntentPrediction(parameters: \.$note) { note in "Open \(note.title)" }
///         IntentPrediction { "Open a note" }
///     }
public protocol PredictableIntent: AppIntent {
    /// What describes the offers.
    associatedtype Prediction: IntentPredictionConfiguration

    /// How the intent is offered, by the parameters that have a value; the first that fits counts.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How an intent is offered.
public protocol IntentPredictionConfiguration {
    /// The intent that is offered.
    associatedtype Intent: AppIntent

    /// How it is offered with its values; `nil` when a parameter that it needs has none.
    func _display(for intent: Intent) -> DisplayRepresentation?
}

extension PredictableIntent {
    /// How this intent is offered with its values.
    package var predictionDisplay: DisplayRepresentation? {
        func display<Prediction: IntentPredictionConfiguration>(_ prediction: Prediction) -> DisplayRepresentation? {
            (self as? Prediction.Intent).flatMap { prediction._display(for: $0) }
        }
        return display(Self.predictionConfiguration)
    }
}
