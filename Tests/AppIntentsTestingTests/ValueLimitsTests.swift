import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Values of the right type that a person could not have given either.
@Suite("What a parameter does not take")
struct ValueLimitsTests {
    private static let definitions = IntentDefinitions(bundleIdentifier: "org.example.kidmoney")

    private static let misuses: [Misuse] = [
        Misuse("GiveMoneyIntent: “cents” takes 1 to 500, not 5000; give it a value that it takes") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 5000).run()
        },
        Misuse("GiveMoneyIntent: “cents” takes 1 to 500, not 0; give it a value that it takes") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 0).run()
        },
        Misuse("GiveMoneyIntent: “share” takes 0.0 to 1.0, not 1.5; give it a value that it takes") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 5, share: 1.5).run()
        },
        Misuse("GiveMoneyIntent: “days” takes 1 to 31, not 40; give it a value that it takes") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 5, days: [1, 40]).run()
        },
        Misuse("GiveMoneyIntent: “cents” is given twice; leave one of them out") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 1, cents: 2).run()
        },
        Misuse("GiveMoneyIntent: “child” is given twice; leave one of them out") {
            try await $0.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 1, child: "tom").run()
        },
        Misuse("TestedRank has no case “7”; it has 1, 2, 3") {
            try await $0.intents["RankIntent"].makeIntent(rank: 7).run()
        },
        Misuse("RankIntent: “named” is TestedName?, not Int; give it a value of that type") {
            try await $0.intents["RankIntent"].makeIntent(named: 1).run()
        },
    ]

    @Test(arguments: misuses) func isRefused(_ misuse: Misuse) async throws {
        let error = await #expect(throws: AppIntentsTestingError.self) { try await misuse.run(Self.definitions) }
        #expect(error?.description == misuse.message)
    }

    @Test("An enum whose raw values are numbers takes them as numbers and in words") func wholeRawValues() async throws
    {
        let intent = Self.definitions.intents["RankIntent"]
        #expect(try await intent.makeIntent(rank: 2).run().value.as(String.self) == "medium")
        #expect(try await intent.makeIntent(rank: "3").run().value.as(String.self) == "high")
        #expect(try await intent.makeIntent(ranks: [1, 3]).run().value.as(String.self) == "low, high")
        let made = Self.definitions.enums["TestedRank"].makeCase(1)
        #expect(try await intent.makeIntent(rank: made).run().value.as(String.self) == "low")
    }

    @Test("The ends of a range belong to it", arguments: [1, 500]) func ends(_ cents: Int) async throws {
        let intent = Self.definitions.intents["GiveMoneyIntent"].makeIntent(
            child: "tom", cents: cents, share: 1.0, days: [1, 31])
        #expect(try await intent.run().value.as(Int.self) == cents)
    }

    @Test("What is set again takes the place of what was given") func again() async throws {
        var intent = Self.definitions.intents["GiveMoneyIntent"].makeIntent(child: "tom", cents: 5000)
        intent.cents = 7
        #expect(try await intent.run().value.as(Int.self) == 7)
    }
}

struct GiveMoneyIntent: AppIntent {
    static let title: LocalizedStringResource = "Give Money"

    @Parameter(title: "Child") var child: String
    @Parameter(title: "Cents", inclusiveRange: (1, 500)) var cents: Int
    @Parameter(title: "Share", inclusiveRange: (0, 1)) var share: Double?
    @Parameter(title: "Days", inclusiveRange: (1, 31)) var days: [Int]?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: cents) }
}

enum TestedRank: Int, AppEnum {
    case low = 1
    case medium, high

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rank"
    static let caseDisplayRepresentations: [TestedRank: DisplayRepresentation] = [
        .low: "Low", .medium: "Medium", .high: "High",
    ]
}

enum TestedName: String, AppEnum {
    case first = "1"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Name"
    static let caseDisplayRepresentations: [TestedName: DisplayRepresentation] = [.first: "First"]
}

struct RankIntent: AppIntent {
    static let title: LocalizedStringResource = "Rank"

    @Parameter(title: "Rank") var rank: TestedRank?
    @Parameter(title: "Ranks") var ranks: [TestedRank]?
    @Parameter(title: "Named") var named: TestedName?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: ((ranks ?? []) + [rank].compactMap(\.self)).map { "\($0)" }.joined(separator: ", "))
    }
}
