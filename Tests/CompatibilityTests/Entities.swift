import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

struct TreeEntity: AppEntity, Identifiable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Tree", numericFormat: "\(placeholder: .int) trees", synonyms: ["Fruit Tree"])
    static let defaultQuery = TreeQuery()

    let id: String

    @Property(title: "Name") var name: String
    @Property(title: "Kind") var kind: FruitKind
    @Property(title: "Planted", indexingKey: \.contentType) var row: String?
    @Property(title: "Year") var planted: Int
    @Property(title: "Crop") var crop: Measurement<UnitMass>
    @ComputedProperty(title: "Age") var age: Int { 2026 - planted }
    @DeferredProperty(title: "Blossom") var blossom: String { get async throws { kind == .apple ? "May" : "April" } }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(kind.rawValue), planted \(String(planted))",
            image: DisplayRepresentation.Image(systemName: "tree", isTemplate: true), synonyms: ["the \(name) tree"])
    }

    init(id: String, name: String, kind: FruitKind, planted: Int, crop: Double) {
        self.id = id
        self.name = name
        self.kind = kind
        self.planted = planted
        self.crop = Measurement(value: crop, unit: .kilograms)
    }
}

/// Kept nowhere: made when it is asked for.
struct SoilReport: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soil Report"

    @Property(title: "Acidity") var acidity: Double
    @Property(title: "Advice") var advice: String

    var displayRepresentation: DisplayRepresentation { "pH \(acidity)" }

    init() {
        acidity = 7
        advice = ""
    }
}

/// There is one.
struct OrchardSettings: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Orchard Settings"
    static let defaultQuery = UniqueAppEntityProvider { OrchardSettings(frostWarning: true) }

    @Property(title: "Frost Warning") var frostWarning: Bool

    init(frostWarning: Bool) { self.frostWarning = frostWarning }
}

/// A document of the app.
struct PlanFile: FileEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plan"
    static let supportedContentTypes: [UTType] = [.pdf, .plainText]
    static let defaultQuery = PlanQuery()

    let id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "Plan" }

    struct PlanQuery: EntityQuery {
        func entities(for identifiers: [FileEntityIdentifier]) async throws -> [PlanFile] {
            identifiers.map(PlanFile.init(id:))
        }
    }
}

struct TestSoil: AppIntent {
    static let title: LocalizedStringResource = "Test Soil"

    func perform() async throws -> some ReturnsValue<SoilReport> {
        let report = SoilReport()
        report.acidity = 5.5
        report.advice = "Add lime."
        return .result(value: report)
    }
}

@Suite("Entities")
struct EntityTopic {
    @Test func names() {
        let tree = Orchard.trees[0]
        #expect(String(localized: tree.displayRepresentation.title) == "Discovery")
        #expect(tree.displayRepresentation.subtitle.map { String(localized: $0) } == "apple, planted 2016")
        #expect(tree.displayRepresentation.synonyms.map { String(localized: $0) } == ["the Discovery tree"])
        #expect(String(localized: TreeEntity.typeDisplayRepresentation.name) == "Tree")
        #expect(EntityIdentifier(for: tree).description == "TreeEntity/discovery")
        #expect(String(localized: tree.$name.title) == "Name")
    }

    @Test func workedOut() async throws {
        let tree = try await OrchardApp.entity("TreeEntity").entities(identifiers: ["bramley"])[0]
        #expect(try tree.age.as(Int.self) == 28)
        let blossoms = [try await Orchard.trees[0].blossom, try await Orchard.trees[1].blossom]
        #expect(blossoms == ["May", "April"])
    }

    @Test func transient() async throws {
        let result = try await OrchardApp.intent("TestSoil").makeIntent().run()
        #expect(try result.value.acidity.as(Double.self) == 5.5)
        #expect(try result.value.advice.as(String.self) == "Add lime.")
    }

    @Test func unique() async throws {
        let settings = try await OrchardApp.entity("OrchardSettings").allEntities()
        #expect(settings.count == 1 && settings[0].identifier.instanceIdentifier == "OrchardSettings")
        #expect(try settings[0].frostWarning.as(Bool.self))
    }

    @Test func files() async throws {
        let url = URL(fileURLWithPath: "/tmp/plan.txt")
        let plans = try await PlanFile.defaultQuery.entities(for: [.file(url: url), .draft(identifier: "new")])
        #expect(plans[0].id.fileURL == url && plans[1].id.isDraft)
    }
}
