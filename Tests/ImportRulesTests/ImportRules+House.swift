extension ImportRules {
    /// The table of the house. Programs hold no logic; samples see what any author sees, besides the database in their
    /// `Store/` folders only; the engine knows the standard library.
    static let house = ImportRules(
        targets: [
            Target("PhraseMatching", imports: ["Synchronization"]),
            // The system maps compiled grammars into memory, and nothing else of the engine knows it.
            Target("PhraseMatching", in: "Sources/PhraseMatching/File/System", imports: ["Glibc"]),
            Target("SpokenLanguage", imports: ["PhraseMatching", "Foundation"]),
            Target("Grammars", in: "Grammars", imports: ["Foundation"]),
            Target(
                "GrammarFiles", imports: ["PhraseMatching", "SpokenLanguage", "Grammars", "CYAML", "Foundation"]),
            Target("PhrasebookSQLite", imports: ["CSQLite", "Synchronization", "Foundation"]),
            Target("UniformTypeIdentifiers", imports: ["Foundation"]),
            Target("SwiftUI", imports: ["Foundation", "Observation"]),
            Target(
                "CoreSpotlight",
                imports: ["PhrasebookSQLite", "UniformTypeIdentifiers", "Synchronization", "Foundation"]),
            // The compiler's plug-in and the table that it shares know nothing of the house; the plug-in speaks to the compiler.
            Target("AssistantSchemaCatalog", in: "Sources/AppIntentsMacros/Catalog", imports: []),
            Target(
                "AppIntentsMacroExpansion", in: "Sources/AppIntentsMacros/Expansion",
                imports: ["AssistantSchemaCatalog"]),
            Target(
                "AppIntentsMacros", in: "Sources/AppIntentsMacros/Plugin",
                imports: ["AppIntentsMacroExpansion", "FoundationEssentials", "Glibc", "Musl"]),
            Target(
                "AppIntents",
                imports: [
                    "AssistantSchemaCatalog", "CoreSpotlight", "SwiftUI", "UniformTypeIdentifiers", "Synchronization",
                    "Foundation",
                ]),
            Target("WidgetKit", imports: ["AppIntents", "SwiftUI", "Synchronization", "Foundation"]),
            Target("VisualIntelligence", imports: ["AppIntents", "SwiftUI", "Synchronization", "Foundation"]),
            Target("AppIntentsTesting", imports: ["AppIntents", "IntentRuntime", "Synchronization", "Foundation"]),
            Target(
                "IntentRuntime",
                imports: [
                    "AppIntents", "AssistantSchemaCatalog", "CoreSpotlight", "PhraseMatching", "SpokenLanguage",
                    "GrammarFiles", "Synchronization", "Dispatch", "Foundation",
                ]),
            Target("PhraseChecks", imports: ["IntentRuntime", "PhraseMatching", "GrammarFiles", "Foundation"]),
            Target(
                "PhrasebookConsole",
                imports: [
                    "IntentRuntime", "PhraseChecks", "PhraseMatching", "AppIntents", "GrammarFiles", "SpokenLanguage",
                    "CEdit", "Synchronization", "Foundation",
                ]),
            Target(
                "Benchmarks",
                imports: [
                    "PhraseMatching", "SpokenLanguage", "GrammarFiles", "IntentRuntime", "AppIntents",
                    "Synchronization", "Foundation",
                ]),
            Target("phrasebook", imports: ["PhrasebookConsole", "FieldNotes", "Tasks"]),
        ] + samples + tests)

    private static let samples = ["FieldNotes", "Tasks"].flatMap { name in
        let folder = "Sources/Samples/\(name)"
        return [
            Target(name, in: folder, imports: Set(namesakes + ["Foundation"])),
            Target(name, in: folder + "/Store", imports: ["AppIntents", "Foundation", "PhrasebookSQLite"]),
        ]
    }

    /// What an author may import besides Foundation.
    private static let namesakes = [
        "AppIntents", "CoreSpotlight", "SwiftUI", "UniformTypeIdentifiers", "VisualIntelligence", "WidgetKit",
    ]

    /// Tests import what they test; those of the engine also what proves that it asks for no memory.
    private static let tests: [Target] = [
        test("PhraseMatchingTests", ["PhraseMatching", "CAllocationCounter"]),
        test("SpokenLanguageTests", ["SpokenLanguage", "PhraseMatching", "Grammars", "GrammarFiles"]),
        test("GrammarFilesTests", ["GrammarFiles", "Grammars", "SpokenLanguage", "PhraseMatching"]),
        test("PhrasebookSQLiteTests", ["PhrasebookSQLite"]),
        test("AppIntentsTests", ["AppIntents", "UniformTypeIdentifiers"]),
        test("AppIntentsTestingTests", ["AppIntentsTesting", "AppIntents", "IntentRuntime", "SchemaApps"]),
        test("NamesakeTests", Set(namesakes)),
        test("CompatibilityTests", Set(namesakes + ["AppIntentsTesting", "Observation"])),
        test("AppIntentsSwift5Tests", ["AppIntents", "UniformTypeIdentifiers"]),
        // Authors' snippets are drawn with SwiftUI.
        test(
            "IntentRuntimeTests",
            [
                "IntentRuntime", "AppIntents", "SwiftUI", "UniformTypeIdentifiers", "PhraseMatching", "SpokenLanguage",
                "GrammarFiles", "SchemaApps",
            ]),
        test("AppIntentsMacrosTests", ["AppIntentsMacroExpansion", "AssistantSchemaCatalog"]),
        test("PhraseChecksTests", ["PhraseChecks", "IntentRuntime", "GrammarFiles"]),
        test(
            "PhrasebookConsoleTests",
            ["PhrasebookConsole", "AppIntents", "IntentRuntime", "PhraseMatching", "GrammarFiles", "SpokenLanguage"]),
        test("SampleTests", ["FieldNotes", "Tasks", "AppIntents", "PhrasebookSQLite"]),
        test("ImportRulesTests", []),
        Target("SchemaApps", in: "Tests/SchemaApps", imports: ["AppIntents", "Foundation"]),
        Target("TestSupport", in: "Tests/TestSupport", imports: ["Foundation"]),
        Target(
            "TestHost", in: "Tests/TestHost",
            imports: ["PhrasebookConsole", "AppIntents", "SwiftUI", "WidgetKit", "Synchronization", "Foundation"]),
        Target("SampleStoreWriter", in: "Tests/SampleStoreWriter", imports: ["FieldNotes", "Tasks", "Foundation"]),
    ]

    private static func test(_ name: String, _ imports: Set<String>) -> Target {
        Target(
            name, in: "Tests/\(name)",
            imports: imports.union(["TestSupport", "Testing", "Foundation", "Synchronization"]))
    }
}
