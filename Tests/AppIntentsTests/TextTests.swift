import AppIntents
import Testing

@Suite("Texts that are formatted when they are shown")
struct TextTests {
    static let posix = Locale(identifier: "en_US_POSIX")

    @Test(
        arguments: [
            ("Open Note", "Open Note", "Open Note"),
            ("Created “\("Low tide")”.", "Created “%@”.", "Created “Low tide”."),
            ("\(3) notes, \(2.5) km", "%lld notes, %lf km", "3 notes, 2.5 km"),
            ("\("ab".prefix(1))\(AttributedString("c"))", "%@%@", "ac"),
            ("\(1.0 / 3, specifier: "%.2f")", "%.2f", "0.33"),
            ("\(["a", "b"], format: .list(type: .and).locale(Locale(identifier: "en")))", "%@", "a and b"),
            ("\(Tide.low) at \(Shore(name: "Mud flat"))", "%@ at %@", "Low Tide at Mud flat"),
            ("Read “\("Open" as LocalizedStringResource)”", "Read “%@”", "Read “Open”"),
            ("\([1, 2])", "%@", "[1, 2]"),
            ("\(UInt64.max)", "%llu", "18446744073709551615"),
        ] as [(LocalizedStringResource, String, String)])
    func text(_ resource: LocalizedStringResource, _ key: String, _ text: String) {
        #expect(resource.key == key)
        #expect(resource.text(locale: Self.posix) == text)
    }

    @Test("A placeholder waits for its number") func placeholder() {
        let type = TypeDisplayRepresentation(name: "Note", numericFormat: "\(placeholder: .int) notes")
        #expect(type.numericFormat?.text(count: 3) == "3 notes")
        #expect(type.numericFormat?.text() == "… notes")
        #expect(type.numericFormat?.key == "%lld notes")
    }

    @Test func ownKey() {
        let resource = LocalizedStringResource("note.created", defaultValue: "Created \(2)", table: "Dialogs")
        #expect(resource.key == "note.created" && resource.table == "Dialogs")
        #expect(String(localized: resource) == "Created 2")
    }

    @Test func displayRepresentations() {
        let full = DisplayRepresentation(
            title: "Otter", subtitle: "Mud flat", image: .init(systemName: "pin"), synonyms: ["the otter note"])
        #expect(full.title.text() == "Otter" && full.subtitle?.text() == "Mud flat")
        #expect(full.synonyms.map { $0.text() } == ["the otter note"])
        let name = "Heron"
        let short: DisplayRepresentation = "\(name)"
        #expect(short.title.text() == "Heron" && short.subtitle == nil)
    }

    @Test func dialogs() {
        let dialog = IntentDialog(full: "All of it", supporting: "Short")
        #expect(dialog.full.text() == "All of it" && dialog.supporting?.text() == "Short")
    }
}

enum Tide: String, AppEnum {
    case low, high

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
    static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [
        .low: DisplayRepresentation(title: "Low Tide", synonyms: ["ebb"]), .high: "High Tide",
    ]
}

struct Shore: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Shore")
    static let defaultQuery = ShoreQuery()

    var id: String { name }
    @Property(title: "Name") var name: String
    @Property(title: "Length") var length: Double?

    init(name: String) {
        self.name = name
    }

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ShoreQuery: EntityQuery {
    @Dependency var atlas: Atlas

    func entities(for identifiers: [String]) async throws -> [Shore] {
        identifiers.filter(atlas.names.contains).map { Shore(name: $0) }
    }

    func suggestedEntities() async throws -> [Shore] { atlas.names.map { Shore(name: $0) } }
}

extension ShoreQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [Shore] {
        atlas.names.filter { $0.contains(string) }.map { Shore(name: $0) }
    }
}

struct Atlas: Sendable {
    var names = ["Mud flat", "Salt marsh"]
}
