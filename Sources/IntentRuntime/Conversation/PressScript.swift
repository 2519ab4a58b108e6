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
        try await performance.perform(try Self.turned(intent, control), slots: [:])
        if services.stage.shown == nil {
            try await SnippetDrawing(app: shown.app, services: services).redraw(shown)
        }
    }

    /// The intent of a switch is told the new state, where it has a parameter for it.
    private static func turned(_ intent: any AppIntent, _ control: SnippetPage.Control) throws -> any AppIntent {
        guard let isOn = control.isOn else { return intent }
        func copy<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { IntentReflection.fresh(intent) }
        let copy = copy(intent)
        for (name, parameter) in IntentReflection.parameters(of: copy) where name == "value" && !parameter.isSet {
            if case .bool = parameter.descriptor.valueType.element { try parameter.setAnyValue(!isOn) }
        }
        return copy
    }
}
