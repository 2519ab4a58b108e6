public import AppIntents
import Testing

// What authors also write: public types, computed members, conformances in extensions of their own.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PublicIntent: AppIntent {
    public static var title: LocalizedStringResource { "Public" }
    public static var description: IntentDescription? { IntentDescription("Seen from outside.") }

    @Parameter(title: "Count", default: nil) public var count: Int?
    @Parameter(title: "Secret", default: "s") private var secret: String
    @Dependency(key: "greeting", default: "Hello") private var greeting: String

    public init() {}

    public init(count: Int) {
        self.count = count
    }

    public func perform() async throws -> some IntentResult & ReturnsValue<String?> & ProvidesDialog {
        let count = count.map(String.init)
        return .result(value: count, dialog: IntentDialog(stringLiteral: greeting + secret))
    }
}

struct Track {
    var id: Int
    @Property(title: "Marks") var marks: [String]?

    init(id: Int) { self.id = id }
}

extension Track: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Track") }
    static var defaultQuery: TrackQuery { TrackQuery() }
    var displayRepresentation: DisplayRepresentation { .init(title: "Track \(id)") }
}

struct TrackQuery {}

extension TrackQuery: EntityQuery {
    func entities(for identifiers: [Track.ID]) async throws -> [Track] { identifiers.map(Track.init(id:)) }
}

extension TrackQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [Track] { [] }
}

enum Namespace {
    struct Nested: AppIntent {
        static let title = LocalizedStringResource("Nested", comment: "An intent within an enum")
        static var parameterSummary: some ParameterSummary {
            Summary {
                \.$track
            }
        }

        @Parameter(title: "Track") var track: Track?

        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: PublicIntent(count: 3))
        }
    }
}

@Suite("Other spellings")
struct SpellingTests {
    @Test func publicIntent() async throws {
        let result = try await PublicIntent(count: 3).perform()._erased
        #expect(result.value as? String == "3" && result.dialog?.full.text() == "Hellos")
        #expect(try await PublicIntent().perform()._erased.value == nil)
        #expect(IntentReflection.parameters(of: PublicIntent()).map(\.name) == ["count", "secret"])
    }

    @Test func extensions() async throws {
        let track = try #require(try await EntityLookup(Track.self).entities(identifiedBy: ["7"]).first as? Track)
        #expect(track.displayRepresentation.title.text() == "Track 7" && track.marks == nil)
        track.marks = ["claw"]
        #expect(IntentReflection.properties(of: track)[0].property.anyValue as? [String] == ["claw"])
    }

    @Test func nested() async throws {
        let intent = Namespace.Nested()
        intent.track = Track(id: 1)
        #expect(intent.summarySentence?.otherParameters == ["track"] && intent.summarySentence?.pieces == [])
        #expect((try await intent.perform()._erased.opensIntent as? PublicIntent)?.count == 3)
        #expect(IntentDescriptor(of: intent).identifier == "Nested")
    }
}
