import AppIntents
import GrammarFiles

/// An intent that a file declares: it asks, starts a program and says something, as the file has it.
struct DeclarativeIntent: DescribedIntent {
    static let title: LocalizedStringResource = "Declarative Intent"

    private let declaration: DeclarativeApp.Intent?
    private let values: [DeclarativeParameter]
    private let programs: ProgramStarter

    init(
        _ declaration: DeclarativeApp.Intent, of app: DeclarativeApp, _ reader: AppValueReader, programs: ProgramStarter
    ) {
        self.init(declaration, declaration.parameters.map { DeclarativeParameter($0, of: app, reader) }, programs)
    }

    /// Nothing to do: what the protocol needs of a type that no file fills.
    init() {
        self.init(nil, [], .forbidden)
    }

    private init(_ declaration: DeclarativeApp.Intent?, _ values: [DeclarativeParameter], _ programs: ProgramStarter) {
        (self.declaration, self.values, self.programs) = (declaration, values, programs)
    }

    var descriptor: IntentDescriptor {
        IntentDescriptor(name: declaration?.name ?? "", title: "\(declaration?.title ?? "")")
    }

    var parameters: [(name: String, parameter: any AnyIntentParameter)] {
        values.map { (name: $0.declaration.name, parameter: $0) }
    }

    func fresh() -> DeclarativeIntent {
        DeclarativeIntent(declaration, values.map { $0.fresh() }, programs)
    }

    func perform() async throws -> DeclarativeResult {
        guard let declaration else { return DeclarativeResult(dialog: nil) }
        if let confirm = declaration.confirm {
            try await requestConfirmation(dialog: IntentDialog("\(filled(confirm))"))
        }
        let arguments = declaration.perform.run.map(filled)
        if !arguments.isEmpty { try await programs.run(arguments) }
        return DeclarativeResult(dialog: declaration.perform.say.map { IntentDialog("\(filled($0))") })
    }

    /// A text with the values in their places; one that nobody gave is left empty.
    private func filled(_ text: DialogText) -> String {
        text.filled { name, isID in
            let value = values.first { $0.declaration.name == name }?.value
            return (isID ? value?.id : value?.title) ?? ""
        }
    }
}

/// What a declarative intent says when it is done, if anything.
struct DeclarativeResult: IntentResult {
    let dialog: IntentDialog?
    var value: Never? { nil }
    var _erased: _ErasedResult { _ErasedResult(dialog: dialog) }
}
