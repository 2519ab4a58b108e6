import Testing

@testable import AppIntentsMacroExpansion

@Suite("What the macros make of declarations")
struct ExpansionTests {
    private static let note = """
        struct Make {
            var name: AttributedString
            var content: AttributedString?
            var attachments: [IntentFile]
            var isPinned: Bool
            var folder: Folder?
            var kind: String
            var model: Model
            private var secret: String
        }
        """

    private static func request(
        _ macro: String, _ role: MacroRequest.Role, _ attribute: String, _ declaration: String, parent: String? = nil,
        missing: String? = nil
    ) -> MacroRequest {
        MacroRequest(
            macro: macro, role: role, attribute: .init(attribute, file: "A.swift"),
            declaration: .init(declaration, file: "A.swift", offset: 100),
            parent: parent.map { .init($0, file: "A.swift", offset: 100) }, extendedType: "Make",
            missingConformances: missing)
    }

    @Test(arguments: [
        ("var name: AttributedString", "@AppIntents.IntentParameter(title: \"Name\")"),
        ("var content: AttributedString?", "@AppIntents.IntentParameter(title: \"Content\")"),
        ("var isPinned: Bool", "@AppIntents.IntentParameter(title: \"Is Pinned\", default: false)"),
        ("var isPinned: Bool?", "@AppIntents.IntentParameter(title: \"Is Pinned\")"),
        ("var attachments: [IntentFile]", "@AppIntents.IntentParameter(title: \"Attachments\", default: [])"),
        ("var folder: Folder?", "@AppIntents.IntentParameter(title: \"Folder\")"),
        ("var kind: String", "@AppIntents.IntentParameter(title: \"Kind\")"),
        ("var model: Model", ""),
        ("private var name: AttributedString", ""),
        ("@Parameter(title: \"X\") var name: AttributedString", ""),
        ("@Dependency var store: String", ""),
        ("var name: AttributedString { \"a\" }", ""),
        ("let name: AttributedString", ""),
        ("static var name: String", ""),
        ("func perform() async throws -> some IntentResult { .result() }", ""),
    ])
    func parameter(_ member: String, _ attribute: String) {
        let request = Self.request(
            "AppIntentMacro", .memberAttribute, "@AppIntent(schema: .notes.createNote)", member, parent: Self.note)
        #expect(MacroExpander.expand(request) == MacroExpansion(source: attribute))
    }

    @Test(arguments: [
        ("var id: String", ""),
        ("var name: AttributedString", "@AppIntents.EntityProperty(title: \"Name\")"),
        ("public var isPinned: Bool", "@AppIntents.EntityProperty(title: \"Is Pinned\")"),
        ("var folder: Folder?", "@AppIntents.EntityProperty(title: \"Folder\")"),
        ("var model: Model", ""),
        ("var name: AttributedString { \"a\" }", ""),
    ])
    func property(_ member: String, _ attribute: String) {
        let request = Self.request(
            "AppEntityMacro", .memberAttribute, "@AppEntity(schema: .notes.note)", member, parent: Self.note)
        #expect(MacroExpander.expand(request) == MacroExpansion(source: attribute))
    }

    @Test(arguments: [
        (Self.note, ""),
        (Self.note.replacing("struct", with: "public struct"), "public init() {}"),
        (Self.note.replacing("private var", with: "init(a: Int) {}\n    private var"), "init() {}"),
        (Self.note.replacing("private var", with: "init() {}\n    private var"), ""),
    ])
    func initializer(_ declaration: String, _ member: String) {
        let request = Self.request("AppIntentMacro", .member, "@AppIntent(schema: .notes.createNote)", declaration)
        #expect(MacroExpander.expand(request) == MacroExpansion(source: member))
    }

    @Test(arguments: [
        (
            "Sendable, AppIntent, AssistantSchemaIntent",
            """
            extension Make: Swift.Sendable {}
            extension Make: AppIntents.AppIntent {}
            extension Make: AppIntents.AssistantSchemaIntent {
                static var _assistantSchema: AppIntents.AssistantSchema { AppIntents.AssistantSchema(AppIntents.AssistantSchema.IntentSchema("notes.createNote")) }
            }
            """
        ),
        (
            "AppIntents.AssistantSchemaIntent",
            """
            extension Make: AppIntents.AssistantSchemaIntent {
                static var _assistantSchema: AppIntents.AssistantSchema { AppIntents.AssistantSchema(AppIntents.AssistantSchema.IntentSchema("notes.createNote")) }
            }
            """
        ),
        ("", ""),
    ])
    func conformance(_ missing: String, _ source: String) {
        let request = Self.request(
            "AppIntentMacro", .extension, "@AppIntent(schema: .notes.createNote)", Self.note, missing: missing)
        #expect(MacroExpander.expand(request) == MacroExpansion(source: source))
    }

