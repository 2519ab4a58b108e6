import AppIntents

extension Performance {
    typealias Parameters = [(name: String, parameter: any AnyIntentParameter)]

    /// Asks for the values that are missing, in the order of the source; what can be said may depend on other parameters,
    /// which then come first.
    ///
    /// Where these leave nothing to choose from, the turn ends before anything else is asked.
    func askForMissing(of intent: any AppIntent, _ parameters: Parameters, _ descriptor: IntentDescriptor) async throws
    {
        var open = parameters.filter { $0.parameter.needsValue || remarks[$0.name] != nil }
        var checked: Set<String> = []
        while !open.isEmpty {
            let ready = open.indices.filter { isReady(open[$0].parameter, among: open, of: intent) }
            // Where each waits for another one, the first begins.
            let next = ready.first ?? 0
            for index in ready where index != next && open[index].parameter.descriptor.dependsOnParameters {
                let (name, parameter) = open[index]
                guard checked.insert(name).inserted else { continue }
                let prompt = ParameterPrompt(services: services, app: app, intentTitle: descriptor.title.text())
                try await prompt.expectChoices(for: parameter, named: name)
            }
            let (name, parameter) = open.remove(at: next)
            try await ask(for: parameter, named: name, dialog: nil, descriptor)
        }
    }

    /// Whether nothing is still asked for that a parameter depends on.
    private func isReady(_ parameter: any AnyIntentParameter, among open: Parameters, of intent: any AppIntent) -> Bool
    {
        let depended = parameter.descriptor.dependedOn(in: intent)
        return !open.contains { other in
            other.parameter !== parameter && depended.contains { $0 === other.parameter }
        }
    }
}
