import PhraseMatching

/// Finds the parts of a date among the tokens of an utterance.
///
/// A class, since its many tables are handed on with each pattern that is tried: copying them was three quarters of reading a date.
final class DateComponentReader: Sendable {
    let numbers: DateNumberReader
    let durations: DurationReader
    let parts: [PartOfDay]
    let hourNames: PhraseTable<Int>
    private let days: PhraseTable<Int>
    private let now: PhraseTable<Void>
    private let weekdays: PhraseTable<Int>
    private let weekends: PhraseTable<Void>
    private let months: PhraseTable<Int>
    private let partNames: PhraseTable<[DateComponent]>
    private let numeric: NumericDateReader
    private let clock: [(form: ClockForm, pattern: SpokenPattern)]
    private let forms: [(kind: Kind, pattern: SpokenPattern)]

    private enum Kind: Sendable {
        case calendar, monthDay
        case weekday(DayForm.Relation)
        case unit(Int)
        case start, end
        case later, earlier
    }

    init(_ words: DateWords, _ numbers: DateNumberReader, _ durations: DurationReader, _ numeric: NumericDateReader) {
        (self.numbers, self.durations, self.numeric, parts) = (numbers, durations, numeric, words.parts)
        days = Self.table(words.days)
        now = PhraseTable(words.now.map { ($0, ()) })
        weekdays = Self.table(words.weekdays)
        weekends = PhraseTable(words.weekends.map { ($0, ()) })
        months = Self.table(words.months)
        hourNames = Self.table(words.hours)
        partNames = PhraseTable(
            words.parts.enumerated().flatMap { number, part in
                part.words.map { ($0, [words.days[$0] == nil ? DateComponent.part(number) : .partOfNamedDay(number)]) }
                    + part.today.map { ($0, [.day(.offset(0)), .part(number)]) }
            })
        clock = words.clock.map { ($0, SpokenPattern($0.template)) }
        let groups: [(Kind, [Template])] = [
            (.calendar, words.calendar), (.monthDay, words.monthDays), (.weekday(.coming), words.comingWeekdays),
            (.weekday(.next), words.nextWeekdays),
            (.weekday(.afterNext), words.afterNextWeekdays), (.unit(2), words.afterNextUnits),
            (.weekday(.last), words.lastWeekdays), (.unit(0), words.thisUnits), (.unit(1), words.nextUnits),
            (.unit(-1), words.lastUnits), (.start, words.starts), (.end, words.ends), (.later, words.later),
            (.earlier, words.earlier),
        ]
        forms = groups.flatMap { kind, templates in templates.map { (kind, SpokenPattern($0)) } }
    }

