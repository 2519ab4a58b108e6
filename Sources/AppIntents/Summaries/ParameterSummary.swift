/// A sentence that stands for an intent: `Summary("Create \(\.$noteTitle)")`.
public protocol ParameterSummary<Intent> {
    /// The intent that the sentence stands for.
    associatedtype Intent: AppIntent

    /// The sentence that holds for an intent with its values.
    func _sentence(for intent: Intent) -> _SummarySentence?
    /// Every sentence that may hold, each with its conditions; an intent lends the names of its parameters.
    func _variants(of intent: Intent) -> [_SummaryVariant]
}

/// A sentence with the names of the parameters in it.
public struct _SummarySentence: Sendable, Hashable {
    /// Words and parameters, in order.
    package let pieces: [PhrasePiece]
    /// The parameters that stand beside the sentence, by name.
    package let otherParameters: [String]

    /// The sentence with its parameters filled in by the caller.
    package func text(_ value: (_ parameter: String) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .parameter(let name): value(name)
            case .applicationName: piece.templateSource
            }
        }.joined()
    }
}

extension AppIntent {
    /// The sentence that stands for this intent with its values, if the author wrote one.
    package var summarySentence: _SummarySentence? {
        Self.parameterSummary._sentence(anyIntent: self)
    }
}

extension ParameterSummary {
    /// An author can only write summaries of the intent at hand; the compiler cannot be told so without more generics.
    func _sentence(anyIntent intent: any AppIntent) -> _SummarySentence? {
        (intent as? Intent).flatMap(_sentence)
    }

    func _variants(anyIntent intent: any AppIntent) -> [_SummaryVariant] {
        (intent as? Intent).map(_variants) ?? []
    }
}
