/// Values that a parameter of a shortcut may have, under a title.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
    /// Where the values come from.
    associatedtype Provider: DynamicOptionsProvider

    /// What the collection is called.
    var title: LocalizedStringResource { get }
    /// The symbol beside the title.
    var systemImageName: String? { get }
    /// Where the values come from.
    var dynamicOptionsProvider: Provider { get }
}

/// Values of a provider, or of an entity's query, that a parameter of a shortcut may have.
///
///     OptionsCollection(NoteQuery(), title: "Notes", systemImageName: "note.text")
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    /// Where the values come from.
    public let dynamicOptionsProvider: Provider
    /// What the collection is called.
    public let title: LocalizedStringResource
    /// The symbol beside the title.
    public let systemImageName: String?

    /// A collection under a title.
    public init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}
