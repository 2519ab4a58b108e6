import AppIntents

/// The course of a turn in which something on the screen is pressed: its intent is performed, and what is shown is drawn
/// again.
struct PressScript: Sendable {
    let services: TurnServices
    let shown: ShownSnippet

    func play(_ control: SnippetPage.Control) async -> TurnEnd {
        await TurnEnd.of(app: shown.app.name) { try await press(control) }
    }

    func press(_ control: SnippetPage.Control) async throws {
        guard let intent = control.intent else { return }
        services.stage.shown = nil
        let performance = Performance(
            app: shown.app, services: services, isDoubtful: false, isQuiet: shown.content != nil)
        try await performance.perform(try await current(intent, control), slots: [:])
        if services.stage.shown == nil {
            try await SnippetDrawing(app: shown.app, services: services).redraw(shown)
        }
    }

    /// A copy of the intent, of the entities as they are now; that of a switch is told the new state, where it has a
    /// parameter for it.
    private func current(_ intent: any AppIntent, _ control: SnippetPage.Control) async throws -> any AppIntent {
        func copy<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { IntentReflection.fresh(intent) }
        let copy = copy(intent)
        do {
            try await EntityRefresh(app: shown.app).refresh(copy)
        } catch let gone as EntityRefresh.Gone {
            throw TurnEnd.failed(gone.message)
        }
        guard let isOn = control.isOn else { return copy }
        for (name, parameter) in IntentReflection.parameters(of: copy) where name == "value" && !parameter.isSet {
            if case .bool = parameter.descriptor.valueType.element { try parameter.setAnyValue(!isOn) }
        }
        return copy
    }
}
