import AppIntents

struct BookshopShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenBook(),
            phrases: [
                "Open \(\.$target) in \(.applicationName)",
                "\(.applicationName) \(\.$target)",
                "Show ${target} with ${applicationName}",
            ],
            shortTitle: "Open Book",
            systemImageName: "book")
        AppShortcut(
            intent: OpenShelf(screen: .window),
            phrases: ["Show the window of \(.applicationName)"],
            shortTitle: "Window",
            systemImageName: "macwindow")
        if #available(iOS 27, macOS 27, *) {
            AppShortcut(intent: PlainIntent(), phrases: ["Plain \(.applicationName)"])
        }
        more
        if more.isEmpty {
            AppShortcut(intent: PlainIntent(), phrases: ["Nothing in \(.applicationName)"])
        } else {
            AppShortcut(intent: preset, phrases: ["Add Emma to \(.applicationName)"])
        }
    }

    static let shortcutTileColor: ShortcutTileColor = .teal

    static let negativePhrases = NegativeAppShortcutPhrases(phrases: [
        "Close \(.applicationName)", "Leave ${applicationName} now", NegativeAppShortcutPhrase("Burn the books"),
    ])

    private static let more = [
        AppShortcut(
            intent: AddBook(), phrases: ["Add a book to \(.applicationName)"], shortTitle: "Add",
            systemImageName: "plus")
    ]

    private static var preset: AddBook {
        let intent = AddBook()
        intent.bookTitle = "Emma"
        return intent
    }
}

/// A provider with nothing but its shortcuts.
struct BareShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
        AppShortcut(intent: PlainIntent(), phrases: ["Plain \(.applicationName)"])
    }
}

/// A provider that lists its negative phrases one under another.
struct BuildingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }

    static var negativePhrases: NegativeAppShortcutPhrases {
        "Close \(.applicationName)"
        if #available(iOS 27, *) {
            "Shut \(.applicationName)"
        }
        if appShortcuts.isEmpty {
            ["Leave", "Go"]
        } else {
            "Stay"
        }
    }
}

/// A provider that makes its negative phrases in a getter.
struct ComputingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases {
            "Close"
            "Shut"
        }
    }
}

/// A provider that lists its negative phrases as an array.
struct ListingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }

    static var negativePhrases: [NegativeAppShortcutPhrase] {
        "Lend \(.applicationName)"
        "Never"
    }
}

/// A provider that lists its negative phrases as an array that it makes of a list.
struct WrappingShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { [] }

    static var negativePhrases: [NegativeAppShortcutPhrase] {
        NegativeAppShortcutPhrases {
            "Lend \(.applicationName)"
            "Pawn"
        }
    }
}
