/// An intent that a person can run by saying a phrase, with nothing to set up.
///
///     AppShortcut(intent: OpenNoteIntent(),
///                 phrases: ["Open \(\.$target) in \(.applicationName)"],
///                 shortTitle: "Open Note",
///                 systemImageName: "note.text")
public struct AppShortcut: Sendable {
    /// The intent with the values that the author gave it. Its parameters are shared: run a fresh one.
    package let intent: any AppIntent
    /// The phrases with the names of the parameters, the primary one first.
    package let phrases: [[PhrasePiece]]
    /// The shortcut's name.
    package let shortTitle: LocalizedStringResource?
    /// The symbol beside the name.
    package let systemImageName: String?
    /// How one of its parameters is offered, and what it may be besides what its query suggests.
    package let presentation: ParameterPresentationDescriptor?

    /// A shortcut with its phrases.
    ///
    /// - Parameters:
    ///   - intent: What runs, with the values that the phrases do not name.
    ///   - phrases: What a person says; the first one is shown.
    ///   - shortTitle: The shortcut's name.
    ///   - systemImageName: The symbol beside the name.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.template.resolved(in: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        presentation = nil
    }

    /// A shortcut of which one parameter is offered with a sentence and with collections of values.
    ///
    /// - Parameters:
    ///   - intent: What runs, with the values that the phrases do not name.
    ///   - phrases: What a person says; the first one is shown.
    ///   - shortTitle: The shortcut's name.
    ///   - systemImageName: The symbol beside the name.
    ///   - parameterPresentation: The parameter; what its collections hold can be said in the phrases.
    public init<Intent: AppIntent, Value: _IntentValue, Parameter, ParameterKeyPath>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) {
        self.intent = intent
        self.phrases = phrases.map { $0.template.resolved(in: intent) }
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        presentation = parameterPresentation.descriptor(in: intent)
    }

    /// The shortcut of an intent that was read from a file, whose phrases stand elsewhere.
    package init(_ intent: any DescribedIntent) {
        self.intent = intent
        phrases = []
        shortTitle = nil
        systemImageName = nil
        presentation = nil
    }

    /// The shortcut of an intent that is performed without being asked for in words.
    package init(performing intent: any AppIntent) {
        self.intent = intent
        phrases = []
        shortTitle = nil
        systemImageName = nil
        presentation = nil
    }

    /// The phrases as string catalogs write them: `Open ${target} in ${applicationName}`.
    package var templateSources: [String] {
        phrases.map { $0.map(\.templateSource).joined() }
    }
}