    private static func table(_ words: [String: Int]) -> PhraseTable<Int> {
        PhraseTable(words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }

    /// What begins at a place, the longest first.
    func matches(_ tokens: SpokenTokens, at start: Int) -> [(meaning: [DateComponent], end: Int)] {
        var found: [(meaning: [DateComponent], end: Int)] = days.matches(tokens, at: start).map {
            ([.day(.offset($0.meaning))], $0.end)
        }
        found += now.matches(tokens, at: start).map { ([.now], $0.end) }
        let written = numeric.matches(tokens, at: start).map { ([DateComponent.day(.calendar($0.meaning))], $0.end) }
        if numeric.prefersDottedDays { found += written }
        for form in forms {
            found += form.pattern.matches(tokens, at: start) { slot($0, tokens, $1) }.compactMap { match in
                component(form.kind, match.captures).map { ([$0], match.end) }
            }
        }
        for (form, pattern) in clock {
            found += pattern.matches(tokens, at: start) { slot($0, tokens, $1) }.compactMap { match in
                time(form, match.captures).map { ([.time($0)], match.end) }
            }
        }
        if !numeric.prefersDottedDays { found += written }
        found += partNames.matches(tokens, at: start).map { ($0.meaning, $0.end) }
        // Equal ends keep their order.
        return found.enumerated().sorted { ($1.element.end, $0.offset) < ($0.element.end, $1.offset) }.map(\.element)
    }

    /// Hours and minutes in one number, where it can be nothing else: "at 830", "1730 hours", "630 pm", "0830".
    func timesInOne(
        _ tokens: SpokenTokens, at start: Int, isWanted: Bool
    ) -> [(meaning: [DateComponent], end: Int)] {
        guard let time = numbers.timeInOne(tokens, at: start) else { return [] }
        let isPadded = tokens[start].text.count == 4 && tokens[start].text.first == "0"
        let isToldByPart = partNames.matches(tokens, at: start + 1).contains { $0.meaning.contains(where: isHalf) }
        var ends = durations.unit(tokens, at: start + 1).filter { $0.meaning == .hour }.map(\.end)
        if isWanted || isToldByPart || isPadded { ends.append(start + 1) }
        return ends.map { ([.time(time)], $0) }
    }

    /// Whether it tells nothing but which half of the day: "am".
    private func isHalf(_ component: DateComponent) -> Bool {
        if case .part(let number) = component { parts[number].usual == nil } else { false }
    }

    // MARK: Slots

    enum Captured: Sendable {
        case number(Int)
        case weekend
        case hour(Int, isAmbiguous: Bool)
        case unit(TimeUnit)
        case duration(SpokenDuration)
        case day(DayForm)
    }

    private func slot(_ name: String, _ tokens: SpokenTokens, _ start: Int) -> [(meaning: Captured, end: Int)] {
        switch name {
        case "weekday":
            return weekdays.matches(tokens, at: start).map { (.number($0.meaning), $0.end) }
                + weekends.matches(tokens, at: start).map { (.weekend, $0.end) }
        case "month": return months.matches(tokens, at: start).map { (.number($0.meaning), $0.end) }
        case "ordinalMonth":
            return numbers.ordinalDays(tokens, at: start).filter { $0.meaning < 13 }.map {
                (.number($0.meaning), $0.end)
            }
        case "day": return numbers.days(tokens, at: start).map { (.number($0.meaning), $0.end) }
        case "ordinal": return numbers.ordinalDays(tokens, at: start).map { (.number($0.meaning), $0.end) }
        case "year": return numbers.years(tokens, at: start).map { (.number($0.meaning), $0.end) }
        case "hour":
            return hourNames.matches(tokens, at: start).map { (.hour($0.meaning, isAmbiguous: false), $0.end) }
                + numbers.hours(tokens, at: start).map {
                    (.hour($0.meaning.hour, isAmbiguous: $0.meaning.isAmbiguous), $0.end)
                }
        case "minute":
            return numbers.minutes(tokens, at: start, isTwoDigits: true).map { (.number($0.meaning), $0.end) }
        case "minutes", "second":
            return numbers.minutes(tokens, at: start, isTwoDigits: false).map { (.number($0.meaning), $0.end) }
        case "unit": return durations.unit(tokens, at: start).map { (.unit($0.meaning), $0.end) }
        case "duration": return durations.matches(tokens, at: start).map { (.duration($0.meaning), $0.end) }
        case "base", "period": return base(tokens, at: start, isPeriod: name == "period")
        default: return []
        }
    }

    /// A day or a time that something else is counted from.
    private func base(_ tokens: SpokenTokens, at start: Int, isPeriod: Bool) -> [(meaning: Captured, end: Int)] {
        var found: [(meaning: Captured, end: Int)] = days.matches(tokens, at: start).map {
            (.day(.offset($0.meaning)), $0.end)
        }
        for form in forms {
            switch (form.kind, isPeriod) {
            case (.calendar, _), (.unit, true), (.weekday, false): break
            default: continue
            }
            found += form.pattern.matches(tokens, at: start) { slot($0, tokens, $1) }.compactMap { match in
                guard case .day(let day)? = component(form.kind, match.captures) else { return nil }
                return (.day(day), match.end)
            }
        }
        return found
    }

    // MARK: Meanings

    private func component(_ kind: Kind, _ captures: SpokenPattern.Captures<Captured>) -> DateComponent? {
        let captured = Dictionary(captures.map { ($0.slot, $0.value) }, uniquingKeysWith: { first, _ in first })
        func number(_ slot: String) -> Int? { if case .number(let number)? = captured[slot] { number } else { nil } }
        switch kind {
        case .calendar:
            return .day(
                .calendar(
                    CalendarDay(
                        year: number("year"), month: number("month") ?? number("ordinalMonth"),
                        day: number("day") ?? number("ordinal"),
                        weekday: number("weekday"))))
        case .monthDay:
            guard let day = number("day") ?? number("ordinal") else { return nil }
            if case .unit(.month)? = captured["unit"] { return .day(.dayOfMonth(day, 0)) }
            guard case .day(.unit(.month, let offset))? = captured["period"] else { return nil }
            return .day(.dayOfMonth(day, offset))
        case .weekday(let relation):
            if case .weekend? = captured["weekday"] { return .day(.weekend(relation)) }
            return number("weekday").map { .day(.weekday($0, relation)) }
        case .unit(let offset):
            if let month = number("month") { return .day(.month(month, offset)) }
            guard case .unit(let unit)? = captured["unit"], unit <= .day else { return nil }
            return .day(unit == .day ? .offset(offset) : .unit(unit, offset))
        case .start, .end:
            let isEnd = if case .end = kind { true } else { false }
            return edge(captured, isEnd: isEnd).map { .day($0) }
        case .later, .earlier:
            guard case .duration(let duration)? = captured["duration"] else { return nil }
            var from: DayForm?
            if case .day(let day)? = captured["base"] { from = day }
            let isLater = if case .later = kind { true } else { false }
            return .shift(isLater ? duration : duration.negated, from: from)
        }
    }

    private func edge(_ captured: [String: Captured], isEnd: Bool) -> DayForm? {
        if case .unit(let unit)? = captured["unit"], unit < .day { return isEnd ? .endOfUnit(unit, 0) : .unit(unit, 0) }
        guard case .day(let period)? = captured["period"] else { return nil }
        switch period {
        case .unit(let unit, let offset): return isEnd ? .endOfUnit(unit, offset) : period
        case .calendar(let day) where day.day == nil: return isEnd ? .endOf(day) : period
        default: return nil
        }
    }

    private func time(_ form: ClockForm, _ captures: SpokenPattern.Captures<Captured>) -> ClockTime? {
        var (hour, isAmbiguous, minutes): (Int?, Bool, Int) = (nil, false, form.minutes)
        var second: Int?
        for (slot, value) in captures {
            switch (slot, value) {
            case (_, .hour(let said, let open)): (hour, isAmbiguous) = (said, open)
            case ("minutes", .number(let said)): minutes += form.sign == 0 ? said : form.sign * said
            case ("minute", .number(let said)): minutes += said
            case ("second", .number(let said)): second = said
            default: break
            }
        }
        guard let hour else { return nil }
        let total = hour * 60 + minutes
        guard total <= 24 * 60 else { return nil }
        let time = total < 0 ? total + 24 * 60 : total
        let isWritten = captures.contains { $0.slot == "minute" } && form.isDigital
        return ClockTime(
            hour: time / 60, minute: time % 60, second: second, isAmbiguous: isAmbiguous, isWritten: isWritten)
    }
}
