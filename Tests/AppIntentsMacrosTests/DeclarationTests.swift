import Testing

@testable import AppIntentsMacroExpansion

@Suite("Declarations, read")
struct DeclarationTests {
    /// Each name with its type, `=` for an initial value and `{}` for a computed one; `plain` where it can be wrapped.
    private static func text(_ source: String) -> String? {
        VariableDeclaration(source).map { variable in
            let bindings = variable.bindings.map { binding in
                (binding.name ?? "_") + (binding.type.map { ": \($0)" } ?? "") + (binding.hasInitialValue ? " =" : "")
                    + (binding.isComputed ? " {}" : "")
            }
            return (variable.isPlain ? "plain " : "") + bindings.joined(separator: ", ")
        }
    }

    @Test(arguments: [
        ("var name: AttributedString", "plain name: AttributedString"),
        ("public var name: AttributedString?", "plain name: AttributedString?"),
        ("  // why\n  /// what\n  var name: [IntentFile]   // behind", "plain name: [IntentFile]"),
        ("private var a: Int", "a: Int"),
        ("fileprivate var a: Int", "a: Int"),
        ("private(set) var a: Int", "plain a: Int"),
        ("public internal(set) var a: Int", "plain a: Int"),
        ("static var a: Int", "a: Int"),
        ("class var a: Int", "a: Int"),
        ("lazy var a: Int = f()", "a: Int ="),
        ("weak var a: A?", "a: A?"),
        ("nonisolated(unsafe) var a: Int", "plain a: Int"),
        ("let a: Int", "a: Int"),
        ("@Parameter(title: \"A\") var a: Int", "a: Int"),
        ("@Dependency var a: Store", "a: Store"),
        ("@AppIntents.Dependency(key: \"a\") private var a: Store", "a: Store"),
        ("@available(iOS 27, *)\nvar a: Int", "plain a: Int"),
        ("@MainActor var a: Int", "plain a: Int"),
        ("var a: Int { 1 }", "plain a: Int {}"),
        ("var a: Int { get { 1 } set {} }", "plain a: Int {}"),
        ("var a: Int { get async throws { 1 } }", "plain a: Int {}"),
        ("var a: Int {\n  // didSet\n  f()\n}", "plain a: Int {}"),
        ("var a: Int { didSet { f() } }", "plain a: Int"),
        ("var a: Int = 3 { willSet { f() } }", "plain a: Int ="),
        ("var a = 3", "plain a ="),
        ("var a = { 3 }()", "plain a ="),
        ("var a: Int = g { $0 }", "plain a: Int ="),
        ("var a: Int = x\n    .y { z }\n    + 2", "plain a: Int ="),
        ("var a: [String: (Int, B<C>)] = [:], b: Set<D> = [.e]", "plain a: [String: (Int, B<C>)] =, b: Set<D> ="),
        ("var a: (Int) -> Void, b: Int", "plain a: (Int) -> Void, b: Int"),
        ("var a: Dictionary<String, [Int?]>?", "plain a: Dictionary<String, [Int?]>?"),
        ("var a: some P & Q = f()", "plain a: some P & Q ="),
        ("var (a, b): (Int, Int) = (1, 2)", "plain _: (Int, Int) ="),
        ("var `default`: Int", "plain default: Int"),
        ("#if DEBUG\nvar a: Int\n#endif", "plain a: Int"),
        ("func f() {}", nil),
        ("struct S { var a: Int }", nil),
        ("case a", nil),
        ("", nil),
    ])
    func variable(_ source: String, _ text: String?) {
        #expect(Self.text(source) == text)
    }

    @Test("A type's own members, and nothing that stands deeper")
    func members() throws {
        let type = try #require(
            TypeDeclaration(
                """
                /// A note. { var no: Int }
                @AppEntity(schema: .notes.note) @available(iOS 27, *)
                public final class Note<Key: Hashable>: Base<Key>, @unchecked Sendable where Key: Codable {
                    static let defaultQuery = Query(), title: String = "{"
                    let id: Key; var a: Int
                    #if os(Linux)
                    var b: String
                    #else
                    var c: String
                    #endif
                    #warning("var d: Int")
                    var e: Int { let f = 1; return f }
                    func g<T>(_ t: T) -> [T] where T: Equatable { var h = 3; return [t] }
                    static func < (a: Note, b: Note) -> Bool { a.id < b.id }
                    init?(_ note: String) { a = 1 }
                    convenience init<T>(t: T) throws { self.init("") }
                    subscript(i: Int) -> Int { get { i } set {} }
                    struct Query { var inner: Int; init() {} }
                    enum Kind: String { case inside = "}" }
                    typealias Element = Int
                    deinit { print("}") }
                    @Dependency private var store: Store
                    var last: [Int] = [1, 2].map { $0 + 1 }
                    public init() {}
                }
                """))
        #expect(type.name == "Note" && type.isGeneric && type.head.access == "public ")
        #expect(type.inherited == ["Base<Key>", "@unchecked Sendable"])
        #expect(
            type.variables.flatMap(\.bindings).map(\.name) == [
                "defaultQuery", "title", "id", "a", "b", "c", "e", "store", "last",
            ])
        #expect(type.instanceNames == ["id", "a", "b", "c", "e", "store", "last"])
        #expect(type.declaresStatic("title") && !type.declaresStatic("a"))
        #expect(type.initializers.map(\.takesNothing) == [false, false, true] && type.cases.isEmpty)
    }

    @Test("The cases of an enum and what they hold")
    func cases() throws {
        let type = try #require(
            TypeDeclaration(
                """
                indirect enum Result: Sendable {
                    case note(NoteEntity), folder(of: [String: Folder<A, B>])
                    case plain
                    case both(Int = 3, b: (Int) -> Void) // two
                    static let none = Result.plain
                    var x: Int { switch self { case .plain: 1; default: 2 } }
                }
                """))
        #expect(type.cases.map(\.name) == ["note", "folder", "plain", "both"])
        #expect(
            type.cases.map(\.values) == [["NoteEntity"], ["[String: Folder<A, B>]"], [], ["Int", "(Int) -> Void"]])
    }

    @Test(arguments: [
        ("@A(schema: .b.c) struct S {}", "A", [":schema=.b.c"]),
        ("@M.A<B>(1, c: [d: e], f: \"),\") struct S {}", "A", [":=1", ":c=[d: e]", ":f=\"),\""]),
        ("@A struct S {}", "A", []),
    ])
    func attribute(_ source: String, _ name: String, _ arguments: [String]) {
        var cursor = SourceCursor(source)
        let attribute = cursor.readHead().attributes.first
        #expect(attribute?.shortName == name)
        #expect(attribute?.arguments.map { ":\($0.label)=\($0.text)" } == arguments)
    }

    @Test(arguments: [("isPinned", "Is Pinned"), ("name", "Name"), ("aURL", "A URL"), ("größe", "Größe"), ("", "")])
    func title(_ name: String, _ title: String) {
        #expect(name.asTitle == title)
    }
}
