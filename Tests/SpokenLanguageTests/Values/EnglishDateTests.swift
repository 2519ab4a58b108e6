import Foundation
import PhraseMatching
import SpokenLanguage
import Testing

/// Days and times as they are said in English, on Monday, 30 November 2026, at 10:30.
@Suite struct EnglishDateTests {
    let speaker: Speaker

    init() throws { speaker = try Speaker("en_US") }

    @Test(
        "Days",
        arguments: [
            ("today", "2026-11-30"), ("tomorrow", "2026-12-01"), ("the day after tomorrow", "2026-12-02"),
            ("yesterday", "2026-11-29"), ("friday", "2026-12-04"), ("on friday", "2026-12-04"),
            ("this friday", "2026-12-04"), ("next friday", "2026-12-11"), ("friday next week", "2026-12-11"),
            ("wednesday of next week", "2026-12-09"), ("monday", "2026-12-07"), ("mon.", "2026-12-07"),
            ("last monday", "2026-11-23"), ("last friday", "2026-11-27"), ("the weekend", "2026-12-05"),
            ("this weekend", "2026-12-05"), ("in two weeks", "2026-12-14"), ("in a fortnight", "2026-12-14"),
            ("three days ago", "2026-11-27"), ("a month ago", "2026-10-30"), ("in one and a half years", "2028-05-30"),
            ("3 years from today", "2029-11-30"), ("a week from friday", "2026-12-11"),
            ("two weeks from tomorrow", "2026-12-15"), ("two days before friday", "2026-12-02"),
            ("march third", "2027-03-03"), ("the third of march 2027", "2027-03-03"), ("March 3, 2027", "2027-03-03"),
            ("14april 2027", "2027-04-14"), ("Jan 1st, 2028", "2028-01-01"), ("may 5", "2027-05-05"),
            ("on may the 4th", "2027-05-04"), ("the twenty first of june", "2027-06-21"),
            ("december thirty-first", "2026-12-31"), ("1 january twenty twenty eight", "2028-01-01"),
            ("february 29th", "2028-02-29"), ("the 15th", "2026-12-15"), ("the 31st", "2026-12-31"),
            ("Tuesday the 15th", "2026-12-15"), ("friday the 13th", "2027-08-13"),
            ("friday december 4th", "2026-12-04"),
            ("december", "2026-12-01"), ("october 2027", "2027-10-01"), ("3/4/2027", "2027-03-04"),
            ("12/24", "2026-12-24"), ("24/12/2026", "2026-12-24"), ("12/24/26", "2026-12-24"), ("3/4/99", "1999-03-04"),
            ("2026-12-24", "2026-12-24"), ("24.12.2026", "2026-12-24"), ("24-Dec-2026", "2026-12-24"),
            ("next week", "2026-12-07"), ("next month", "2026-12-01"), ("last year", "2025-01-01"),
            ("this quarter", "2026-10-01"), ("the end of the month", "2026-11-30"),
            ("end of next month", "2026-12-31"), ("the end of february", "2027-02-28"),
            ("end of the year", "2026-12-31"),
            ("the beginning of next year", "2027-01-01"), ("um, tomorrow please", "2026-12-01"),
        ])
    func days(text: String, expected: String) {
        #expect(speaker.date(text) == expected)
        #expect(speaker.date(text, as: .date) == expected)
    }

    @Test(
        "Times: the next such time",
        arguments: [
            ("noon", "2026-11-30T12:00:00"), ("at noon", "2026-11-30T12:00:00"), ("midnight", "2026-12-01T00:00:00"),
            ("half past seven", "2026-11-30T19:30:00"), ("quarter to nine pm", "2026-11-30T20:45:00"),
            ("a quarter past 9", "2026-11-30T21:15:00"), ("ten to five", "2026-11-30T16:50:00"),
            ("twenty after 3pm", "2026-11-30T15:20:00"), ("a quarter to noon", "2026-11-30T11:45:00"),
            ("seven thirty", "2026-11-30T19:30:00"), ("seven oh five", "2026-11-30T19:05:00"),
            ("7:30", "2026-11-30T19:30:00"), ("10:45", "2026-11-30T10:45:00"), ("10:15", "2026-11-30T22:15:00"),
            ("19:30", "2026-11-30T19:30:00"), ("07:15", "2026-12-01T07:15:00"), ("15:23:24", "2026-11-30T15:23:24"),
            ("7:30pm", "2026-11-30T19:30:00"), ("6:30 p.m.", "2026-11-30T18:30:00"), ("5 AM", "2026-12-01T05:00:00"),
            ("at 5", "2026-11-30T17:00:00"), ("11 o'clock", "2026-11-30T11:00:00"), ("12 am", "2026-12-01T00:00:00"),
            ("12 pm", "2026-11-30T12:00:00"), ("12:30 am", "2026-12-01T00:30:00"),
            ("3 in the morning", "2026-12-01T03:00:00"), ("at 8 in the evening", "2026-11-30T20:00:00"),
            ("in the morning", "2026-12-01T09:00:00"), ("half seven", "2026-11-30T19:30:00"),
        ])
    func times(text: String, expected: String) {
        #expect(speaker.date(text) == expected)
        #expect(speaker.date(text, as: .time) == expected)
    }

