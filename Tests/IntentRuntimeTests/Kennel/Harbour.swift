import AppIntents
import Foundation
import IntentRuntime
import UniformTypeIdentifiers

// An app whose parameters are of every kind that resolvers make: boats, berths, fees, crews, papers.

/// Reads how long a boat is in the harbour's own words.
struct LengthWords: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
        switch input.lowercased() {
        case "a dinghy": 3
        case "a whale": throw context.needsValueError("Whales are not berthed. How long is the boat?")
        case "a yacht": throw context.needsDisambiguationError(among: [12, 15], dialog: "A small or a large one?")
        case "whatever you ask": try await context.requestValue("How many feet exactly?")
        default: nil
        }
    }
}

/// Takes half of a number that was said.
struct HalfOf: Resolver {
    func resolve(from input: Double, context: Context<String>) async throws -> String? { "half of \(Int(input))" }
}

struct BerthBoat: AppIntent {
    static let title: LocalizedStringResource = "Berth Boat"
    @Parameter(
        title: "Length", inclusiveRange: (2, 40), requestValueDialog: "How long is it?", resolvers: { LengthWords() })
    var length: Int

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Berthed \(length) feet.") }
}

struct Halve: AppIntent {
    static let title: LocalizedStringResource = "Halve"
    @Parameter(title: "Amount", requestValueDialog: "Half of what?", resolvers: { HalfOf() }) var amount: String

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "That is \(amount).") }
}

enum Pier: String, AppEnum {
    case north, south
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let caseDisplayRepresentations: [Pier: DisplayRepresentation] = [.north: "North", .south: "South"]
}

struct PierBerths: DynamicOptionsProvider {
    @ParameterDependency<Moor>(\.$pier) var moor

    func results() async throws -> [String] {
        switch moor?.pier {
        case .north: ["Bow", "Stern"]
        case .south: ["Inner", "Outer"]
        case nil: []
        }
    }
}

struct Moor: AppIntent {
    static let title: LocalizedStringResource = "Moor"
    @Parameter(title: "Berth", requestValueDialog: "Which berth?", optionsProvider: PierBerths()) var berth: String
    @Parameter(title: "Pier", requestValueDialog: "Which pier?") var pier: Pier

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Moored at \(pier.rawValue) \(berth).")
    }
}

struct PayFee: AppIntent {
    static let title: LocalizedStringResource = "Pay Fee"
    @Parameter(title: "Fee", currencyCodes: ["EUR", "GBP"], inclusiveRange: (1, 500), requestValueDialog: "How much?")
    var fee: IntentCurrencyAmount

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Paid \("\(fee.amount)") \(fee.currencyCode).")
    }
}

struct Tip: AppIntent {
    static let title: LocalizedStringResource = "Tip"
    @Parameter(title: "Tip", requestValueDialog: "How much?") var tip: IntentCurrencyAmount
    @Parameter(title: "Card", requestValueDialog: "How do you pay?") var card: IntentPaymentMethod

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(
            dialog:
                "Tipped \("\(tip.amount)") \(tip.currencyCode) by \(card.paymentType == .credit ? "credit" : "other").")
    }
}

struct CallCrew: AppIntent {
    static let title: LocalizedStringResource = "Call Crew"
    @Parameter(title: "Crew", size: 2) var crew: [DogEntity]
    @Parameter(title: "Skipper", mode: .email, requestValueDialog: "Whose address?") var skipper: IntentPerson

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let names = crew.map(\.name).joined(separator: " and ")
        return .result(dialog: "Called \(names) for \(skipper.handle.map { "\($0.value)" } ?? "nobody").")
    }
}

struct FilePapers: AppIntent {
    static let title: LocalizedStringResource = "File Papers"
    @Parameter(title: "Papers", supportedContentTypes: [.pdf, .image], requestValueDialog: "Which file?") var papers:
        IntentFile

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Filed \(papers.filename), \(papers.type?.identifier ?? "-").")
    }
}

struct GoTo: AppIntent {
    static let title: LocalizedStringResource = "Go To"
    @Parameter(title: "Place", displayStyle: .name, requestValueDialog: "Where to?") var place: CLPlacemark
    @Parameter(title: "Speed", defaultUnit: .knots, supportsNegativeNumbers: false, requestValueDialog: "How fast?")
    var speed: Measurement<UnitSpeed>

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "To \(place.name ?? "-") at \("\(speed.value)") \(speed.unit.symbol).")
    }
}

/// Returns a number, and opens what takes it.
struct Measure: AppIntent {
    static let title: LocalizedStringResource = "Measure"

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & OpensIntent {
        .result(value: 7.6, opensIntent: Note())
    }
}

struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Unconnected", inputConnectionBehavior: .never) var unconnected: Int?
    @Parameter(title: "Feet", inputConnectionBehavior: .connectToPreviousIntentResult) var feet: Int
    @Parameter(title: "Text", inputConnectionBehavior: .connectToPreviousIntentResult) var text: String?

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "Noted \(feet), \(unconnected ?? -1), \(text ?? "no text").")
    }
}

struct HarbourShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BerthBoat(),
            phrases: ["Berth a boat in \(.applicationName)", "Berth \(\.$length) in \(.applicationName)"],
            shortTitle: "Berth", systemImageName: "sailboat")
        AppShortcut(
            intent: Halve(), phrases: ["Halve in \(.applicationName)"], shortTitle: "Halve", systemImageName: "1")
        AppShortcut(
            intent: Moor(),
            phrases: ["Moor in \(.applicationName)", "Moor at \(\.$berth) in \(.applicationName)"],
            shortTitle: "Moor", systemImageName: "anchor")
        AppShortcut(
            intent: PayFee(), phrases: ["Pay in \(.applicationName)", "Pay \(\.$fee) in \(.applicationName)"],
            shortTitle: "Pay", systemImageName: "eurosign")
        AppShortcut(
            intent: Tip(), phrases: ["Tip in \(.applicationName)"], shortTitle: "Tip", systemImageName: "hand.thumbsup")
        AppShortcut(
            intent: CallCrew(), phrases: ["Call the crew in \(.applicationName)"], shortTitle: "Crew",
            systemImageName: "person")
        AppShortcut(
            intent: FilePapers(), phrases: ["File papers in \(.applicationName)"], shortTitle: "File",
            systemImageName: "doc")
        AppShortcut(
            intent: GoTo(), phrases: ["Sail in \(.applicationName)"], shortTitle: "Sail", systemImageName: "wind")
        AppShortcut(
            intent: Measure(), phrases: ["Measure in \(.applicationName)"], shortTitle: "Measure",
            systemImageName: "ruler")
    }
}

extension HostedApp {
    static func harbour() -> HostedApp {
        HostedApp(name: "Harbour", shortcuts: HarbourShortcuts.self) { manager, _ in manager.add(dependency: Kennel()) }
    }
}
