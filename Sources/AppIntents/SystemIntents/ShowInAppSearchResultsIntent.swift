/// An intent that shows what the app finds for something that a person looks for.
///
///     struct SearchNotes: ShowInAppSearchResultsIntent {
///         static let title: LocalizedStringResource = "Search Notes"
///         static let searchScopes: [StringSearchScope] = [.general]
///         @Parameter(title: "Text") var criteria: StringSearchCriteria
///         …
///     }
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// What is looked for: a text, in most apps.
    associatedtype Criteria: SearchCriteria

    /// Where the app looks.
    static var searchScopes: Criteria.SearchScopes { get }
    /// What is looked for.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// The app comes to the screen, since it is to show something there.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
    /// The app does not tell scopes apart.
    public static var searchScopes: Void { () }
}