    @Test("An enum without raw values gets the names of its cases")
    func enumeration() {
        let request = Self.request(
            "AppEnumMacro", .extension, "@AppEnum(schema: .photos.assetType)", "enum Kind { case photo, livePhoto }")
        let source = MacroExpander.expand(request).source
        #expect(
            source.contains(
                "var rawValue: String { switch self { case .`photo`: \"photo\"; case .`livePhoto`: \"livePhoto\" } }"))
        #expect(source.contains("[.`photo`: \"Photo\", .`livePhoto`: \"Live Photo\"]"))
        let whole = Self.request(
            "AppEnumMacro", .extension, "@AppEnum(schema: .photos.assetType)",
            "enum Kind: String { case photo; static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [:] }"
        )
        #expect(!MacroExpander.expand(whole).source.contains("rawValue"))
        #expect(!MacroExpander.expand(whole).source.contains("caseDisplay"))
    }

    @Test("A union takes what its cases hold")
    func union() {
        let request = Self.request(
            "UnionValueMacro", .extension, "@UnionValue",
            "public enum Make { case note(NoteEntity), folder(of: Folder) }",
            missing: "AppIntents.AppUnionValue, Sendable")
        #expect(
            MacroExpander.expand(request).source == """
                extension Make: Swift.Sendable {}
                extension Make: AppIntents.AppUnionValue {
                    public static var _memberTypes: [any AppIntents._IntentValue.Type] { [NoteEntity.self, Folder.self] }
                    public var _member: any AppIntents._IntentValue {
                        switch self {
                        case .`note`(let value): return value
                        case .`folder`(let value): return value
                        }
                    }
                    public static func _make(fromMember member: any Swift.Sendable) -> Self? {
                        if let value = NoteEntity._make(from: member) { return .`note`(value) }
                        if let value = Folder._make(from: member) { return .`folder`(value) }
                        return nil
                    }
                }
                """)
    }

    /// `offset severity message`, the offset within the declaration or, with @, within the attribute.
    private static func complaints(_ macro: String, _ attribute: String, _ declaration: String) -> [String] {
        let role: MacroRequest.Role = macro == "UnionValueMacro" ? .extension : .member
        return MacroExpander.expand(request(macro, role, attribute, declaration)).diagnostics.map {
            ($0.offset < 100 ? "@\($0.offset)" : "\($0.offset - 100)") + " \($0.severity) \($0.message)"
        }
    }

    @Test(arguments: [
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.createNote)", "enum Make { case a }",
            ["0 error @AppIntent stands on an enum; put it on a struct"]
        ),
        (
            "AppEnumMacro", "@AppEnum(schema: .photos.assetType)", "  struct Make {}",
            ["2 error @AppEnum stands on a struct; put it on an enum"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.creatNote)", "struct Make {}",
            ["@19 error there is no schema “notes.creatNote”; did you mean .notes.createNote?"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .mail.send)", "struct Make {}",
            ["@19 error there is no schema “mail.send”; write one such as .notes.createNote"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: mine)", "struct Make {}",
            ["@19 error @AppIntent cannot read the schema “mine”; write it out, as in .notes.createNote"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.note)", "struct Make {}",
            ["@19 error the schema notes.note is one of entities; use @AppEntity(schema:)"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.appendText)", "struct Make { var target: Note }",
            ["7 error notes.appendText needs the parameter “content”; add “var content: AttributedString”"]
        ),
        (
            "AppEntityMacro", "@AppEntity(schema: .notes.folder)", "struct Make { let id: Int }",
            ["7 error notes.folder needs the property “name”; add “var name: AttributedString”"]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.updateNote)",
            "struct Make { var target: Note; var name: String?; var isPinned: Bool?; var folder: Folder? }",
            [
                "7 warning notes.updateNote has the parameter “attachments” too, which Apple’s compiler asks for; "
                    + "add “var attachments: [IntentFile]?”"
            ]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .photos.createAlbum)", "struct Make { var name: String = \"A\" }",
            [
                "18 error “name” cannot have an initial value here; "
                    + "write @Parameter(title: \"Name\", default: …) in front of it"
            ]
        ),
        (
            "AppIntentMacro", "@AppIntent(schema: .notes.appendText)",
            "struct Make { var content: String, target: Note }",
            [
                "18 error “content” and “target” cannot become parameters in one declaration; "
                    + "give each a var of its own"
            ]
        ),
        (
            "UnionValueMacro", "@UnionValue", "struct Make {}",
            ["0 error @UnionValue stands on a struct; put it on an enum"]
        ),
        (
            "UnionValueMacro", "@UnionValue", "enum Make {}",
            [
                "5 error a @UnionValue without cases stands for nothing; "
                    + "add a case for each type, as in case note(NoteEntity)"
            ]
        ),
        (
            "UnionValueMacro", "@UnionValue", "enum Make { case note(Note), none }",
            [
                "29 error the case “none” of a @UnionValue holds nothing; "
                    + "let it hold one value, as in case none(NoteEntity)"
            ]
        ),
        (
            "UnionValueMacro", "@UnionValue", "enum Make { case both(Note, Folder) }",
            [
                "17 error the case “both” of a @UnionValue holds 2 values; "
                    + "let it hold one value, as in case both(NoteEntity)"
            ]
        ),
        (
            "UnionValueMacro", "@UnionValue", "enum Make { case a(Note), b(Note) }",
            [
                "26 error the cases “a” and “b” both hold a Note, so that nobody can tell which is meant; "
                    + "keep one of them"
            ]
        ),
    ])
    func misuse(_ macro: String, _ attribute: String, _ declaration: String, _ complaints: [String]) {
        #expect(Self.complaints(macro, attribute, declaration) == complaints)
    }
}
