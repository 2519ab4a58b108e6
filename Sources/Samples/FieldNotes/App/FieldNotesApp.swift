public import AppIntents

/// The app as a whole: opens the notebook and provides what the intents need.
///
///     let app = FieldNotesApp()
///     try app.register(in: manager, storeDirectory: folder)
///     print(app.screen() ?? "nothing is open")
///
/// Each instance has a screen of its own, so that two hosts in one process do not see what the other shows.
public final class FieldNotesApp: Sendable {
    /// The display name.
    public static let name = "FieldNotes"
    /// What people also call it.
    public static let alternativeNames = ["Notebook"]

    private let router = NoteRouter()
    private let lock = NSLock()
    /// Set by `register`; touched under the lock only.
    nonisolated(unsafe) private var screens: NoteScreens?

    /// An app that shows nothing yet.
    public init() {}

    /// Opens the notebook and registers what the intents declare with `@Dependency`.
    ///
    /// - Parameters:
    ///   - manager: Where the host looks for dependencies.
    ///   - storeDirectory: The folder of the notebook's file; it is made when it is missing.
    ///   - now: The clock that dates new notes.
    /// - Throws: A `LocalizedError` of one line when the notebook cannot be opened.
    public func register(
        in manager: AppDependencyManager, storeDirectory: URL, now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        let store = try NoteStore(in: storeDirectory, now: now) { FieldNotesShortcuts.updateAppShortcutParameters() }
        lock.withLock { screens = NoteScreens(store: store) }
        manager.add(dependency: store)
        manager.add(dependency: router)
    }

    /// What the app now shows as plain text, heading first; nil when nothing has been opened.
    @MainActor
    public func screen() -> String? {
        guard let destination = router.destination else { return nil }
        return lock.withLock { screens }?.text(of: destination)
    }
}
