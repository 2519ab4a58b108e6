import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// Whatever Foundation writes is read back, in every language of the packs.
@Suite struct WrittenDateTests {
    /// The formats whose wording is what people say, too.
    @Test(
        "All days of two years",
        arguments: ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES"],
        ["EEEEdMMMMy", "dMMMMy", "yMd"])
    func days(region: String, template: String) throws {
        let speaker = try Speaker(region)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: region)
        formatter.timeZone = speaker.moment.calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        let start = speaker.moment.calendar.startOfDay(for: speaker.moment.now)
        // Each day once; in the other formats each seventh.
        for offset in stride(from: 0, to: 731, by: template == "EEEEdMMMMy" ? 1 : 7) {
            let day = try #require(speaker.moment.calendar.date(byAdding: .day, value: offset, to: start))
            let text = formatter.string(from: day)
            let read = speaker.reader.date(SpokenText(text), as: .date, at: speaker.moment).value?.date
            #expect(read == day, "\(text)")
        }
    }

    @Test("Every minute of a day", arguments: ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES"])
    func times(region: String) throws {
        let speaker = try Speaker(region)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: region)
        formatter.timeZone = speaker.moment.calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate("dMMMMyjm")
        let start = speaker.moment.calendar.startOfDay(for: speaker.moment.now.addingTimeInterval(86400))
        for minute in stride(from: 0, to: 1440, by: 7) {
            let time = start.addingTimeInterval(Double(minute) * 60)
            let text = formatter.string(from: time)
            let read = speaker.reader.date(SpokenText(text), as: .dateTime, at: speaker.moment).value?.date
            #expect(read == time, "\(text)")
        }
    }

    @Test("Lengths of time", arguments: ["en_US", "de_DE", "fr_FR", "es_ES"])
    func durations(region: String) throws {
        let speaker = try Speaker(region)
        for seconds in [1, 2, 59, 60, 61, 90, 600, 3599, 3600, 3661, 5400, 7322, 86_399] {
            let style = Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes, .seconds], width: .wide)
            let text = Duration.seconds(seconds).formatted(style.locale(Locale(identifier: region)))
            #expect(speaker.reader.duration(SpokenText(text))?.totalSeconds == Decimal(seconds), "\(text)")
        }
    }
}
