// The questions of `IntentParameter` and `IntentParameterContext`, which differ in the type of the answer only.

extension AnyIntentParameter {
    func requestValue<Answer: _IntentValue>(_ type: Answer.Type, _ dialog: IntentDialog?) async throws -> Answer {
        let host = try IntentContext.host(for: .value)
        let answer = try await host.requestValue(for: self, dialog: dialog ?? descriptor.requestValueDialog)
        do {
            try setAnyValue(answer)
        } catch {
            throw AppIntentError(.wrongType(error))
        }
        guard let value = Self.first(of: answer, as: type) else { throw needsValueError(dialog) }
        return value
    }

    func requestDisambiguation<Item: _IntentValue>(
        among items: [Item], _ dialog: IntentDialog?
    ) async throws -> Item {
        let host = try IntentContext.host(for: .disambiguation)
        let index = try await host.requestDisambiguation(
            among: items.map { ValueDisplay.representation(of: $0) }, for: self,
            dialog: dialog ?? descriptor.requestDisambiguationDialog)
        return try items.element(at: index)
    }

    func requestConfirmation(for item: some _IntentValue, _ dialog: IntentDialog?) async throws -> Bool {
        let host = try IntentContext.host(for: .confirmation)
        return try await host.requestConfirmation(
            ConfirmationRequest(
                actionName: .continue, dialog: dialog, parameter: self,
                value: ValueDisplay.representation(of: item)))
    }

    func needsValueError(_ dialog: IntentDialog?) -> AppIntentError {
        AppIntentError(.needsValue(self, dialog ?? descriptor.requestValueDialog))
    }

    func needsDisambiguationError(among items: [some _IntentValue], _ dialog: IntentDialog?) -> AppIntentError {
        let options = items.map { _ResultOption(value: $0, display: ValueDisplay.representation(of: $0)) }
        return AppIntentError(.needsDisambiguation(self, options, dialog ?? descriptor.requestDisambiguationDialog))
    }

    private static func first<Answer: _IntentValue>(of answer: any Sendable, as type: Answer.Type) -> Answer? {
        if let value = Answer._make(from: answer) { return value }
        guard let values = answer as? any Sequence else { return nil }
        for case let value as Answer in values { return value }
        return nil
    }
}
