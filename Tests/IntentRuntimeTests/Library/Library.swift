import AppIntents
import Foundation
import IntentRuntime
import Synchronization

// An app whose intents are of the system's kinds, as an author writes them.

final class Shelves: Sendable {
    private let state = Mutex<(titles: [String: String], quiet: String)>(
        (["1": "Emma", "2": "Persuasion", "3": "Middlemarch", "4": "Bleak House"], "-"))
    let name: String

    init(name: String = "main") { self.name = name }

    var books: [Book] {
        state.withLock { $0.titles.sorted { $0.key < $1.key }.map { Book(id: $0.key, title: $0.value) } }
    }
    func remove(_ id: String) { state.withLock { _ = $0.titles.removeValue(forKey: id) } }
    var quiet: String {
        get { state.withLock(\.quiet) }
        set { state.withLock { $0.quiet = newValue } }
    }
}

struct Book: URLRepresentableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
    static let defaultQuery = BookQuery()
    static var urlRepresentation: URLRepresentation { "https://library.example.com/books/\(.id)" }
    let id: String
    let title: String
    var displayRepresentation: DisplayRepresentation { "\(title)" }
}

struct BookQuery: EntityQuery {
    @Dependency private var shelves: Shelves
    func entities(for identifiers: [String]) async throws -> [Book] {
        shelves.books.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Book] { shelves.books }
}

enum Wing: String, AppEnum, URLRepresentableEnum {
    case hall, attic
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let caseDisplayRepresentations: [Wing: DisplayRepresentation] = [.hall: "Hall", .attic: "Attic"]
    static var urlRepresentation: URLRepresentation { "https://library.example.com/rooms/\(.rawValue)" }
}

struct OpenBook: OpenIntent {
    static let title: LocalizedStringResource = "Open Book"
    @Parameter(title: "Book") var target: Book
}

struct OpenWing: OpenIntent {
    static let title: LocalizedStringResource = "Open Room"
    @Parameter(title: "Room") var target: Wing
}

struct DeleteBooks: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Books"
    static var parameterSummary: some ParameterSummary { Summary("Delete the book \(\.$entities)") }
    @Dependency private var shelves: Shelves
    @Parameter(title: "Books") var entities: [Book]
    func perform() async throws -> some IntentResult {
        try await requestConfirmation()
        for book in entities { shelves.remove(book.id) }
        return .result()
    }
}

struct ShredBooks: DeleteIntent {
    static let title: LocalizedStringResource = "Shred Books"
    @Dependency private var shelves: Shelves
    @Parameter(title: "Books") var entities: [Book]
    func perform() async throws -> some IntentResult & ProvidesDialog {
        for book in entities { shelves.remove(book.id) }
        return .result(dialog: "Shredded.")
    }
}

struct LendBook: AppIntent {
    static let title: LocalizedStringResource = "Lend Book"
    static var parameterSummary: some ParameterSummary {
        When(\.$days, .greaterThan, 30) {
            Summary("Lend \(\.$book) for long")
        } otherwise: {
            Summary("Lend \(\.$book) to \(\.$reader) for \(\.$days) days")
        }
    }
    @Parameter(title: "Book") var book: Book
    @Parameter(title: "Days", default: 14) var days: Int
    @Parameter(title: "Reader") var reader: String?
    func perform() async throws -> some IntentResult & ProvidesDialog {
        try await requestConfirmation()
        return .result(dialog: "Lent.")
    }
}

struct FindBooks: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Find Books"
    static var urlRepresentation: URLRepresentation {
        "https://library.example.com/find?words=\(\.$words)&count=\(\.$count)"
    }
    @Parameter(title: "Words") var words: String
    @Parameter(title: "Count", default: 3) var count: Int
    func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
        .result(dialog: "\(count) of “\(words)”.")
    }
}

/// An intent that no phrase runs: only its link leads to it.
struct ShowReader: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Show Reader"
    static var urlRepresentation: URLRepresentation {
        "https://library.example.com/readers/\(\.$name)/loans/\(\.$page)"
    }
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Page") var page: Int
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Page \(page) of what \(name) has.")
    }
}

struct LookUp: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Look Up"
    static let searchScopes: [StringSearchScope] = [.general, .movies]
    @Parameter(title: "Words") var criteria: StringSearchCriteria
    func perform() async throws -> some IntentResult { .result() }
}

struct VisitBook: AppIntent {
    static let title: LocalizedStringResource = "Visit Book"
    @Parameter(title: "Book") var book: Book
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(urlRepresentable: book))
    }
}

