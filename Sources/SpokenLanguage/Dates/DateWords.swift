package import PhraseMatching

/// How a language says days and times of the day.
package struct DateWords: Sendable, Hashable {
    /// Days counted from today: "tomorrow" is 1.
    package var days: [String: Int] = [:]
    /// "now".
    package var now: [String] = []
    /// "monday" is 1, "sunday" 7.
    package var weekdays: [String: Int] = [:]
    /// Saturday and Sunday: "weekend".
    package var weekends: [String] = []
    /// "march" is 3.
    package var months: [String: Int] = [:]
    /// Hours with a name: "noon" is 12.
    package var hours: [String: Int] = [:]
    package var parts: [PartOfDay] = []
    /// May stand before and between the parts of a date: "on", "at", "the".
    package var connectors: [String] = []
    /// The same, with a time of the day behind them: "at 8.12" is no day.
    package var timeConnectors: [String] = []
    /// Bare hours before this one are in the afternoon, on a day that is said: "tomorrow at 5"; nil where they are not.
    package var dayBegins: Int?
    package var clock: [ClockForm] = []
    /// Days of the calendar: "the {day} of {month} {year}".
    package var calendar: [Template] = []
    /// Days of a month that is not called by its name: "the {ordinal} of {period}".
    package var monthDays: [Template] = []
    /// The next such day, the one of the next week, and the last one.
    package var comingWeekdays: [Template] = []
    package var nextWeekdays: [Template] = []
    package var lastWeekdays: [Template] = []
    /// That of the week after the next: "the {weekday} after next".
    package var afterNextWeekdays: [Template] = []
    /// This, the next and the last week, month or year, and the one after the next.
    package var thisUnits: [Template] = []
    package var nextUnits: [Template] = []
    package var afterNextUnits: [Template] = []
    package var lastUnits: [Template] = []
    /// The first and the last day of a time: "the end of {period}".
    package var starts: [Template] = []
    package var ends: [Template] = []
    /// So much later or earlier: "in {duration}", "{duration} ago".
    package var later: [Template] = []
    package var earlier: [Template] = []

    package init() {}
}

/// A part of the day, which tells which hour is meant.
package struct PartOfDay: Sendable, Hashable {
    /// The hours that it has, half-open; 26 is 2 o'clock of the next day.
    package var hours: Range<Int>
    /// The hour that is meant when none is said; nil where one has to be ("am").
    package var usual: Int?
    /// "in the morning".
    package var words: [String]
    /// That of today: "tonight".
    package var today: [String]

    package init(hours: Range<Int>, usual: Int? = nil, words: [String] = [], today: [String] = []) {
        (self.hours, self.usual, self.words, self.today) = (hours, usual, words, today)
    }
}

/// A way to say a time of the day, with the minutes that it adds to the hour: "quarter to {hour}" takes 15 away.
package struct ClockForm: Sendable, Hashable {
    package var template: Template
    package var minutes: Int
    /// What the minutes that are said count: 1 where they are added, -1 where they are taken away.
    package var sign: Int

    /// Hours and minutes with a sign between them, as they are written: "{hour}:{minute}".
    var isDigital: Bool { template.source.contains(":") || template.source.contains(".") }

    package init(template: Template, minutes: Int = 0, sign: Int = 0) {
        (self.template, self.minutes, self.sign) = (template, minutes, sign)
    }

    /// From what a language pack says of it: "30", "-15", "+minutes", "-30-minutes"; nil for anything else.
    package init?(template: Template, rule: String) {
        var constant = rule
        var sign = 0
        for (ending, value) in [("+minutes", 1), ("-minutes", -1)] where rule.hasSuffix(ending) {
            constant = String(rule.dropLast(ending.count))
            sign = value
        }
        guard let minutes = Int(constant.isEmpty ? "0" : constant), (-60...60).contains(minutes) else { return nil }
        self.init(template: template, minutes: minutes, sign: sign)
    }
}
