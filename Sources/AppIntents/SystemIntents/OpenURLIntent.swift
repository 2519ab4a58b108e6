public import Foundation

/// An intent that opens a link: in the app whose link it is, or else elsewhere.
///
///     func perform() async throws -> some IntentResult & OpensIntent {
///         .result(opensIntent: OpenURLIntent(url))
///     }
public struct OpenURLIntent: URLRepresentableIntent, SystemIntent {
    /// Nothing is said or handed on.
    public typealias PerformResult = IntentResultContainer<Never, Never, Never, Never>
    /// One sentence.
    public typealias SummaryContent = IntentParameterSummary<OpenURLIntent>

    /// The intent's name.
    public static let title: LocalizedStringResource = "Open URL"
    /// The link itself.
    public static let urlRepresentation: IntentURLRepresentation<OpenURLIntent> = "\(\.$url)"
    /// The sentence that stands for the intent.
    public static var parameterSummary: SummaryContent { Summary("Open \(\.$url)") }

    /// The link to open.
    @Parameter(title: "URL") public var url: URL

    /// Without a link, which is asked for.
    public init() {}

    /// Opens a link.
    public init(_ url: URL) {
        self.url = url
    }

    /// Opens the link of an entity, an enum's case or an intent; asks for one when it has none.
    public init<Entity: URLRepresentableEntity>(urlRepresentable entity: Entity) {
        self.init()
        if let link = Link.url(of: entity) { url = link }
    }

    /// Opens the link of an enum's case.
    @_disfavoredOverload
    public init<Enum: URLRepresentableEnum>(urlRepresentable value: Enum) {
        self.init()
        if let link = Link.url(of: value) { url = link }
    }

    /// The link is opened by whoever runs the intent.
    public func perform() async throws -> PerformResult { .result() }
}
