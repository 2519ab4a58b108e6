import AppIntents

/// From an intent and what was said of its parameters to the intent performed.
///
/// In order: dependencies are made sure of, a locked device is unlocked, values that are missing are asked for, then
/// `perform()` runs, as often as it throws for a value that it lacks; an intent that its result opens comes last.
struct Performance: Sendable {
    /// So often may `perform()` throw for something that it lacks.
    private static let restarts = 8
    /// So many intents may open one another.
    static let chain = 8

    let app: RunningApp
    let services: TurnServices
    /// It only sounded like this, and nobody was asked yet.
    let isDoubtful: Bool

    func perform(
        _ template: any AppIntent, slots: [String: Candidate], input: (any Sendable)? = nil, depth: Int = 1
    ) async throws {
        let intent = Self.fresh(template)
        let descriptor = IntentDescriptor(of: intent)
        let host = HostBridge(
            services: services, app: app, intent: intent, isForeground: descriptor.supportedModes.startsInForeground,
            isDoubtful: isDoubtful)
        let context = IntentContext(host: host, dependencies: app.dependencies, intent: intent)
        let result = try await IntentContext.$current.withValue(context) {
            let parameters = IntentReflection.parameters(of: intent)
            try await prepareDependencies(of: intent, parameters, descriptor)
            try await unlock(descriptor)
            try await fill(parameters, from: slots, descriptor)
            if let input { try await ResolverConnection(parameters).take(input) }
            try await askForMissing(parameters, descriptor)
            try await beforePerforming(intent, host)
            return try await run(intent, host, descriptor)
        }
        await show(result, of: intent, host)
        note(intent, result)
        if let link = intent.link(after: result) { try await open(link, after: intent, depth: depth) }
        if let next = result.opensIntent {
            guard depth < Self.chain else {
                throw TurnEnd.failed(Texts.kept(asking: descriptor.title.text(), app.name))
            }
            try await perform(next, slots: [:], input: result.value, depth: depth + 1)
        }
    }

    // MARK: Before perform()

    private static func fresh(_ template: any AppIntent) -> any AppIntent {
        func fresh<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { IntentReflection.fresh(intent) }
        return fresh(template)
    }

    private func prepareDependencies(
        of intent: any AppIntent, _ parameters: [(name: String, parameter: any AnyIntentParameter)],
        _ descriptor: IntentDescriptor
    ) async throws {
        var holders: [Any] = [intent]
        for (_, parameter) in parameters {
            if let provider = parameter.descriptor.optionsProvider { holders.append(provider) }
            if case .entity(let type) = parameter.descriptor.valueType.element {
                holders.append(parameter.descriptor.query ?? EntityLookup(type).query)
            }
        }
        for dependency in holders.flatMap(IntentReflection.dependencies(of:)) {
            guard dependency.isRegistered else {
                let message = Texts.missingDependency(app.name, descriptor.title.text(), dependency.typeName)
                throw TurnEnd.failed(message)
            }
            try await dependency.prepare()
        }
    }

    private func unlock(_ descriptor: IntentDescriptor) async throws {
        guard descriptor.authenticationPolicy != .alwaysAllowed, services.lock.isLocked else { return }
        let title = descriptor.title.text()
        let question = Question(.confirmation, app: app.name, intent: title, prompt: Texts.unlock(title))
        guard try await services.asker.confirm(question) else {
            throw TurnEnd.refused(Texts.refusedWhileLocked(title))
        }
        services.lock.isLocked = false
    }

    private func fill(
        _ parameters: [(name: String, parameter: any AnyIntentParameter)], from slots: [String: Candidate],
        _ descriptor: IntentDescriptor
    ) async throws {
        for (name, parameter) in parameters {
            guard let candidate = slots[name], candidate.deferredWords == nil else { continue }
            try parameter.setAnyValue(candidate.value)
        }
        // What is left to the turn may depend on the other parameters.
        let prompt = ParameterPrompt(services: services, app: app, intentTitle: descriptor.title.text())
        for (name, parameter) in parameters {
            guard let words = slots[name]?.deferredWords else { continue }
            try parameter.setAnyValue(try await prompt.value(of: parameter, named: name, heard: words).value)
        }
    }

