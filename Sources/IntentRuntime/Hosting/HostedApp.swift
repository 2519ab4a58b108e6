public import AppIntents

/// An app that a program hosts: its names, its App Shortcuts and what its intents depend on.
///
///     HostedApp(name: "Kid Money", alternativeNames: ["Pocket Money"], shortcuts: KidMoneyShortcuts.self) { manager, environment in
///         let bank = try Bank(folder: environment.storeDirectory)
///         manager.add(dependency: bank)
///     }
public struct HostedApp: Sendable {
    /// Registers what the app's intents and queries declare with `@Dependency`.
    public typealias Dependencies = @Sendable (AppDependencyManager, HostEnvironment) throws -> Void

    /// The display name, as people say it.
    public let name: String
    /// Other names that people use for the app.
    public let alternativeNames: [String]
    /// The provider whose phrases are understood.
    public let shortcuts: any AppShortcutsProvider.Type
    /// The intents that no phrase runs, such as focus filters and those that adopt schemas; `nil` for all of the provider's
    /// module.
    public let intents: [any AppIntent.Type]?
    /// Kinds of things that can be asked for by their properties, besides those that parameters hold; `nil` for all of the
    /// provider's module.
    public let entities: [any AppEntity.Type]?
    let dependencies: Dependencies
    let screen: (@Sendable () async -> String?)?

    /// - Parameters:
    ///   - name: The display name; also its spellings in one word and in several are understood.
    ///   - alternativeNames: Further names.
    ///   - shortcuts: The app's provider.
    ///   - intents: The intents that no phrase runs, such as focus filters and those that adopt schemas; by default all that
    ///     the provider's module has. Name them where one module holds several apps.
    ///   - entities: Kinds of things that can be asked for by their properties, besides those that parameters hold; by default all
    ///     that the provider's module has.
    ///   - dependencies: Called once before the first utterance; what it throws is said in one line, and the
    ///     other apps are hosted without this one.
    ///   - screen: What the app now shows as plain text, heading first; `nil` while it shows nothing. Without it, an
    ///     opened entity's title and subtitle stand for the app's screen.
    public init(
        name: String, alternativeNames: [String] = [], shortcuts: any AppShortcutsProvider.Type,
        intents: [any AppIntent.Type]? = nil, entities: [any AppEntity.Type]? = nil,
        dependencies: @escaping Dependencies = { _, _ in },
        screen: (@Sendable () async -> String?)? = nil
    ) {
        self.name = name
        self.alternativeNames = alternativeNames
        self.shortcuts = shortcuts
        self.intents = intents
        self.screen = screen
        self.entities = entities
        self.dependencies = dependencies
    }
}
