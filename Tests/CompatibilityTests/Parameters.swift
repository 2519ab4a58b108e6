import AppIntents
import AppIntentsTesting
import Foundation
import Testing
import UniformTypeIdentifiers

struct PlanHarvest: AppIntent {
    static let title: LocalizedStringResource = "Plan Harvest"
    static let description = IntentDescription(
        "Plans a harvest.", categoryName: "Harvests", searchKeywords: ["picking"], resultValueName: "Plan")

    @Parameter(title: "Tree", requestValueDialog: "Which tree?", requestDisambiguationDialog: "Which of these?")
    var tree: TreeEntity
    @Parameter(title: "Helpers", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9)) var helpers: Int
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
    @Parameter(title: "Notify", default: true, displayName: .init(true: "Yes, tell me", false: "No")) var notify: Bool
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Start", kind: .time) var start: DateComponents?
    @Parameter(title: "Remark", inputOptions: .init(capitalizationType: .sentences, multiline: true)) var remark:
        String?
    @Parameter(title: "Place", optionsProvider: PlaceNames()) var place: String?
    @Parameter(title: "Weight", defaultValue: 10, defaultUnit: .kilograms, supportsNegativeNumbers: false)
    var weight: Measurement<UnitMass>
    @Parameter(title: "Length", defaultUnit: .meters, defaultUnitAdjustForLocale: true)
    var length: Measurement<UnitLength>?
    @Parameter(title: "Price", currencyCodes: ["EUR", "GBP"]) var price: IntentCurrencyAmount?
    @Parameter(
        title: "Photos", supportedContentTypes: [.image, .png], inputConnectionBehavior: .connectToPreviousIntentResult)
    var photos: [IntentFile]?
    @Parameter(title: "Map", supportedTypeIdentifiers: ["public.image"]) var map: IntentFile?
    @Parameter(title: "Picker", mode: .contact) var picker: IntentPerson?
    @Parameter(title: "Where", displayStyle: .address) var location: CLPlacemark?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Tags") var tags: [String]?
    @Parameter(title: "Others", size: [.systemSmall: 2, .systemLarge: 5]) var others: [TreeEntity]?
    @Parameter(title: "Kinds", default: [.apple]) var kinds: [FruitKind]
    @Parameter(title: "Text") var text: AttributedString?

    init() {}

    init(tree: TreeEntity, helpers: Int = 2) {
        self.tree = tree
        self.helpers = helpers
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(tree.name) with \(helpers), \(Int(weight.converted(to: .kilograms).value)) kg.")
    }
}

@Suite("Parameters")
struct ParameterTopic {
    @Test func defaults() {
        let plan = PlanHarvest(tree: Orchard.trees[1], helpers: 4)
        #expect(plan.tree.id == "conference" && plan.helpers == 4 && plan.share == 0.5 && plan.notify)
        #expect(plan.weight == Measurement(value: 10, unit: UnitMass.kilograms) && plan.kinds == [.apple])
        #expect(plan.day == nil && plan.photos == nil && plan.price == nil && plan.location == nil)
    }

    @Test func asked() async throws {
        let result = try await OrchardApp.intent("PlanHarvest").makeIntent(helpers: 3).answering("bramley").run()
        #expect(result.questions.map(\.prompt) == ["Which tree?"] && result.dialog == "Bramley with 3, 10 kg.")
    }

    @Test func references() async throws {
        let tree = OrchardApp.entity("TreeEntity").makeReference(identifier: "victoria")
        let result = try await OrchardApp.intent("PlanHarvest").makeIntent(tree: tree).run()
        #expect(result.dialog == "Victoria with 2, 10 kg." && result.questions.isEmpty)
    }

    @Test func places() {
        let mill = CLLocation(latitude: 54.486, longitude: -0.612)
        let place = CLPlacemark(name: "Mill", locality: "Whitby", location: mill)
        #expect(place.location?.coordinate.latitude == 54.486)
        let degree = CLLocation(latitude: 55.486, longitude: -0.612)
        #expect(abs(mill.distance(from: degree) - 111_195) < 1 && mill.distance(from: mill) == 0)
        #expect(CLLocationCoordinate2DIsValid(mill.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    }
}
