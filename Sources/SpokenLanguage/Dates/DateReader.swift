import Foundation

/// Reads dates and times: "tomorrow morning at eight", "march third", "in an hour and a half", "2026-12-24".
///
/// What is said is taken apart into a day, a time and so on, in any order; then it is made a point in time, for which it has
/// to be known what time it is.
struct DateReader: Sendable {
    private let components: DateComponentReader
    /// Words between the parts, and whether a time of the day stands behind them.
    private let connectors: PhraseTable<Bool>
    private let splitter: CompoundSplitter
    private let dayBegins: Int?
    /// So many ways to take something apart are tried.
    private static let stepLimit = 4000

    init(_ words: DateWords, _ components: DateComponentReader) {
        self.components = components
        connectors = PhraseTable(words.connectors.map { ($0, false) } + words.timeConnectors.map { ($0, true) })
        splitter = CompoundSplitter(words)
        dayBegins = words.dayBegins
    }

    /// All of an utterance as one date.
    func whole(_ tokens: SpokenTokens, as kind: SpokenDateKind, at moment: SpokenMoment) -> SpokenReading<SpokenDate> {
        guard !tokens.isEmpty else { return .none }
        let resolver = DateResolver(moment, parts: components.parts, dayBegins: dayBegins, kind: kind)
        var search = Search(tokens: splitter.split(tokens), steps: Self.stepLimit)
        var fault: SpokenFault?
        // "830" alone is a time where one is asked for.
        let found = walk(&search, at: 0, DateParts(), wantsTime: kind == .time && search.tokens.isEnd(1)) { parts in
            switch resolver.resolve(parts) {
            case .value(let date): return date
            case .refused(let found):
                fault = fault ?? found
                return nil
            case .none: return nil
            }
        }
        if let found { return .value(found) }
        let day = bareDay(tokens, resolver)
        if case .none = day { return fault.map { .refused($0) } ?? .none }
        return day
    }

    /// "5" alone is a day where a day is asked for.
    private func bareDay(_ tokens: SpokenTokens, _ resolver: DateResolver) -> SpokenReading<SpokenDate> {
        guard resolver.kind == .date,
            let day = components.numbers.days(tokens, at: 0).first(where: { $0.end == tokens.count })
        else { return .none }
        return resolver.resolve(DateParts(day: .calendar(CalendarDay(day: day.meaning))))
    }

    /// All of an utterance as a time that has a beginning and an end; `nil` where it is none. Where `isPast`, of days and months
    /// that come again the last is meant, not the next.
    func period(_ tokens: SpokenTokens, at moment: SpokenMoment, isPast: Bool) -> DateInterval? {
        let resolver = DateResolver(
            moment, parts: components.parts, dayBegins: dayBegins, kind: .date, isPast: isPast)
        if let year = components.numbers.years(tokens, at: 0).first(where: { $0.end == tokens.count }) {
            return resolver.period(.calendar(CalendarDay(year: year.meaning)))
        }
        var search = Search(tokens: splitter.split(tokens), steps: Self.stepLimit)
        return walk(&search, at: 0, DateParts(), resolver.period)
    }

    private struct Search {
        let tokens: SpokenTokens
        var steps: Int
    }

    /// The first way to take all of the tokens apart that makes a date.
    private func walk<Value>(
        _ search: inout Search, at start: Int, _ parts: DateParts, wantsTime: Bool = false,
        _ finish: (DateParts) -> Value?
    ) -> Value? {
        search.steps -= 1
        guard search.steps > 0 else { return nil }
        if search.tokens.isEnd(start) { return finish(parts) }
        for (found, end) in matches(search.tokens, at: start, wantsTime: wantsTime) {
            guard let next = parts.adding(found) else { continue }
            if let date = walk(&search, at: end, next, finish) { return date }
        }
        for connector in connectors.matches(search.tokens, at: start) {
            if let date = walk(&search, at: connector.end, parts, wantsTime: connector.meaning, finish) { return date }
        }
        return nil
    }

    /// What begins at a place. Where a time of the day is wanted and can be read, digits are no day: "um 8." is no eighth.
    private func matches(
        _ tokens: SpokenTokens, at start: Int, wantsTime: Bool
    ) -> [(meaning: [DateComponent], end: Int)] {
        let found =
            components.matches(tokens, at: start)
            + components.timesInOne(tokens, at: start, isWanted: wantsTime)
        guard wantsTime, found.contains(where: { $0.meaning.contains(where: \.isTime) }) else { return found }
        return found.filter { !$0.meaning.contains(where: \.isCalendarDay) }
    }
}

/// What was said of a date so far.
struct DateParts: Sendable {
    var day: DayForm?
    var time: ClockTime?
    var part: Int?
    /// The part is one only beside a day.
    var needsDay = false
    var shift: SpokenDuration?
    var isNow = false

    init(day: DayForm? = nil) {
        self.day = day
    }

    /// "Tonight" is a time of the day.
    var saysDay: Bool { shift?.isOfDays == true || day != nil && !(day == .offset(0) && part != nil) }

    var saysTime: Bool { time != nil || part != nil || shift?.isOfDays == false }

    /// With more of it; nil where it does not go together.
    func adding(_ components: [DateComponent]) -> DateParts? {
        components.reduce(self) { $0?.adding($1) }
    }

    private func adding(_ component: DateComponent) -> DateParts? {
        guard !isNow else { return nil }
        var parts = self
        switch component {
        case .now:
            guard day == nil, time == nil, part == nil, shift == nil else { return nil }
            parts.isNow = true
        case .time(let said):
            guard time == nil else { return nil }
            parts.time = said
        case .part(let said):
            guard part == nil else { return nil }
            parts.part = said
        case .partOfNamedDay(let said):
            guard part == nil else { return nil }
            (parts.part, parts.needsDay) = (said, true)
        case .shift(let said, let from):
            guard shift == nil, day == nil else { return nil }
            (parts.shift, parts.day) = (said, from)
        case .day(let said):
            guard shift == nil else { return nil }
            guard let both = Self.joined(day, said) else { return nil }
            parts.day = both
        }
        return parts
    }

    /// A weekday may stand beside a day of the calendar: "friday, march 13th".
    private static func joined(_ one: DayForm?, _ other: DayForm) -> DayForm? {
        switch (one, other) {
        case (nil, _): return other
        case (.weekday(let weekday, .coming)?, .calendar(var day)),
            (.calendar(var day)?, .weekday(let weekday, .coming)):
            guard day.weekday == nil, day.day != nil else { return nil }
            day.weekday = weekday
            return .calendar(day)
        default: return nil
        }
    }
}

/// Parts weekdays from parts of the day that are written together: "Montagabend".
struct CompoundSplitter: Sendable {
    private var pairs: [String: [SpokenTokens.Token]] = [:]

    init(_ words: DateWords) {
        let parts = words.parts.flatMap(\.words).map { SpokenTokens(pattern: $0) }.filter { $0.count == 1 }
        for weekday in words.weekdays.keys.map({ SpokenTokens(pattern: $0) }) where weekday.count == 1 {
            for part in parts where weekday[0].text.count > 3 && part[0].text.count > 3 {
                pairs[weekday[0].text + part[0].text] = [weekday[0], part[0]]
            }
        }
    }

    func split(_ tokens: SpokenTokens) -> SpokenTokens {
        guard tokens.tokens.contains(where: { pairs[$0.text] != nil }) else { return tokens }
        return SpokenTokens(tokens.tokens.flatMap { pairs[$0.text] ?? [$0] })
    }
}
