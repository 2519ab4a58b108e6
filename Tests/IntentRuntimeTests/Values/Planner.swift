import AppIntents
import Foundation
import IntentRuntime

/// A small app whose parameters hold every kind of value that is read.
struct Remind: AppIntent {
    static let title: LocalizedStringResource = "Remind"
    @Parameter(title: "Date") var date: Date

    func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: date) }
}

struct SetDay: AppIntent {
    static let title: LocalizedStringResource = "Set Day"
    @Parameter(title: "Day", kind: .date) var day: Date

    func perform() async throws -> some IntentResult & ReturnsValue<Date> { .result(value: day) }
}

struct SetAlarm: AppIntent {
    static let title: LocalizedStringResource = "Set Alarm"
    @Parameter(title: "Time", kind: .time) var time: DateComponents

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(time.hour ?? -1):\(time.minute ?? -1), \(time.day == nil ? "no day" : "a day")")
    }
}

struct StartTimer: AppIntent {
    static let title: LocalizedStringResource = "Start Timer"
    @Parameter(title: "Length") var length: Duration
    @Parameter(title: "Loud", displayName: Bool.IntentDisplayName(true: "Ring", false: "Hum")) var isLoud: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(length) \(isLoud)")
    }
}

struct SetHeat: AppIntent {
    static let title: LocalizedStringResource = "Set Heat"
    @Parameter(title: "Temperature", defaultUnit: .celsius) var temperature: Measurement<UnitTemperature>
    @Parameter(title: "Walk", defaultUnit: .kilometers, supportsNegativeNumbers: false) var walk:
        Measurement<UnitLength>

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(temperature.value) \(temperature.unit.symbol), \(walk.value) \(walk.unit.symbol)")
    }
}

struct Shop: AppIntent {
    static let title: LocalizedStringResource = "Shop"
    @Parameter(title: "Things") var things: [String]
    @Parameter(title: "Counts") var counts: [Int]

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(things.joined(separator: "|")) \(counts)")
    }
}

struct Share: AppIntent {
    static let title: LocalizedStringResource = "Share"
    @Parameter(title: "Share", inclusiveRange: (0.0, 1.0)) var share: Double
    @Parameter(title: "Price") var price: Decimal
    @Parameter(title: "Site") var site: URL

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(share) \(price) \(site.absoluteString)")
    }
}

struct PlannerShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Remind(), phrases: ["\(.applicationName) remind me \(\.$date)", "\(.applicationName) remind me"])
        AppShortcut(intent: SetDay(), phrases: ["\(.applicationName) day"])
        AppShortcut(intent: SetAlarm(), phrases: ["\(.applicationName) alarm"])
        AppShortcut(
            intent: StartTimer(), phrases: ["\(.applicationName) timer \(\.$length)", "\(.applicationName) timer"])
        AppShortcut(
            intent: SetHeat(), phrases: ["\(.applicationName) heat to \(\.$temperature)", "\(.applicationName) heat"])
        AppShortcut(intent: Shop(), phrases: ["\(.applicationName) buy \(\.$things)", "\(.applicationName) shop"])
        AppShortcut(intent: Share(), phrases: ["\(.applicationName) share"])
    }
}

extension HostedApp {
    static func planner() -> HostedApp { HostedApp(name: "Planner", shortcuts: PlannerShortcuts.self) }
}
