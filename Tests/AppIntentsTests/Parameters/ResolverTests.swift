import AppIntents
import Foundation
import Testing

/// Finds a book by a part of its title, and asks where it cannot.
private struct BookResolver: Resolver {
    func resolve(from input: String, context: Context<BookEntity>) async throws -> BookEntity? {
        let books = Shop().books.map(BookEntity.init).filter { $0.title.localizedCaseInsensitiveContains(input) }
        switch books.count {
        case 0: throw context.needsValueError("Nothing is called “\(input)”. Which book?")
        case 1: return books[0]
        default: throw context.needsDisambiguationError(among: books, dialog: "Which of them?")
        }
    }
}

private struct Resolved: AppIntent {
    static let title: LocalizedStringResource = "Resolved"

    @Parameter(title: "Count", inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Any count") var anyCount: Int?
    @Parameter(title: "Level", inclusiveRange: (0, 1.5)) var level: Double
    @Parameter(title: "Text") var text: String
    @Parameter(title: "Link") var link: URL
    @Parameter(title: "Flag", displayName: .init(true: "On", false: "Off")) var flag: Bool
    @Parameter(title: "Styled") var styled: AttributedString
    @Parameter(title: "Sought") var sought: StringSearchCriteria
    @Parameter(title: "Shelf") var shelf: Shelf
    @Parameter(title: "Numbers") var numbers: Set<Int>
    @Parameter(title: "Book", resolvers: { BookResolver() }) var book: BookEntity
    @Parameter(title: "Moment") var moment: Date

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Resolvers")
struct ResolverTests {
    private let intent = Resolved()

    private func made(_ input: any Sendable, for parameter: any AnyIntentParameter) async throws -> String? {
        try await ResolverChain(defaultsOf: parameter).resolve(from: input, for: parameter).map { "\($0)" }
    }

    @Test("What a type is made of without the author's doing") func defaults() async throws {
        #expect(try await made(7, for: intent.$count) == "7")
        #expect(try await made(7.9, for: intent.$count) == "7")
        #expect(try await made(" 7 ", for: intent.$count) == "7")
        #expect(try await made("seven", for: intent.$count) == nil)
        #expect(try await made(1e300, for: intent.$anyCount) == nil)
        #expect(try await made(Double.nan, for: intent.$anyCount) == nil)
        #expect(try await made(1, for: intent.$level) == "1.0")
        #expect(try await made("0.25", for: intent.$level) == "0.25")
        #expect(try await made("nan", for: intent.$level) == nil)
        #expect(try await made(3, for: intent.$text) == "3")
        #expect(try await made(3.0, for: intent.$text) == "3")
        #expect(try await made(2.5, for: intent.$text) == "2.5")
        #expect(try await made("https://example.org/a", for: intent.$link) == "https://example.org/a")
        #expect(try await made("example", for: intent.$link) == nil)
        #expect(try await made("on", for: intent.$flag) == "true")
        #expect(try await made("NO", for: intent.$flag) == "false")
        #expect(try await made("maybe", for: intent.$flag) == nil)
        #expect(try await made("plain", for: intent.$styled).map { $0.contains("plain") } == true)
        #expect(try await made("otters", for: intent.$sought) == "otters")
        #expect(try await made("  ", for: intent.$sought) == nil)
        #expect(try await made("window", for: intent.$shelf) == "window")
        #expect(try await made("shop window", for: intent.$shelf) == "window")
        #expect(try await made([4, 4], for: intent.$numbers) == "[4]")
        #expect(try await made("5", for: intent.$numbers) == "5")
        #expect(try await made("noon", for: intent.$moment) == nil)
    }

    @Test("Outside of a range the range is said", arguments: [12, 0, -3]) func range(_ number: Int) async throws {
        await #expect {
            _ = try await made(number, for: intent.$count)
        } throws: { error in
            (error as? AppIntentError)?.description == "\(number) is out of range; say a number from 1 to 9."
        }
    }

    @Test("The ends belong to a range") func ends() async throws {
        #expect(try await made(1, for: intent.$count) == "1")
        #expect(try await made(9, for: intent.$count) == "9")
        #expect(try await made(1.5, for: intent.$level) == "1.5")
    }

    @Test("A base and a rounding rule") func options() async throws {
        let context = IntentParameterContext<Int>(intent.$anyCount)
        #expect(try await IntFromStringResolver(radix: 16).resolve(from: "ff", context: context) == 255)
        #expect(try await IntFromStringResolver(radix: 99).resolve(from: "1", context: context) == nil)
        #expect(try await IntFromDoubleResolver(roundingRule: .up).resolve(from: 1.2, context: context) == 2)
        #expect(try await IntFromDoubleResolver().resolve(from: -1.8, context: context) == -1)
    }

    @Test("The author's resolver asks in its own words") func authored() async throws {
        let chain = ResolverChain(authored: intent.$book)
        let found = try await chain.resolve(from: "emma", for: intent.$book) as? BookEntity
        #expect(found?.title == "Emma")
        #expect(try await chain.resolve(from: 1, for: intent.$book) == nil)
        await #expect {
            _ = try await chain.resolve(from: "ulysses", for: intent.$book)
        } throws: { error in
            guard case .needsValue(let parameter, let dialog)? = (error as? AppIntentError)?.kind else { return false }
            return parameter === intent.$book && dialog?.full.text() == "Nothing is called “ulysses”. Which book?"
        }
        await #expect {
            _ = try await chain.resolve(from: "m", for: Resolved().$book)
            _ = try await chain.resolve(from: "a", for: intent.$book)
        } throws: { error in
            guard case .needsDisambiguation(_, let options, let dialog)? = (error as? AppIntentError)?.kind else {
                return false
            }
            return options.count == 2 && dialog?.full.text() == "Which of them?"
        }
    }

    @Test("A resolver knows its parameter and can ask") func context() async throws {
        let context = IntentParameterContext<Int>(intent.$count)
        #expect(
            context.title == "Count" && !context.isOptional && IntentParameterContext<Int>(intent.$anyCount).isOptional)
        #expect(try #require(context.inclusiveRange) == (1, 9) && context.controlStyle == .stepper)
        #expect(IntentParameterContext<Bool>(intent.$flag).displayName?.true == "On")
        let host = FakeHost(.value(4), .index(1), .yes)
        let answers = try await host.run {
            let value = try await context.requestValue("How many?")
            let choice = try await context.requestDisambiguation(among: [7, 8], dialog: "Which?")
            return (value, choice, try await context.requestConfirmation(for: 8))
        }
        #expect(answers == (4, 8, true))
        #expect(intent.count == 4)
        #expect(
            host.asked == [
                "value “Count”: How many?", "which “Count”: Which? 7 | 8", "confirm Continue: - [“Count”] [8]",
            ])
    }

    @Test("A specification is a sequence of resolvers") func specifications() {
        typealias Builder = ResolverSpecificationBuilder<Int>
        let two = Builder.buildBlock(IntResolver(), IntFromStringResolver(radix: 8))
        let built = Builder.buildPartialBlock(
            accumulated: Builder.buildPartialBlock(first: IntResolver()), next: IntFromStringResolver(radix: 8))
        #expect(two == built && two.hashValue == built.hashValue && Array(two).count == 2)
        #expect(two != Builder.buildBlock(IntResolver(), IntFromStringResolver()))
        #expect(Array(Builder.buildBlock()).isEmpty && Array(EmptyResolverSpecification<Date>()).isEmpty)
        #expect(Array(Int.defaultResolverSpecification).count == 3)
        #expect(Array(Int?.defaultResolverSpecification).count == 3)
        #expect(Array([Int].defaultResolverSpecification).isEmpty)
    }
}
