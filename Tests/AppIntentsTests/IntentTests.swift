import AppIntents
import Testing

struct Visit: OpenIntent {
    static let title: LocalizedStringResource = "Visit Shore"
    static let description = IntentDescription(
        "Goes to a shore.", categoryName: "Trips", searchKeywords: ["walk"], resultValueName: "Shore")
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Shore", requestValueDialog: "Which shore?", requestDisambiguationDialog: "Which of them?")
    var target: Shore
    @Parameter(title: "Tide", default: .low) var tide: Tide
    @Parameter(title: "People", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9)) var people: Int
    @Parameter(title: "Remark") var remark: String?
    @Parameter(title: "Stops") var stops: [Shore]?
    @Dependency private var atlas: Atlas

    init() {}
    init(shore: Shore) { self.target = shore }

    static var parameterSummary: some ParameterSummary {
        Summary("Visit \(\.$target) at \(\.$tide)") {
            \.$people
            \.$remark
        }
    }

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Shore> & ProvidesDialog {
        .result(value: target, dialog: "\(people) at \(target), \(tide).")
    }
}

struct VisitShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Visit(),
            phrases: ["Visit \(\.$target) with \(.applicationName)", "Go out with ${applicationName}"],
            shortTitle: "Visit", systemImageName: "water.waves")
        if #available(macOS 14, *) {
            AppShortcut(
                intent: Visit(), phrases: ["\(.applicationName) trip"], shortTitle: "Trip", systemImageName: "map")
        }
        [AppShortcut(intent: Visit(), phrases: ["\(\.$tide) in \(.applicationName)"])]
    }

    static let shortcutTileColor: ShortcutTileColor = .navy
    static var negativePhrases: NegativeAppShortcutPhrases {
        "Never \(.applicationName)"
        "Sink ${applicationName}"
    }
}

@Suite("Intents as authors write them")
struct IntentTests {
    @Test func shortcuts() {
        let shortcuts = VisitShortcuts.appShortcuts
        #expect(
            shortcuts.map(\.templateSources) == [
                ["Visit ${target} with ${applicationName}", "Go out with ${applicationName}"],
                ["${applicationName} trip"], ["${tide} in ${applicationName}"],
            ])
        #expect(shortcuts[0].shortTitle?.text() == "Visit" && shortcuts[2].shortTitle == nil)
        #expect(
            VisitShortcuts.negativePhrases.phrases.map(\.templateSource) == [
                "Never ${applicationName}", "Sink ${applicationName}",
            ])
    }

    @Test func descriptor() {
        let descriptor = IntentDescriptor(of: Visit())
        #expect(descriptor.title.text() == "Visit Shore")
        #expect(descriptor.description?.descriptionText.text() == "Goes to a shore.")
        #expect(descriptor.supportedModes.contains(.background) && descriptor.isDiscoverable)
        #expect(descriptor.authenticationPolicy == .requiresAuthentication)
        #expect(Visit.persistentIdentifier == "Visit" && Visit.openAppWhenRun)
    }

    @Test func parameters() throws {
        let parameters = IntentReflection.parameters(of: Visit())
        #expect(parameters.map(\.name) == ["target", "tide", "people", "remark", "stops"])
        let descriptors = parameters.map(\.parameter.descriptor)
        #expect(descriptors.map { "\($0.valueType)" } == ["Shore", "Tide", "Int", "String?", "[Shore]?"])
        #expect(descriptors.map(\.hasDefault) == [false, true, true, false, false])
        #expect(parameters.map(\.parameter.needsValue) == [true, false, false, false, false])
        #expect(descriptors[0].requestValueDialog?.full.text() == "Which shore?")
        #expect(descriptors[0].requestDisambiguationDialog?.full.text() == "Which of them?")
        #expect(descriptors[2].inclusiveRange == 1...9)
        #expect(IntentReflection.name(of: \Visit.$tide, in: Visit()) == "tide")
    }

    @Test("A fresh intent keeps what was set and shares nothing") func fresh() {
        let template = Visit(shore: Shore(name: "Mud flat"))
        let fresh = IntentReflection.fresh(template)
        #expect(fresh.target.name == "Mud flat")
        fresh.target = Shore(name: "Salt marsh")
        fresh.people = 3
        #expect(template.target.name == "Mud flat" && template.people == 1)
    }

    @Test("Values are set without their types") func setting() throws {
        let intent = Visit()
        let parameters = IntentReflection.parameters(of: intent).map(\.parameter)
        try parameters[0].setAnyValue(Shore(name: "Mud flat"))
        try parameters[3].setAnyValue("windy")
        try parameters[4].setAnyValue(Shore(name: "Salt marsh"))
        #expect(
            intent.target.name == "Mud flat" && intent.remark == "windy" && intent.stops?.map(\.name) == ["Salt marsh"])
        try parameters[3].setAnyValue(nil)
        #expect(intent.remark == nil)
        let error = #expect(throws: ParameterTypeError.self) { try parameters[2].setAnyValue("two") }
        #expect(error?.localizedStringResource.text() == "“People” takes Int, not String.")
        #expect(intent.people == 1)
    }

    @Test func summary() {
        let summary = Visit.parameterSummary
        _ = summary
        #expect(IntentReflection.dependencies(of: Visit()).map(\.typeName) == ["Atlas"])
        #expect(IntentReflection.dependencies(of: ShoreQuery()).map(\.typeName) == ["Atlas"])
        let shore = Shore(name: "Mud flat")
        #expect(IntentReflection.properties(of: shore).map(\.name) == ["name", "length"])
        #expect(IntentReflection.properties(of: shore).map { $0.property.anyValue == nil } == [false, true])
    }
}
