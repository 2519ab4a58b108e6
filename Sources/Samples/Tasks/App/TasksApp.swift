public import AppIntents

/// The app as a whole: opens the lists and provides what the intents need.
///
///     let app = TasksApp()
///     try app.register(in: manager, storeDirectory: folder)
///     print(await app.screen() ?? "nothing is open")
///
/// Each instance has a screen of its own, so that two hosts in one process do not see what the other shows.
public final class TasksApp: Sendable {
    /// The display name.
    public static let name = "Tasks"
    /// What people also call it.
    public static let alternativeNames = ["To Do", "Notebook"]

    private let router = TaskRouter()
    private let lock = NSLock()
    /// Set by `register`; touched under the lock only.
    nonisolated(unsafe) private var screens: TaskScreens?

    /// An app that shows nothing yet.
    public init() {}

    /// Opens the lists and registers what the intents declare with `@Dependency`.
    ///
    /// - Parameters:
    ///   - manager: Where the host looks for dependencies.
    ///   - storeDirectory: The folder of the lists' file; it is made when it is missing.
    ///   - now: The clock that dates new tasks.
    /// - Throws: A `LocalizedError` of one line when the lists cannot be opened.
    public func register(
        in manager: AppDependencyManager, storeDirectory: URL, now: @escaping @Sendable () -> Date = { Date() }
    ) throws {
        let store = try TaskStore(in: storeDirectory, now: now) { TasksShortcuts.updateAppShortcutParameters() }
        lock.withLock { screens = TaskScreens(repository: store) }
        manager.add(dependency: store as any TaskRepository)
        manager.add(dependency: CreateTask(repository: store))
        manager.add(dependency: router)
    }

    /// What the app now shows as plain text, heading first; nil when nothing has been opened.
    public func screen() async -> String? {
        guard let destination = await router.destination else { return nil }
        return await lock.withLock { screens }?.text(of: destination)
    }
}
