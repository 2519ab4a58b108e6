import Testing

@testable import AppIntentsMacroExpansion

@Suite("What @ComputedProperty and @DeferredProperty put beside a property")
struct PropertyMacroTests {
    private static func expand(
        _ macro: String, _ declaration: String, in context: [String] = ["struct Note {}"]
    ) -> MacroExpansion {
        let name = macro.dropFirst().prefix(while: \.isLetter)
        return MacroExpander.expand(
            MacroRequest(
                macro: "\(name)Macro", role: .peer, attribute: .init(macro, file: "A.swift"),
                declaration: .init(declaration, file: "A.swift", offset: 100), context: context))
    }

    @Test(arguments: [
        (
            "@ComputedProperty", "var line: String { text }",
            "var $line: AppIntents.EntityProperty<String>",
            #"identifier: "line", getter: \Self.`line`"#
        ),
        (
            #"@ComputedProperty(title: "One, two", indexingKey: \.title)"#, "public var line: String? { nil }",
            "public var $line: AppIntents.EntityProperty<String?>",
            #"identifier: "line", title: "One, two", indexingKey: \.title, getter: \Self.`line`"#
        ),
        (
            "@ComputedProperty(customIndexingKey: key!)", "@available(iOS 27, *) package final var line: Int! { 1 }",
            "package var $line: AppIntents.EntityProperty<Int?>",
            #"identifier: "line", customIndexingKey: key!, getter: \Self.`line`"#
        ),
        (
            "@ComputedProperty", "fileprivate var line: [Int] { get { [] } nonmutating set { keep(newValue) } }",
            "fileprivate var $line: AppIntents.EntityProperty<[Int]>",
            #"identifier: "line", getSetter: \Self.`line`"#
        ),
        (
            "@ComputedProperty", "private var `default`: Int { get }",
            "private var $default: AppIntents.EntityProperty<Int>",
            #"identifier: "default", getter: \Self.`default`"#
        ),
        (
            #"@DeferredProperty(title: "Line")"#, "var line: Int { get async { await Sea.depth } }",
            "var $line: AppIntents.EntityProperty<Int>",
            #"identifier: "line", title: "Line", asyncGetter: { (entity: Self) in await entity.`line` }"#
        ),
        (
            "@DeferredProperty", "var line: Int { get async throws(Wet) { try await Sea.depth } }",
            "var $line: AppIntents.EntityProperty<Int>",
            #"identifier: "line", asyncGetter: { (entity: Self) in try await entity.`line` }"#
        ),
        (
            "@DeferredProperty", "var line: Int { get throws { 1 } }",
            "var $line: AppIntents.EntityProperty<Int>",
            #"identifier: "line", asyncGetter: { (entity: Self) in try entity.`line` }"#
        ),
        (
            "@DeferredProperty", "var line: Int { get(1) }",
            "var $line: AppIntents.EntityProperty<Int>",
            #"identifier: "line", asyncGetter: { (entity: Self) in entity.`line` }"#
        ),
    ])
    func peers(_ macro: String, _ declaration: String, _ property: String, _ arguments: String) {
        let name = declaration.contains("default") ? "default" : "line"
        #expect(
            Self.expand(macro, declaration)
                == MacroExpansion(
                    source: """
                        \(property) {
                            AppIntents.EntityProperty(\(arguments))._bound(to: self)
                        }
                        private let _\(name) = AppIntents._ComputedPropertyMarker<Self> { $0.$\(name) }
                        """))
    }

    @Test("A class names itself, since it cannot say Self there")
    func ofClass() {
        let source = Self.expand(
            "@ComputedProperty", "var line: String { text }", in: ["final class Note: AppEntity {}", "enum Names {}"]
        ).source
        #expect(source.contains(#"getter: \Note.`line`"#) && source.contains("_ComputedPropertyMarker<Note>"))
    }

    @Test(arguments: [
        (
            "@ComputedProperty", "func line() -> String { text }",
            "0 @ComputedProperty stands on a func; put it on a property with a getter"
        ),
        (
            "@DeferredProperty", "let line: String",
            "0 @DeferredProperty stands on a let; put it on a property with a getter"
        ),
        (
            "@ComputedProperty", "var line: String",
            "4 @ComputedProperty stands on “line”, which is stored; use @Property, or give it a getter"
        ),
        (
            "@DeferredProperty", #"var line: String = "a" { didSet { f() } }"#,
            "4 @DeferredProperty stands on “line”, which is stored; use @Property, or give it a getter"
        ),
        (
            "@ComputedProperty", "var line { text }",
            "4 @ComputedProperty needs the type of “line”; write it, as in var line: String { … }"
        ),
        (
            "@ComputedProperty", "static var line: String { text }",
            "11 @ComputedProperty stands on “line”, which is static; put it on a property of each entity"
        ),
        (
            "@ComputedProperty", "var line: String { get async { await text } }",
            "4 “line” is read asynchronously; use @DeferredProperty"
        ),
        (
            "@ComputedProperty", "var line: String { get throws { try text() } }",
            "4 the getter of “line” may throw; use @DeferredProperty"
        ),
        (
            "@ComputedProperty", "var line: String { text }, word: String { text }",
            "4 “line” and “word” cannot become properties in one declaration; give each a var of its own"
        ),
    ])
    func misuse(_ macro: String, _ declaration: String, _ complaint: String) {
        let expansion = Self.expand(macro, declaration)
        #expect(expansion.diagnostics.map { "\($0.offset - 100) \($0.message)" } == [complaint])
        #expect(expansion.source.isEmpty && expansion.diagnostics.allSatisfy { $0.severity == .error })
    }

    @Test("An extension cannot hold the trace")
    func ofExtension() {
        let expansion = Self.expand("@ComputedProperty", "var line: String { text }", in: ["extension Note {}"])
        #expect(
            expansion.diagnostics.map(\.message) == [
                "@ComputedProperty leaves a trace of “line” in the entity, which an extension cannot hold; "
                    + "move the property into the declaration of Note"
            ])
    }

    @Test("Other roles are answered with nothing")
    func roles() {
        let request = MacroRequest(
            macro: "ComputedPropertyMacro", role: .member, attribute: .init("@ComputedProperty"),
            declaration: .init("var line: String { text }"))
        #expect(MacroExpander.expand(request) == MacroExpansion())
    }
}
