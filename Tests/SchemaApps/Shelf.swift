// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import AppIntents

/// Something on the shelf: a photo or a folder.
@UnionValue
enum ShelfItem {
    case photo(PhotoEntity)
    case folder(JotFolder)
}

struct ShelfQuery: IntentValueQuery {
    func values(for input: String) async throws -> [ShelfItem] {
        PhotoQuery.photos.filter { $0.name.localizedStandardContains(input) }.map(ShelfItem.photo)
            + [.folder(JotFolder(name: "Field"))]
    }
}

struct ShowShelfIntent: AppIntent {
    static let title: LocalizedStringResource = "Show"
    @Parameter(title: "Item") var item: ShelfItem

    func perform() async throws -> some ReturnsValue<ShelfItem> & ProvidesDialog {
        switch item {
        case .photo(let photo): return .result(value: item, dialog: "Photo \(photo.name)")
        case .folder(let folder): return .result(value: item, dialog: "Folder \(folder.name)")
        }
    }
}

struct SortPhotosIntent: AppIntent {
    static let title: LocalizedStringResource = "Sort Photos"
    @Parameter(title: "Kind") var kind: PhotoType
    @Parameter(title: "Second") var second: PhotoType?
    @Parameter(title: "Numbers") var numbers: [Int]
    @Parameter(title: "Factor") var factor: Double

    func perform() async throws -> some ReturnsValue<PhotoType> & ProvidesDialog {
        .result(value: kind, dialog: "\(kind.rawValue) \(second?.rawValue ?? "none") \("\(numbers)") \("\(factor)")")
    }
}

/// Why something cannot be put on the shelf.
public enum ShelfError: Error, Hashable {
    case full
}

struct FailIntent: AppIntent {
    static let title: LocalizedStringResource = "Fail"
    @Parameter(title: "Full", default: true) var isFull: Bool

    func perform() async throws -> some IntentResult {
        if isFull { throw ShelfError.full }
        return .result()
    }
}
