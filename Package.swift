// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Upcoming language features that every target is written in.
let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Phrasebook",
    products: [
        .executable(name: "phrasebook", targets: ["phrasebook"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "VisualIntelligence", targets: ["VisualIntelligence"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "PhrasebookConsole", targets: ["PhrasebookConsole"]),
    ],
    targets: [
        // The engine and what people say besides the command.
        .target(name: "PhraseMatching", exclude: ["DESIGN.md", "Flexible/DESIGN.md"], swiftSettings: features),
        .target(name: "SpokenLanguage", dependencies: ["PhraseMatching"], swiftSettings: features),
        .target(
            name: "Grammars", path: "Grammars", exclude: ["README.md", "Apps"],
            resources: [.copy("Find"), .copy("Languages"), .copy("Schemas"), .copy("Sounds")], swiftSettings: features),
        .target(
            name: "GrammarFiles",
            dependencies: ["PhraseMatching", "SpokenLanguage", "Grammars", "CYAML"],
            swiftSettings: features),

        // What authors write, and what performs it. The macros are a plug-in of the compiler, which shares the table of schemas.
        .target(
            name: "AssistantSchemaCatalog", path: "Sources/AppIntentsMacros/Catalog", swiftSettings: features),
        .target(
            name: "AppIntentsMacroExpansion", dependencies: ["AssistantSchemaCatalog"],
            path: "Sources/AppIntentsMacros/Expansion", swiftSettings: features),
        .macro(
            name: "AppIntentsMacros", dependencies: ["AppIntentsMacroExpansion"],
            path: "Sources/AppIntentsMacros/Plugin", swiftSettings: features),
        .target(
            name: "AppIntents",
            dependencies: [
                "AppIntentsMacros", "AssistantSchemaCatalog", "CoreSpotlight", "SwiftUI", "UniformTypeIdentifiers",
            ],
            swiftSettings: features),
        .target(
            name: "IntentRuntime",
            dependencies: [
                "AppIntents", "AssistantSchemaCatalog", "CoreSpotlight", "PhraseMatching", "SpokenLanguage",
                "GrammarFiles",
            ],
            swiftSettings: features),
        .target(name: "AppIntentsTesting", dependencies: ["AppIntents", "IntentRuntime"], swiftSettings: features),

        // Small namesakes of Apple's modules that intents are written with.
        .target(name: "UniformTypeIdentifiers", swiftSettings: features),
        .target(name: "SwiftUI", swiftSettings: features),
        .target(
            name: "CoreSpotlight", dependencies: ["PhrasebookSQLite", "UniformTypeIdentifiers"],
            swiftSettings: features),
        .target(name: "WidgetKit", dependencies: ["AppIntents", "SwiftUI"], swiftSettings: features),
        .target(name: "VisualIntelligence", dependencies: ["AppIntents", "SwiftUI"], swiftSettings: features),

        .target(
            name: "PhraseChecks", dependencies: ["IntentRuntime", "PhraseMatching", "GrammarFiles"],
            swiftSettings: features),
        .target(
            name: "PhrasebookConsole",
            dependencies: [
                "IntentRuntime", "PhraseChecks", "PhraseMatching", "AppIntents", "GrammarFiles", "SpokenLanguage",
                "CEdit",
            ],
            swiftSettings: features),

        // Thin wrappers of system libraries.
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        .target(name: "PhrasebookSQLite", dependencies: ["CSQLite"], swiftSettings: features),

        // Two apps that see what any author sees, and the program that hosts them.
        .target(
            name: "FieldNotes", dependencies: ["AppIntents", "PhrasebookSQLite"],
            path: "Sources/Samples/FieldNotes", swiftSettings: features),
        .target(
            name: "Tasks", dependencies: ["AppIntents", "PhrasebookSQLite"],
            path: "Sources/Samples/Tasks", swiftSettings: features),
        .executableTarget(
            name: "phrasebook", dependencies: ["PhrasebookConsole", "FieldNotes", "Tasks"],
            swiftSettings: features),

        .executableTarget(
            name: "SampleStoreWriter", dependencies: ["FieldNotes", "Tasks"], path: "Tests/SampleStoreWriter",
            swiftSettings: features),
        .executableTarget(
            name: "TestHost", dependencies: ["PhrasebookConsole", "AppIntents", "SwiftUI", "WidgetKit"],
            path: "Tests/TestHost",
            swiftSettings: features),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["PhraseMatching", "SpokenLanguage", "GrammarFiles", "IntentRuntime", "AppIntents"],
            exclude: ["Records"],
            swiftSettings: features),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: features),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .target(name: "SchemaApps", dependencies: ["AppIntents"], path: "Tests/SchemaApps", swiftSettings: features),
        .testTarget(
            name: "PhraseMatchingTests", dependencies: ["PhraseMatching", "CAllocationCounter", "TestSupport"],
            swiftSettings: features),
        .testTarget(
            name: "SpokenLanguageTests",
            dependencies: ["SpokenLanguage", "PhraseMatching", "GrammarFiles", "Grammars"],
            swiftSettings: features),
        .testTarget(
            name: "GrammarFilesTests",
            dependencies: ["GrammarFiles", "SpokenLanguage", "PhraseMatching", "Grammars", "TestSupport"],
            swiftSettings: features),
        .testTarget(
            name: "AppIntentsMacrosTests",
            dependencies: ["AppIntentsMacroExpansion", "AssistantSchemaCatalog", "TestSupport"], swiftSettings: features
        ),
        .testTarget(
            name: "AppIntentsTests", dependencies: ["AppIntents", "UniformTypeIdentifiers"], swiftSettings: features),
        .testTarget(
            name: "AppIntentsTestingTests",
            dependencies: ["AppIntentsTesting", "AppIntents", "IntentRuntime", "SchemaApps"],
            swiftSettings: features),
        // What authors write over the whole API. It sees the package as their modules do: only what is public.
        .testTarget(
            name: "CompatibilityTests",
            dependencies: [
                "AppIntents", "AppIntentsTesting", "CoreSpotlight", "SwiftUI", "UniformTypeIdentifiers", "WidgetKit",
            ],
            packageAccess: false),
        .testTarget(
            name: "NamesakeTests",
            dependencies: [
                "AppIntents", "CoreSpotlight", "SwiftUI", "TestSupport", "UniformTypeIdentifiers",
                "VisualIntelligence", "WidgetKit",
            ], swiftSettings: features),
        .testTarget(
            name: "AppIntentsSwift5Tests", dependencies: ["AppIntents", "UniformTypeIdentifiers"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "IntentRuntimeTests",
            dependencies: [
                "IntentRuntime", "AppIntents", "SwiftUI", "UniformTypeIdentifiers", "PhraseMatching", "SpokenLanguage",
                "GrammarFiles", "SchemaApps",
            ],
            swiftSettings: features),
        .testTarget(
            name: "PhraseChecksTests",
            dependencies: ["PhraseChecks", "IntentRuntime", "GrammarFiles", "TestSupport"], swiftSettings: features),
        .testTarget(
            name: "PhrasebookConsoleTests",
            dependencies: [
                "PhrasebookConsole", "AppIntents", "GrammarFiles", "IntentRuntime", "SpokenLanguage", "TestSupport",
            ],
            swiftSettings: features),
        .testTarget(
            name: "PhrasebookSQLiteTests", dependencies: ["PhrasebookSQLite", "TestSupport"],
            swiftSettings: features),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "FieldNotes", "Tasks", "AppIntents", "PhrasebookSQLite", "TestSupport", "SampleStoreWriter",
                "TestHost", "phrasebook",
            ],
            exclude: ["Transcripts"], swiftSettings: features),
        .testTarget(name: "ImportRulesTests", dependencies: ["TestSupport"], swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)
