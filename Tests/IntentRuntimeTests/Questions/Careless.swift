import AppIntents
import IntentRuntime
import SwiftUI

/// An app whose authors read what is not there.
struct PlaceBox: AppIntent {
    /// Depends on the shelf, and reads the row too.
    struct Places: DynamicOptionsProvider {
        @ParameterDependency<PlaceBox>(\.$shelf) var placing

        func results() async throws -> [String] {
            guard let placing else { return [] }
            return ["\(placing.shelf) \(placing.row)"]
        }
    }

    static let title: LocalizedStringResource = "Place Box"
    @Parameter(title: "Shelf") var shelf: String
    @Parameter(title: "Row") var row: Int?
    @Parameter(title: "Place", optionsProvider: Places()) var place: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(place)") }
}

struct LendBox: AppIntent {
    /// Depends on a value that may be missing.
    struct Readers: DynamicOptionsProvider {
        @ParameterDependency<LendBox>(\.$days) var lending

        func results() async throws -> [String] {
            lending.map { ["Anna, for \($0.days) days"] } ?? ["Anna", "Ben"]
        }
    }

    static let title: LocalizedStringResource = "Lend Box"
    @Parameter(title: "Days") var days: Int?
    @Parameter(title: "Reader", optionsProvider: Readers()) var reader: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(reader)") }
}

struct Box: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
    @Property(title: "Name") var name: String
    var displayRepresentation: DisplayRepresentation { "Box" }
}

struct ReadBox: AppIntent {
    static let title: LocalizedStringResource = "Read Box"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "\(Box().name)") }
}

struct ShowBox: AppIntent {
    static let title: LocalizedStringResource = "Show Box"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: BoxSnippet()) }
}

/// Nobody gave it its page, and drawing asks nobody.
struct BoxSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Box Snippet"
    @Parameter(title: "Page") var page: Int

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text("Page \(page)")) }
}

struct PrintBox: AppIntent {
    static let title: LocalizedStringResource = "Print Box"

    func perform() async throws -> some IntentResult & ShowsSnippetIntent { .result(snippetIntent: PrintedBox()) }
}

struct PrintedBox: SnippetIntent {
    struct Printer: Sendable {
        let name: String
    }

    static let title: LocalizedStringResource = "Printed Box"
    @Dependency private var printer: Printer

    func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Text(printer.name)) }
}

struct CarelessShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(PlaceBox(), "Place a box")
        shortcut(LendBox(), "Lend a box")
        shortcut(ReadBox(), "Read a box")
        shortcut(ShowBox(), "Show a box")
        shortcut(PrintBox(), "Print a box")
    }

    private static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " in ${applicationName}")], shortTitle: Intent.title,
            systemImageName: "shippingbox")
    }
}

extension HostedApp {
    static func careless() -> HostedApp { HostedApp(name: "Attic", shortcuts: CarelessShortcuts.self) { _, _ in } }
}
