import AppIntents
import Foundation
import Testing

private struct ShoutResolver: Resolver {
    func resolve(from input: String, context: Context<String>) async throws -> String? { input.uppercased() }
}

private struct Texts: AppIntent {
    static let title: LocalizedStringResource = "Texts"

    @Parameter(
        title: "A", default: "x", inputOptions: .init(keyboardType: .URL, multiline: true), requestValueDialog: "What?")
    var typed: String
    @Parameter(title: "B", resolvers: { ShoutResolver() }) var resolved: String
    @Parameter(title: "C", inputOptions: .init(autocorrect: false), optionsProvider: Offer("red", "blue")) var offered:
        String
    @Parameter(title: "D", optionsProvider: Offer("one"), resolvers: { ShoutResolver() }) var both: [String]
    @Parameter(description: "Untitled", default: "y") var untitled: String?
    @Parameter(description: "Untitled", resolvers: { ShoutResolver() }) var untitledResolved: String
    @Parameter(optionsProvider: Offer("two")) var untitledOffered: String

    @Parameter(title: "E", default: true, displayName: .init(true: "On", false: "Off")) var flag: Bool
    @Parameter(title: "F", displayName: .init(true: "Hot", false: "Cold"), resolvers: { BoolFromStringResolver() })
    var resolvedFlag: Bool
    @Parameter(description: "Untitled", default: false) var untitledFlag: Bool
    @Parameter(resolvers: { BoolFromStringResolver() }) var untitledResolvedFlag: Bool?

    @Parameter(title: "G", default: URL(string: "https://example.org")) var link: URL
    @Parameter(title: "H", requestValueDialog: "Which page?", resolvers: { URLFromStringResolver() }) var resolvedLink:
        URL
    @Parameter(title: "I", optionsProvider: Offer(URL(fileURLWithPath: "/tmp"))) var offeredLink: URL
    @Parameter(description: "Untitled") var links: [URL]
    @Parameter(title: "J", default: AttributedString("styled")) var styled: AttributedString
    @Parameter(title: "K", resolvers: { AttributedStringFromStringResolver() }) var resolvedStyled: AttributedString?
    @Parameter(title: "L") var sought: StringSearchCriteria
    @Parameter(description: "Untitled") var untitledSought: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Texts, links and yes or no as parameters")
struct TextParameterTests {
    private let intent = Texts()

    @Test func typing() {
        #expect(intent.$typed.inputOptions?.keyboardType == .URL && intent.$typed.descriptor.isMultiline)
        #expect(intent.$offered.inputOptions?.autocorrect == false && intent.$resolved.inputOptions == nil)
        #expect(intent.typed == "x" && intent.untitled == "y" && intent.$typed.descriptor.requestValueDialog == "What?")
    }

    @Test func words() {
        #expect(intent.$flag.displayName == .init(true: "On", false: "Off") && intent.flag)
        #expect(intent.$resolvedFlag.displayName?.true == "Hot" && intent.$untitledFlag.displayName == nil)
        #expect(intent.$untitledFlag.descriptor.title == nil && intent.untitledFlag == false)
    }

    @Test func links() async throws {
        #expect(intent.link.host() == "example.org" && intent.$link.descriptor.hasDefault)
        #expect(intent.$resolvedLink.descriptor.requestValueDialog == "Which page?")
        #expect(try await offered(intent.$offeredLink.descriptor)?.count == 1)
        #expect(intent.$links.descriptor.valueType.isCollection)
        #expect(intent.styled == AttributedString("styled"))
    }

    @Test func options() async throws {
        #expect(try await offered(intent.$offered.descriptor) == ["red", "blue"])
        #expect(try await offered(intent.$both.descriptor) == ["one"])
        #expect(try await offered(intent.$untitledOffered.descriptor) == ["two"])
    }

    @Test func resolving() {
        for descriptor in [intent.$resolved.descriptor, intent.$both.descriptor, intent.$untitledResolved.descriptor] {
            #expect(resolvers(descriptor) == ["ShoutResolver"])
        }
        #expect(resolvers(intent.$untitledResolvedFlag.descriptor) == ["BoolFromStringResolver"])
        #expect(resolvers(intent.$resolvedStyled.descriptor) == ["AttributedStringFromStringResolver"])
    }
}
