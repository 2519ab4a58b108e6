// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppIntents

/// An app of photos that was written for an earlier system, with wrappers and titles of its own.
public struct GalleryShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ShuffleIntent(), phrases: ["Shuffle \(.applicationName)"], shortTitle: "Shuffle",
            systemImageName: "shuffle")
    }

    /// The intents that adopt schemas; the module holds other apps too.
    public static let intents: [any AppIntent.Type] = [OpenPhotoIntent.self, UpdatePhotosIntent.self]
}

struct ShuffleIntent: AppIntent {
    static let title: LocalizedStringResource = "Shuffle"

    func perform() async throws -> some IntentResult { .result() }
}

@AppIntent(schema: .photos.openAsset)
struct OpenPhotoIntent: AppIntent {
    static let title: LocalizedStringResource = "Open Photo"
    static let isAssistantOnly = false

    @Parameter(title: "Photo")
    var target: PhotoEntity

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Opening \(target.name).") }
}

/// An app whose intent is for assistants alone, though it has a phrase.
public struct PeepholeShortcuts: AppShortcutsProvider {
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PeekIntent(), phrases: ["Peek at \(\.$target) with \(.applicationName)"], shortTitle: "Peek",
            systemImageName: "eye")
    }

    public static let intents: [any AppIntent.Type] = [PeekIntent.self]
}

@AppIntent(schema: .photos.openAsset)
struct PeekIntent: AppIntent {
    static let title: LocalizedStringResource = "Peek"
    static let isAssistantOnly = true

    @Parameter(title: "Photo")
    var target: PhotoEntity

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Peeking at \(target.name).") }
}

@AppIntent(schema: .photos.updateAsset)
struct UpdatePhotosIntent {
    var target: [PhotoEntity]
    var name: String?
    var isHidden: Bool?
    var isFavorite: Bool?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let words = [isFavorite.map { "favorite \($0)" }, isHidden.map { "hidden \($0)" }].compactMap(\.self)
        return .result(dialog: "\(target.map(\.name).joined(separator: ", ")): \(words.joined(separator: ", "))")
    }
}

@AppEntity(schema: .photos.asset)
struct PhotoEntity: AppEntity {
    var id: String
    static let defaultQuery = PhotoQuery()
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    var name: String
    var assetType: PhotoType?

    init(id: String, name: String) {
        self.id = id
        self.name = name
        assetType = .photo
    }
}

struct PhotoQuery: EntityQuery {
    static let photos = [PhotoEntity(id: "1", name: "Otter pup"), PhotoEntity(id: "2", name: "Low tide")]

    func entities(for identifiers: [String]) async throws -> [PhotoEntity] {
        identifiers.compactMap { id in Self.photos.first { $0.id == id } }
    }

    func suggestedEntities() async throws -> [PhotoEntity] { Self.photos }
}

@AppEnum(schema: .photos.assetType)
enum PhotoType {
    case photo, video
    case livePhoto
}