    @Test(
        "Days with a time, in either order",
        arguments: [
            ("tonight", "2026-11-30T20:00:00"), ("tonight at 8", "2026-11-30T20:00:00"),
            ("8 tonight", "2026-11-30T20:00:00"), ("tonight at midnight", "2026-12-01T00:00:00"),
            ("tomorrow morning at eight", "2026-12-01T08:00:00"), ("at eight tomorrow morning", "2026-12-01T08:00:00"),
            ("tomorrow at 5", "2026-12-01T17:00:00"), ("tomorrow at 9", "2026-12-01T09:00:00"),
            ("day after tomorrow 5pm", "2026-12-02T17:00:00"), ("monday at 9 am", "2026-12-07T09:00:00"),
            ("at noon on friday", "2026-12-04T12:00:00"), ("friday at noon", "2026-12-04T12:00:00"),
            ("sunday afternoon", "2026-12-06T15:00:00"), ("sunday afternoon at four", "2026-12-06T16:00:00"),
            ("july fourth at 6:30pm", "2027-07-04T18:30:00"), ("6:30 p.m. on the 4th of july", "2027-07-04T18:30:00"),
            ("at 7:30 PM on Fri, Dec 4", "2026-12-04T19:30:00"), ("in three days at noon", "2026-12-03T12:00:00"),
            ("today at 8", "2026-11-30T20:00:00"), ("today at 11", "2026-11-30T11:00:00"),
            ("in an hour and a half", "2026-11-30T12:00:00"), ("in half an hour", "2026-11-30T11:00:00"),
            ("in 1/4h", "2026-11-30T10:45:00"), ("20 minutes from now", "2026-11-30T10:50:00"),
            ("two hours ago", "2026-11-30T08:30:00"), ("now", "2026-11-30T10:30:00"),
            ("2026-12-24T18:30", "2026-12-24T18:30:00"), ("2026-12-24T18:30:00Z", "2026-12-24T19:30:00"),
            ("2026-12-24 18:30:00+03:00", "2026-12-24T16:30:00"),
        ])
    func both(text: String, expected: String) {
        #expect(speaker.date(text) == expected)
    }

    @Test(
        "What is no date, or none that there is",
        arguments: [
            ("", "nothing"), ("banana", "nothing"), ("every day", "nothing"), ("this is the one", "nothing"),
            ("tomorrow tomorrow", "nothing"), ("25 o'clock", "nothing"), ("two sixty a m", "nothing"),
            ("at 650-650-6500", "nothing"), ("Rat 6", "nothing"), ("25", "nothing"), ("32/13/2026", "nothing"),
            (String(repeating: "tomorrow and ", count: 200), "nothing"),
            ("february 30th", "refused: noSuchDay(day: 30, month: 2, year: nil)"),
            ("april 31st", "refused: noSuchDay(day: 31, month: 4, year: nil)"),
            ("february 29th 2027", "refused: noSuchDay(day: 29, month: 2, year: Optional(2027))"),
            ("2027-02-29", "refused: noSuchDay(day: 29, month: 2, year: Optional(2027))"),
            ("2027-02-29T12:00", "refused: noSuchDay(day: 29, month: 2, year: Optional(2027))"),
            ("friday december 5th 2026", "refused: otherWeekday(said: 5, is: 6)"),
        ])
    func nothing(text: String, expected: String) {
        #expect(speaker.date(text) == expected)
    }

    @Test(
        "A day where a time is asked for, a time where a day is, and one that is said besides",
        arguments: [
            ("tomorrow", SpokenDateKind.time, "refused: needsTime"), ("noon", .date, "refused: needsDay"),
            ("at 5", .date, "refused: needsDay"), ("5", .date, "2026-12-05"), ("the 5th", .date, "2026-12-05"),
            ("5", .time, "2026-11-30T17:00:00"), ("tomorrow at 5", .date, "refused: surplusTime"),
            ("friday morning", .date, "refused: surplusTime"), ("5 tomorrow", .time, "refused: surplusDay"),
            ("in two days at 5", .time, "refused: surplusDay"), ("in an hour", .time, "2026-11-30T11:30:00"),
            ("in an hour", .date, "refused: needsDay"), ("tonight at 8", .time, "2026-11-30T20:00:00"),
            ("now", .date, "2026-11-30"),
            ("2026-12-24T23:30:00Z", .date, "2026-12-25"), ("this evening", .time, "2026-11-30T19:00:00"),
        ])
    func kinds(text: String, kind: SpokenDateKind, expected: String) {
        #expect(speaker.date(text, as: kind) == expected)
    }

    @Test(
        "Only what was said is in the parts",
        arguments: [
            ("march third", DateComponents(month: 3, day: 3)), ("the 15th", DateComponents(day: 15)),
            ("monday at 9 am", DateComponents(hour: 9, minute: 0, weekday: 2)),
            ("half past seven pm", DateComponents(hour: 19, minute: 30)),
            ("tomorrow", DateComponents(year: 2026, month: 12, day: 1)),
            ("christmas", nil),
        ] as [(String, DateComponents?)])
    func parts(text: String, expected: DateComponents?) {
        #expect(speaker.said(text) == expected)
    }

    @Test(
        "The order of day and month is the region's",
        arguments: [
            ("en_GB", "3/4/2027", "2027-04-03"), ("en_US", "3/4/2027", "2027-03-04"),
            ("de_DE", "3.4.2027", "2027-04-03"),
            ("fr_FR", "3/4/2027", "2027-04-03"), ("es_ES", "3/4/27", "2027-04-03"),
        ])
    func orders(region: String, text: String, expected: String) throws {
        #expect(try Speaker(region).date(text) == expected)
    }

    @Test("A time that the clocks leave out in spring is an hour later")
    func summerTime() throws {
        let locale = Locale(identifier: "en_US")
        let moment = try Speaker.moment("2027-03-27T09:00:00Z", locale)
        let date = speaker.reader.date(SpokenText("tomorrow at 2:30 am"), as: .dateTime, at: moment).value
        #expect(date?.iso(as: .dateTime, moment.calendar) == "2027-03-28T03:30:00")
    }
}
