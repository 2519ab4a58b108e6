import AppIntents
import Testing

private struct Numbers: AppIntent {
    static let title: LocalizedStringResource = "Numbers"

    @Parameter(
        title: "A", description: "How many", default: 2, controlStyle: .field, inclusiveRange: (1, 9),
        requestValueDialog: "How many?", inputConnectionBehavior: .never)
    var all: Int
    @Parameter(title: "B", inclusiveRange: (1, 9), resolvers: { DozenResolver() }) var resolved: Int
    @Parameter(title: "C", controlStyle: .stepper, optionsProvider: Offer(1, 2, 3)) var offered: Int
    @Parameter(title: "D", optionsProvider: Offer(4, 5), resolvers: { DozenResolver() }) var both: [Int]
    @Parameter(description: "Untitled", default: 3, inclusiveRange: (0, 5)) var untitled: Int
    @Parameter(default: 1, resolvers: { DozenResolver() }) var untitledResolved: Int?
    @Parameter(description: "Untitled", optionsProvider: Offer(6)) var untitledOffered: Int

    @Parameter(title: "E", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var level: Double
    @Parameter(
        title: "F",
        resolvers: {
            DoubleFromIntResolver(); DoubleFromStringResolver()
        }) var resolvedLevel: Double
    @Parameter(title: "G", controlStyle: .field, optionsProvider: Offer(0.25, 0.75)) var offeredLevel: Double?
    @Parameter(title: "H", optionsProvider: Offer(0.1), resolvers: { DoubleResolver() }) var bothLevels: Double
    @Parameter(description: "Untitled", inclusiveRange: (-1.5, 1.5)) var untitledLevel: Double

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Numbers as parameters")
struct NumberParameterTests {
    private let intent = Numbers()

    @Test func words() {
        let descriptor = intent.$all.descriptor
        #expect(descriptor.title == "A" && descriptor.description == "How many" && descriptor.hasDefault)
        #expect(descriptor.requestValueDialog == "How many?" && descriptor.inputConnectionBehavior == .never)
        #expect(intent.$untitled.descriptor.title == nil && intent.$untitled.descriptor.description == "Untitled")
        #expect(intent.all == 2 && intent.untitled == 3 && intent.untitledResolved == 1 && intent.level == 0.5)
    }

    @Test func ranges() throws {
        #expect(intent.$all.controlStyle == .field && intent.$level.controlStyle == .slider)
        #expect(intent.$resolved.controlStyle == .stepper && intent.$offeredLevel.controlStyle == .field)
        #expect(try #require(intent.$all.inclusiveRange) == (1, 9))
        #expect(try #require(intent.$untitledLevel.inclusiveRange) == (-1.5, 1.5))
        #expect(intent.$offered.inclusiveRange == nil)
    }

    @Test("A range as wide as the type is kept exactly") func widest() throws {
        struct Wide: AppIntent {
            static let title: LocalizedStringResource = "Wide"
            @Parameter(title: "N", inclusiveRange: (.min, .max)) var number: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        #expect(try #require(Wide().$number.inclusiveRange) == (Int.min, Int.max))
    }

    @Test func options() async throws {
        #expect(try await offered(intent.$offered.descriptor) == ["1", "2", "3"])
        #expect(try await offered(intent.$both.descriptor) == ["4", "5"])
        #expect(try await offered(intent.$untitledOffered.descriptor) == ["6"])
        #expect(try await offered(intent.$offeredLevel.descriptor) == ["0.25", "0.75"])
        #expect(try await offered(intent.$all.descriptor) == nil)
    }

    @Test func resolving() {
        #expect(resolvers(intent.$resolved.descriptor) == ["DozenResolver"])
        #expect(resolvers(intent.$both.descriptor) == ["DozenResolver"])
        #expect(resolvers(intent.$untitledResolved.descriptor) == ["DozenResolver"])
        #expect(resolvers(intent.$resolvedLevel.descriptor) == ["DoubleFromIntResolver", "DoubleFromStringResolver"])
        #expect(resolvers(intent.$bothLevels.descriptor) == ["DoubleResolver"])
        #expect(resolvers(intent.$all.descriptor) == [])
    }

    @Test("Whether a value was set") func state() {
        let intent = Numbers()
        #expect(intent.$all.valueState == .unset)
        intent.all = 5
        #expect(intent.$all.valueState == .set(5))
    }
}
