public import AppIntents
public import IntentRuntime

/// The intents, entities and enums of an app by name, for tests that run them without a device.
///
///     let definitions = IntentDefinitions(bundleIdentifier: "com.example.fieldnotes")
///     let result = try await definitions.intents["CreateNoteIntent"].makeIntent(noteTitle: "Otter tracks", pin: true).run()
///     let title: String = try result.value.title
///
/// The app is linked into the test. Its types are found by name, without being imported; intents run through the same machinery
/// as in a conversation: dependencies are made sure of, missing values are asked for, what an intent opens runs next.
public struct IntentDefinitions: Sendable {
    /// The app under test.
    public let bundleIdentifier: String

    let app: AppUnderTest

    /// The definitions of all types in this program; what they depend on is registered in `AppDependencyManager.shared`.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        app = AppUnderTest(bundleIdentifier: bundleIdentifier)
    }

    /// The definitions of one hosted app: the types of the module in which its shortcuts are declared.
    ///
    /// - Parameters:
    ///   - bundleIdentifier: What the app is called.
    ///   - app: The app, with what its intents depend on; it is started by the first intent or query.
    ///   - storeDirectory: Where it keeps its data.
    ///   - locale: The language of questions and answers.
    ///   - isLocked: Whether the device is locked at first.
    ///   - target: Which process of the app the test is.
    public init(
        bundleIdentifier: String, app: HostedApp, storeDirectory: URL = FileManager.default.temporaryDirectory,
        locale: String = "en", isLocked: Bool = false, target: IntentExecutionTargets = .main
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.app = AppUnderTest(
            bundleIdentifier: bundleIdentifier, app: app,
            environment: HostEnvironment(storeDirectory: storeDirectory, locale: locale, target: target),
            isLocked: isLocked)
    }

    /// The intents: `intents["CreateNoteIntent"]`.
    public var intents: DefinitionCollection<AppIntentDefinition> {
        DefinitionCollection { AppIntentDefinition(identifier: $0, app: app) }
    }

    /// The entities: `entities["NoteEntity"]`.
    public var entities: DefinitionCollection<AppEntityDefinition> {
        DefinitionCollection { AppEntityDefinition(identifier: $0, app: app) }
    }

    /// The entities that are kept nowhere.
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> {
        DefinitionCollection { TransientAppEntityDefinition(identifier: $0, app: app) }
    }

    /// The enums: `enums["Screen"]`.
    public var enums: DefinitionCollection<AppEnumDefinition> {
        DefinitionCollection { AppEnumDefinition(identifier: $0, app: app) }
    }

    /// The queries of values: `valueQueries["NoteVisualSearchQuery"]`.
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> {
        DefinitionCollection { IntentValueQueryDefinition(identifier: $0, app: app) }
    }

    /// Definitions of one kind, by the names of the types.
    public struct DefinitionCollection<Definition: Sendable>: Sendable {
        private let make: @Sendable (String) -> Definition

        init(_ make: @escaping @Sendable (String) -> Definition) {
            self.make = make
        }

        /// The definition of a type; that there is none of the name is told when it is used.
        public subscript(identifier: String) -> Definition { make(identifier) }
    }
}
