/// A verb of an app: something that it does for a person, with parameters that the person fills in.
///
///     struct OpenNoteIntent: AppIntent {
///         static let title: LocalizedStringResource = "Open Note"
///         @Parameter(title: "Note") var note: NoteEntity
///         func perform() async throws -> some IntentResult { .result() }
///     }
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What `perform()` returns.
    associatedtype PerformResult: IntentResult
    /// The sentence that stands for the intent.
    associatedtype SummaryContent: ParameterSummary
    /// `IntentDescription`, optional or not.
    associatedtype _Description: _IntentDescriptionConvertible

    /// The intent's name, as a verb and a noun.
    static var title: LocalizedStringResource { get }
    /// What the intent does.
    static var description: _Description { get }
    /// Whether the app comes to the screen first; `supportedModes` says it in more detail.
    static var openAppWhenRun: Bool { get }
    /// Where the intent can run.
    static var supportedModes: IntentModes { get }
    /// Whether the intent is offered to people that look for actions.
    static var isDiscoverable: Bool { get }
    /// Who may run the intent while the device is locked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Which processes of the app may run the intent.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// The sentence that stands for the intent, with its parameters in it.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// An intent with nothing but its defaults, for the runtime to fill.
    init()
    /// Does what the intent is for; every required parameter has a value by then.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// The type's name, without its module.
    public static var persistentIdentifier: String { "\(Self.self)" }
    /// Nothing is said about the intent.
    public static var description: IntentDescription? { nil }
    /// The app stays where it is.
    public static var openAppWhenRun: Bool { false }
    /// The foreground when the app opens, else the background.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// The intent is offered.
    public static var isDiscoverable: Bool { true }
    /// Anyone may run the intent.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Any process of the app may run the intent.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
    /// No sentence stands for the intent.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary() }

    /// How the intent is being run.
    public var systemContext: IntentSystemContext { IntentSystemContext(host: IntentContext.current?.host) }
}

extension AppIntent {
    /// Declares a parameter: `@Parameter(title: "Note") var note: NoteEntity`.
    public typealias Parameter = IntentParameter
    /// One of the answers that `requestChoice(between:)` offers.
    public typealias Option = IntentChoiceOption
    /// A sentence that stands for the intent.
    public typealias Summary = IntentParameterSummary<Self>
    /// One of two sentences, by the value of a parameter.
    public typealias When = ParameterSummaryWhenCondition
    /// One of several sentences, by the value of a parameter.
    public typealias Switch = ParameterSummarySwitchCondition
    /// The sentence for a value of a switch.
    public typealias Case = ParameterSummaryCaseCondition
    /// The sentence for the values of a switch that no case is for.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
}
