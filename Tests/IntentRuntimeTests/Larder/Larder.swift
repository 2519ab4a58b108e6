import AppIntents
import Foundation
import IntentRuntime

/// A small app whose parameters hold several values, or have many options or none.
struct Jar: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Jar"
    static let defaultQuery = JarQuery()
    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct JarQuery: EntityStringQuery {
    static let names = [
        "Plum Jam", "Plum Butter", "Fig Jam", "Salt and Vinegar", "Quince", "Medlar", "Damson", "Sloe",
    ]
    private var jars: [Jar] { (Self.names + ["12"]).enumerated().map { Jar(id: $0, name: $1) } }

    func entities(for identifiers: [Int]) async throws -> [Jar] { jars.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Jar] { jars.dropLast() }
    func entities(matching string: String) async throws -> [Jar] {
        jars.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
}

enum Glaze: String, AppEnum {
    case red, green, blue
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Glaze"
    static let caseDisplayRepresentations: [Glaze: DisplayRepresentation] = [
        .red: "Red", .green: "Green", .blue: "Blue",
    ]
}

private struct LarderShelves: DynamicOptionsProvider {
    func results() async throws -> [String] { (1...30).map { "Shelf \($0)" } }
}

private struct NoFriends: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

struct StackJars: AppIntent {
    static let title: LocalizedStringResource = "Stack Jars"
    @Parameter(title: "Jars") var jars: [Jar]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: jars.map(\.name).joined(separator: "|"))
    }
}

struct GlazeJars: AppIntent {
    static let title: LocalizedStringResource = "Glaze Jars"
    @Parameter(title: "Glazes") var glazes: [Glaze]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: glazes.map(\.rawValue).joined(separator: "|"))
    }
}

struct WeighJars: AppIntent {
    static let title: LocalizedStringResource = "Weigh Jars"
    @Parameter(title: "Weights") var weights: [Double]
    @Parameter(title: "Counts", inclusiveRange: (1, 10)) var counts: [Int]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(weights) \(counts)")
    }
}

struct CookJars: AppIntent {
    static let title: LocalizedStringResource = "Cook Jars"
    @Parameter(title: "Days", kind: .date) var days: [Date]
    @Parameter(title: "Time", defaultUnit: .minutes) var time: Measurement<UnitDuration>
    @Parameter(title: "Stirs") var stirs: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let days = days.map { $0.formatted(.iso8601) }.joined(separator: "|")
        return .result(value: "\(days) \(time.value) \(time.unit.symbol) \(stirs)")
    }
}

struct LabelJar: AppIntent {
    static let title: LocalizedStringResource = "Label Jar"
    @Parameter(title: "Label") var label: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "[\(label)]") }
}

struct LabelJars: AppIntent {
    static let title: LocalizedStringResource = "Label Jars"
    @Parameter(title: "Labels") var labels: [String]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: labels.map { "[\($0)]" }.joined())
    }
}

struct StoreJar: AppIntent {
    static let title: LocalizedStringResource = "Store Jar"
    @Parameter(title: "Shelf", optionsProvider: LarderShelves()) var shelf: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: shelf) }
}

struct LendJar: AppIntent {
    static let title: LocalizedStringResource = "Lend Jar"
    @Parameter(title: "Friend", optionsProvider: NoFriends()) var friend: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: friend) }
}

struct ScanJar: AppIntent {
    static let title: LocalizedStringResource = "Scan Jar"
    @Parameter(title: "Picture") var picture: IntentFile

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: picture.filename) }
}

struct LarderShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: StackJars(), phrases: ["\(.applicationName) stack \(\.$jars)", "\(.applicationName) stack"])
        AppShortcut(intent: GlazeJars(), phrases: ["\(.applicationName) glaze"])
        AppShortcut(intent: WeighJars(), phrases: ["\(.applicationName) weigh"])
        AppShortcut(intent: CookJars(), phrases: ["\(.applicationName) cook"])
        AppShortcut(
            intent: LabelJar(), phrases: ["\(.applicationName) label \(\.$label)", "\(.applicationName) label"])
        AppShortcut(intent: LabelJars(), phrases: ["\(.applicationName) tag"])
        AppShortcut(intent: StoreJar(), phrases: ["\(.applicationName) store"])
        AppShortcut(intent: LendJar(), phrases: ["\(.applicationName) lend"])
        AppShortcut(intent: ScanJar(), phrases: ["\(.applicationName) scan"])
    }
}

extension HostedApp {
    static func larder() -> HostedApp { HostedApp(name: "Larder", shortcuts: LarderShortcuts.self) }
}
