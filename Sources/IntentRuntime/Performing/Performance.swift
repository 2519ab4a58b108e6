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
    /// What is shown afterwards says enough.
    var isQuiet = false
    /// Why what was said of a parameter is no value for it.
    var remarks: [String: String] = [:]
    /// Those of them of which nobody knows what was said, so that something else may have been meant.
    var unknown: Set<String> = []

    /// - Parameters:
    ///   - template: The intent, with the values that its author set.
    ///   - slots: What was said of its parameters.
    ///   - previous: The value of the intent that opened this one.
    ///   - depth: How many intents have opened one another, with this one.
    /// - Throws: How the turn ends early, and what author's code throws.
    func perform(
        _ template: any AppIntent, slots: [String: Candidate], after previous: (any Sendable)? = nil, depth: Int = 1
    ) async throws {
        let intent = Self.fresh(template)
        let descriptor = IntentDescriptor(of: intent)
        let title = descriptor.title.text()
        try checkTarget(of: intent, title)
        let host = HostBridge(
            services: services, app: app, intent: intent, isForeground: descriptor.supportedModes.startsInForeground,
            isDoubtful: isDoubtful)
        let context = IntentContext(
            host: host, dependencies: app.dependencies, intent: intent, activity: services.activity)
        let result = try await IntentContext.$current.withValue(context) {
            try await AuthorError.naming(title, of: app.name) {
                try await course(of: intent, descriptor, host, slots, previous)
            }
        }
        note(intent, result)
        if let link = intent.link(after: result) { try await open(link, after: intent, depth: depth) }
        if let next = result.opensIntent {
            guard depth < Self.chain else { throw TurnEnd.failed(Texts.kept(opening: title, app.name)) }
            var opened = self
            (opened.remarks, opened.unknown) = ([:], [])
            try await opened.perform(next, slots: [:], after: result.value, depth: depth + 1)
        }
    }

    /// One intent from the values that it lacks to what it shows.
    private func course(
        of intent: any AppIntent, _ descriptor: IntentDescriptor, _ host: HostBridge, _ slots: [String: Candidate],
        _ previous: (any Sendable)?
    ) async throws -> AnyIntentResult {
        let title = descriptor.title.text()
        let parameters = IntentReflection.parameters(of: intent)
        try await prepareDependencies(of: intent, parameters, descriptor)
        try await unlock(descriptor)
        try await fill(parameters, from: slots, descriptor)
        if let previous { try await ResolverConnection(parameters).take(previous) }
        try await askForMissing(of: intent, parameters, descriptor)
        try await beforePerforming(intent, host)
        let result = try await reporting(title) {
            try await undoable(intent, title) { try await run(intent, host, descriptor) }
        }
        if descriptor.supportedModes.contains(.foreground(.deferred)) { host.enterForeground() }
        try await show(result, of: intent, host)
        return result
    }

    // MARK: Before perform()

    private static func fresh(_ template: any AppIntent) -> any AppIntent {
        func fresh<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { IntentReflection.fresh(intent) }
        return fresh(template)
    }

    /// Makes sure that the author lets this process run the intent.
    private func checkTarget(of intent: any AppIntent, _ title: String) throws {
        let allowed = IntentTraits(of: intent).executionTargets
        guard allowed.isDisjoint(with: app.target) else { return }
        throw TurnEnd.failed(Texts.otherTarget(app.name, title, allowed: allowed.names, here: app.target.names))
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

    func ask(
        for parameter: any AnyIntentParameter, named name: String, dialog: IntentDialog?, _ descriptor: IntentDescriptor
    ) async throws {
        var prompt = ParameterPrompt(services: services, app: app, intentTitle: descriptor.title.text())
        prompt.isSuggestion = unknown.contains(name)
        try parameter.setAnyValue(
            try await prompt.values(of: parameter, named: name, dialog: dialog, remark: remarks[name]))
    }

    // MARK: perform()

    /// Tells how far the intent is while it runs, where it tells that itself.
    private func reporting<Value: Sendable>(
        _ title: String, _ body: () async throws -> Value
    ) async throws -> Value {
        guard let onProgress = services.onProgress else { return try await body() }
        let (activity, channel, app) = (services.activity, services.channel, app.name)
        // Nobody wants to know how far a turn is that was given up.
        let tell: @Sendable (TurnProgress) -> Void = { if channel.isOpen { onProgress($0) } }
        activity.onProgress { tell(TurnProgress(app: app, intent: title, progress: $0, isOver: false)) }
        defer {
            activity.onProgress(nil)
            if let last = activity.reportedProgress {
                tell(TurnProgress(app: app, intent: title, progress: last, isOver: true))
            }
        }
        return try await body()
    }

    /// Makes one step to undo of what the intent registers, and notes what cannot be undone.
    private func undoable(
        _ intent: any AppIntent, _ title: String, _ body: () async throws -> AnyIntentResult
    ) async throws -> AnyIntentResult {
        guard intent is any UndoableIntent, let undoManager = services.activity.undoManager else {
            let result = try await body()
            // What only shows something leaves nothing to undo.
            if !(intent is any OpenIntent || intent is any SnippetIntent) { services.log.note(title, canUndo: false) }
            return result
        }
        let (result, isUndoable) = try await undoManager.grouping(named: title, body)
        services.log.note(title, canUndo: isUndoable)
        return result
    }

    private func run(
        _ intent: any AppIntent, _ host: HostBridge, _ descriptor: IntentDescriptor
    ) async throws -> AnyIntentResult {
        for _ in 0...Self.restarts {
            do {
                return try await Self.perform(intent)
            } catch let error as AppIntentError {
                if case .endsInForeground(let dialog, let continuation) = error.kind {
                    try await host.continueInForeground(dialog: dialog, alwaysConfirm: true)
                    try await continuation?()
                    return AnyIntentResult()
                }
                try await supply(error, intent, host, descriptor)
            }
        }
        throw TurnEnd.failed(Texts.kept(asking: descriptor.title.text(), app.name))
    }

    private static func perform(_ intent: any AppIntent) async throws -> AnyIntentResult {
        func run<Intent: AppIntent>(_ intent: Intent) async throws -> AnyIntentResult {
            try await intent.perform()._erased
        }
        return try await PerformanceRecord.noting { try await run(intent) }
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
        case .choiceOutOfRange, .wrongType, .noHost, .noValue, .endsInForeground: throw error
        }
    }

    // MARK: After perform()

    private func show(_ result: AnyIntentResult, of intent: any AppIntent, _ host: HostBridge) async throws {
        let channel = services.channel
        if let value = result.value { channel.say(.value(ValueDescription(of: value))) }
        let page = try await page(of: result)
        // Beside something to look at the short form is enough.
        let dialog = page == nil ? result.dialog?.full : result.dialog.map { $0.supporting ?? $0.full }
        if let dialog { channel.say(.dialog(app: app.name, text: dialog.text())) }
        if let page { channel.say(.snippet(app: app.name, page)) }
        if let activity = result.activityIdentifier { channel.say(.activity(activity)) }
        let screen = host.isForeground ? await screen(after: intent) : nil
        if let screen { channel.say(.screen(app: app.name, text: screen)) }
        // A value that is all there is speaks for itself.
        let isSilent =
            !isQuiet && result.value == nil && dialog == nil && page == nil && screen == nil
            && result.opensIntent == nil && intent.link(after: result) == nil
        if isSilent { channel.say(.notice(done(intent))) }
    }

    /// What is said of an intent that says nothing itself; a focus filter is on or off from now on.
    private func done(_ intent: any AppIntent) -> String {
        guard let filter = intent as? any SetFocusFilterIntent else { return Texts.done }
        func type<Filter: SetFocusFilterIntent>(of filter: Filter) -> any SetFocusFilterIntent.Type { Filter.self }
        let isOn = app.dependencies.services.focus.filter(of: type(of: filter)) != nil
        return Texts.focusIsNow(
            IntentDescriptor(of: intent).title.text(),
            on: isOn ? filter.displayRepresentation.title.text() : nil)
    }

    /// What the intent draws, and what the action button does from now on; it stays to be pressed.
    private func page(of result: AnyIntentResult) async throws -> SnippetPage? {
        guard result.snippet != nil || result.actionButtonIntent != nil else { return nil }
        var page = SnippetPage()
        if let content = result.snippet {
            page = try await SnippetDrawing(app: app, services: services).page(of: content)
        }
        if let intent = result.actionButtonIntent {
            page.add(Texts.actionButton(IntentDescriptor(of: intent).title.text()), pressing: intent)
        }
        guard !page.lines.isEmpty else { return nil }
        services.stage.shown = ShownSnippet(app: app, content: result.snippet, page: page)
        return page
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
