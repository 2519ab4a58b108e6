import AppIntents
import AppIntentsTesting
import Testing

/// “a dozen” is a number here.
struct DozenResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        guard input.lowercased().hasSuffix("dozen") else { return nil }
        return input.lowercased().hasPrefix("half") ? 6 : 12
    }
}

struct CountCrates: AppIntent {
    static let title: LocalizedStringResource = "Count Crates"
    @Parameter(title: "Crates", inclusiveRange: (1, 50), resolvers: { DozenResolver() }) var crates: Int

    func perform() async throws -> some ReturnsValue<Int> { .result(value: crates) }
}

@Suite("Resolvers")
struct ResolverTopic {
    @Test(arguments: [("half a dozen", 6), ("a dozen", 12), ("seventeen", 17)])
    func answers(_ answer: String, _ number: Int) async throws {
        let result = try await OrchardApp.intent("CountCrates").makeIntent().answering(answer).run()
        #expect(try result.value.as(Int.self) == number)
    }
}
