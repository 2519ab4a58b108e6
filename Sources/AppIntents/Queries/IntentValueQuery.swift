/// Answers something that is no text, such as what was seen through the camera, with values of the app.
///
///     struct NoteVisualSearch: IntentValueQuery {
///         func values(for input: SemanticContentDescriptor) async throws -> [NoteEntity] { … }
///     }
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What is asked with.
    associatedtype Input: Sendable
    /// The values, likeliest first.
    associatedtype Result: Sequence & Sendable where Result.Element: _IntentValue

    /// A query that knows nothing yet.
    init()
    /// The values that fit, likeliest first.
    func values(for input: Input) async throws -> Result
}