struct OldLookUp: DeprecatedAppIntent, CustomIntentMigratedAppIntent {
    typealias ReplacementIntent = LookUp
    static let intentClassName = "SearchLibraryIntent"
    static var deprecation: IntentDeprecation { .init(message: "Look things up instead.") }
    static let title: LocalizedStringResource = "Search the Old Way"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Found.") }
}

struct Secret: AppIntent {
    static let title: LocalizedStringResource = "Secret"
    static let isDiscoverable = false
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Psst.") }
}

struct QuietHours: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Hours"
    @Dependency private var shelves: Shelves
    @Parameter(title: "Room") var room: Wing?
    @Parameter(title: "Loud", default: false) var loud: Bool
    var displayRepresentation: DisplayRepresentation { "Quiet in \(room?.rawValue ?? "no room")" }
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [QuietHours] {
        let filter = QuietHours()
        filter.room = .attic
        return [filter]
    }
    func perform() async throws -> some IntentResult {
        let current = try? await Self.current
        shelves.quiet = current.map { "on in \($0.room?.rawValue ?? "-")" } ?? "off, room \(room?.rawValue ?? "-")"
        return .result()
    }
}

struct NightLight: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Night Light"
    @Parameter(title: "Room") var room: Wing
    var displayRepresentation: DisplayRepresentation { "Light in \(room.rawValue)" }
    func perform() async throws -> some IntentResult { .result() }
}

struct WhereAmI: AppIntent {
    static let title: LocalizedStringResource = "Where"
    @Dependency private var shelves: Shelves
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: shelves.name) }
}

struct NeedsPerson: AppIntent {
    static let title: LocalizedStringResource = "Needs Person"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "It is you.") }
}

struct NeedsDevice: AppIntent {
    static let title: LocalizedStringResource = "Needs Device"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Unlocked here.") }
}

struct Swim: StartWorkoutIntent {
    static let title: LocalizedStringResource = "Swim"
    static let suggestions = Mutex<[Stroke]>([.crawl])
    static var suggestedWorkouts: [Swim] { suggestions.withLock { $0.map { Swim(style: $0) } } }
    @Parameter(title: "Stroke") var workoutStyle: Stroke
    var displayRepresentation: DisplayRepresentation { "\(workoutStyle.rawValue)" }
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Swims \(workoutStyle.rawValue).")
    }
}

enum Stroke: String, AppEnum {
    case back, breast, crawl
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stroke"
    static let caseDisplayRepresentations: [Stroke: DisplayRepresentation] = [:]
}

struct RateBook: PredictableIntent {
    static let title: LocalizedStringResource = "Rate Book"
    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$book, \.$stars)) { book, stars in
            DisplayRepresentation(title: "\(book.title) again", subtitle: "\(stars) stars")
        }
        IntentPrediction { "Rate something" }
    }
    @Parameter(title: "Book") var book: Book
    @Parameter(title: "Stars", default: 5) var stars: Int
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: stars) }
}

struct LibraryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(OpenBook(), ["Open \(\.$target) in \(.applicationName)", "Open a book in \(.applicationName)"])
        shortcut(OpenWing(), ["Go to \(\.$target) in \(.applicationName)"])
        shortcut(DeleteBooks(), ["Delete \(\.$entities) from \(.applicationName)"])
        shortcut(ShredBooks(), ["Shred \(\.$entities) with \(.applicationName)"])
        shortcut(LendBook(), ["Lend \(\.$book) from \(.applicationName)"])
        shortcut(FindBooks(), ["Find books in \(.applicationName)"])
        shortcut(LookUp(), ["Look something up in \(.applicationName)"])
        shortcut(VisitBook(), ["Visit \(\.$book) in \(.applicationName)"])
        shortcut(OldLookUp(), ["Search \(.applicationName)"])
        shortcut(Secret(), ["Whisper in \(.applicationName)"])
        shortcut(WhereAmI(), ["Where is \(.applicationName)"])
        shortcut(NeedsPerson(), ["Recognise me in \(.applicationName)"])
        shortcut(NeedsDevice(), ["Unlock for \(.applicationName)"])
        shortcut(RateBook(), ["Rate \(\.$book) in \(.applicationName)"])
        shortcut(Swim(), ["Swim with \(.applicationName)"])
    }

    private static func shortcut<Intent: AppIntent>(
        _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>]
    ) -> AppShortcut {
        AppShortcut(intent: intent, phrases: phrases, shortTitle: Intent.title, systemImageName: "book")
    }
}

extension HostedApp {
    static func library(_ shelves: Shelves = Shelves(), name: String = "Library") -> HostedApp {
        HostedApp(
            name: name, shortcuts: LibraryShortcuts.self, intents: [QuietHours.self, NightLight.self, ShowReader.self]
        ) {
            manager, _ in manager.add(dependency: shelves)
        }
    }
}
