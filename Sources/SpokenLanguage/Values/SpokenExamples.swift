import PhraseMatching

/// Values as people of a language may say them, for utterances that are made up.
///
///     SpokenExamples(english).texts(.duration)      // "2 seconds", "2 minutes", …, "20 weeks"
///
/// Each is put together of the language pack's own words, so that it is read back where the pack reads what it has.
package struct SpokenExamples: Sendable {
    /// What is made up.
    package enum Kind: Sendable, Hashable {
        case number(isWhole: Bool)
        case date, time, dateTime
        case duration, money
        case quantity(QuantityKind)
        case link
    }

    private let pack: LanguagePack

    /// - Parameter pack: The language.
    package init(_ pack: LanguagePack) { self.pack = pack }

    /// Some texts for a value of a kind, always in one order; none where the language has no words for it.
    package func texts(_ kind: Kind) -> [String] {
        switch kind {
        case .number(let isWhole):
            isWhole ? wholes : wholes + ["2", "12"].map { $0 + pack.numbers.decimalSeparator + "5" }
        case .date: days
        case .time: times
        case .dateTime: days.flatMap { day in times.map { "\(day) \($0)" } }
        case .duration: Self.spokenUnits(pack.durations.units.filter(Self.lasts)).flatMap(counted)
        case .money: pack.money.currencies.prefix(4).compactMap { Self.plural($0.names) }.flatMap(counted)
        case .quantity(let kind):
            Self.spokenUnits(pack.units.names.filter { $0.key.kind == kind }).flatMap(counted)
        case .link: dot.map { dot in ["org", "com"].map { "example \(dot) \($0)" } } ?? []
        }
    }

    /// How a point in an address is said.
    private var dot: String? { pack.links.signs["."]?.first }

    private var wholes: [String] { ["5", "12", "40", "125"] }

    private var days: [String] { Self.inOrder(pack.dates.days) + Self.inOrder(pack.dates.weekdays) }

    private var times: [String] { ["7:30", "11:15", "18:45"] }

    private func counted(_ unit: String) -> [String] { ["2", "5", "20"].map { "\($0) \(unit)" } }

    /// Not as long every time, or too short to be said.
    private static func lasts(_ unit: TimeUnit, _ names: [String]) -> Bool {
        switch unit {
        case .year, .quarter, .month, .millisecond: false
        case .week, .day, .hour, .minute, .second: true
        }
    }

    private static func spokenUnits(_ names: [some Hashable: [String]]) -> [String] {
        names.values.compactMap(plural).sorted()
    }

    /// Of "hour", "hours" and "h" the one for several, which is the longest.
    private static func plural(_ names: [String]) -> String? {
        names.enumerated().max { ($0.element.count, -$0.offset) < ($1.element.count, -$1.offset) }?.element
    }

    private static func inOrder(_ names: [String: Int]) -> [String] {
        names.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }
}