    private func askForMissing(
        _ parameters: [(name: String, parameter: any AnyIntentParameter)], _ descriptor: IntentDescriptor
    ) async throws {
        // What can be said may depend on the other parameters, which therefore come first.
        let dependent = parameters.filter { $0.parameter.descriptor.dependsOnParameters }
        let others = parameters.filter { !$0.parameter.descriptor.dependsOnParameters }
        for (name, parameter) in others + dependent where parameter.needsValue {
            try await ask(for: parameter, named: name, dialog: nil, descriptor)
        }
    }

    private func ask(
        for parameter: any AnyIntentParameter, named name: String, dialog: IntentDialog?, _ descriptor: IntentDescriptor
    ) async throws {
        let prompt = ParameterPrompt(services: services, app: app, intentTitle: descriptor.title.text())
        try parameter.setAnyValue(try await prompt.values(of: parameter, named: name, dialog: dialog))
    }

    // MARK: perform()

    private func run(
        _ intent: any AppIntent, _ host: HostBridge, _ descriptor: IntentDescriptor
    ) async throws -> AnyIntentResult {
        for _ in 0...Self.restarts {
            do {
                return try await Self.perform(intent)
            } catch let error as AppIntentError {
                try await supply(error, intent, host, descriptor)
            }
        }
        throw TurnEnd.failed(Texts.kept(asking: descriptor.title.text(), app.name))
    }

    private static func perform(_ intent: any AppIntent) async throws -> AnyIntentResult {
        func run<Intent: AppIntent>(_ intent: Intent) async throws -> AnyIntentResult {
            try await intent.perform()._erased
        }
        return try await run(intent)
    }

    /// Gets what `perform()` said that it lacks, so that it can start again.
    private func supply(
        _ error: AppIntentError, _ intent: any AppIntent, _ host: HostBridge, _ descriptor: IntentDescriptor
    ) async throws {
        switch error.kind {
        case .restartPerform: return
        case .needsValue(let parameter, let dialog):
            let name = IntentReflection.name(of: parameter, in: intent) ?? ""
            try await ask(for: parameter, named: name, dialog: dialog, descriptor)
        case .needsDisambiguation(let parameter, let options, let dialog):
            let index = try await host.requestDisambiguation(
                among: options.map(\.display), for: parameter, dialog: dialog)
            try parameter.setAnyValue(options[index].value)
        case .needsForeground(let dialog, let alwaysConfirm):
            try await host.continueInForeground(dialog: dialog, alwaysConfirm: alwaysConfirm)
        case .confirmationDeclined: throw TurnEnd.declined
        case .choiceOutOfRange, .wrongType, .noHost: throw error
        }
    }

    // MARK: After perform()

    private func show(_ result: AnyIntentResult, of intent: any AppIntent, _ host: HostBridge) async {
        let channel = services.channel
        if let value = result.value { channel.say(.value(ValueDescription(of: value))) }
        if let dialog = result.dialog { channel.say(.dialog(app: app.name, text: dialog.full.text())) }
        let screen = host.isForeground ? await screen(after: intent) : nil
        if let screen { channel.say(.screen(app: app.name, text: screen)) }
        // A value that is all there is speaks for itself.
        let isSilent =
            result.value == nil && result.dialog == nil && screen == nil && result.opensIntent == nil
            && intent.link(after: result) == nil
        if isSilent { channel.say(.notice(Texts.done)) }
    }

    /// What the app shows or, where it has no screen of its own, what was opened.
    private func screen(after intent: any AppIntent) async -> String? {
        if let screen = app.screen { return await screen() }
        guard let opener = intent as? any OpenIntent else { return intent.shownSearch }
        func target<Opener: OpenIntent>(_ opener: Opener) -> Candidate {
            Candidate(value: opener.target, display: ValueDisplay.representation(of: opener.target))
        }
        let shown = target(opener)
        return [shown.title, shown.subtitle].compactMap(\.self).joined(separator: "\n")
    }
}

extension IntentModes {
    /// Whether the app comes to the screen before the intent runs.
    fileprivate var startsInForeground: Bool {
        contains(.foreground) && !contains(.background)
    }
}
