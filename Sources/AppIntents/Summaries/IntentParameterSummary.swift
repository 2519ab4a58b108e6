/// One sentence that stands for an intent, and the parameters beside it.
///
///     Summary("Create \(\.$noteTitle)") {
///         \.$text
///         \.$pin
///     }
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    private let string: ParameterSummaryString<Intent>?
    private let table: String?
    private let otherParameters: [PartialKeyPath<Intent>]

    /// A sentence with more parameters beside it.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        self.string = string
        self.table = table
        self.otherParameters = additionalParameterKeyPaths()
    }

    /// A sentence alone.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        self.string = string
        self.table = table
        self.otherParameters = []
    }

    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        self.string = nil
        self.table = nil
        self.otherParameters = additionalParameterKeyPaths()
    }

    /// No sentence.
    public init() {
        self.string = nil
        self.table = nil
        self.otherParameters = []
    }

    /// The sentence, if there is one.
    public func _sentence(for intent: Intent) -> _SummarySentence? {
        guard string != nil || !otherParameters.isEmpty else { return nil }
        return _SummarySentence(
            pieces: Self.translated(string?.template.resolved(in: intent) ?? [], table),
            otherParameters: otherParameters.compactMap { IntentReflection.name(of: $0, in: intent) })
    }

    /// The sentence in the language of the conversation, where a strings table has it: `Create ${title}`.
    private static func translated(_ pieces: [PhrasePiece], _ table: String?) -> [PhrasePiece] {
        let key = pieces.map(\.templateSource).joined()
        let translation = StringsTables.shared.translation(
            of: key, table: table, bundle: .main, locale: TextLocale.effective)
        return translation.map { PhrasePiece.pieces(ofLiteral: $0) } ?? pieces
    }

    /// The sentence, which holds always.
    public func _variants(of intent: Intent) -> [_SummaryVariant] {
        _sentence(for: intent).map { [_SummaryVariant(conditions: [], sentence: $0)] } ?? []
    }

    /// Lists parameters by their key paths.
    @resultBuilder
    public enum ParameterKeyPathsBuilder {
        /// A parameter of the intent.
        public static func buildExpression<Value: _IntentValue>(
            _ expression: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> { expression }

        /// The parameters in order.
        public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
    }
}
