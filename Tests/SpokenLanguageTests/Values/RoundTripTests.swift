import Foundation
import PhraseMatching
import SpokenLanguage
import Testing

/// Whatever a language pack can say is read again as the same value: its patterns are written out at random, from a fixed seed.
@Suite struct RoundTripTests {
    private static let regions = ["en_US", "en_GB", "de_DE", "fr_FR", "es_ES"]

    @Test("Numbers in words and in digits", arguments: regions)
    func numbers(region: String) throws {
        let speaker = try Speaker(region)
        let locale = Locale(identifier: region)
        let spelling = NumberSpelling(language: region)
        var dice = SeededNumbers(seed: 1)
        for _ in 0..<1500 {
            let number = Int.random(in: 0...[100, 2000, 2_000_000].randomElement(using: &dice)!, using: &dice)
            var texts = spelling.words(for: number) + [number.formatted(.number.locale(locale)), "\(number)"]
            texts += texts.map { "\($0)." }
            for text in texts { #expect(speaker.number(text) == "\(number)", "\(text)") }
            let share = (Decimal(number) / 100).formatted(.number.locale(locale).precision(.fractionLength(2)))
            #expect(speaker.reader.number(SpokenText(share))?.decimal == Decimal(number) / 100, "\(share)")
        }
    }

    @Test("Times of the day", arguments: regions)
    func times(region: String) throws {
        let speaker = try Speaker(region)
        let pack = try Speaker.pack(region)
        var writer = PatternWriter(pack, seed: 2)
        for form in pack.dates.clock {
            for _ in 0..<40 {
                guard let (text, said) = writer.text(of: form.template, inDigits: form.template.isGlued),
                    let hour = said["hour"]
                else { continue }
                let minutes = said["minute"] ?? said["minutes"] ?? 0
                let total = hour * 60 + form.minutes + (form.sign == 0 ? minutes : form.sign * minutes)
                let parts = speaker.reader.date(SpokenText(text), as: .time, at: speaker.moment).value?.said
                let read = parts.map { ($0.hour ?? 0) * 60 + ($0.minute ?? 0) }
                // Which half of the day is meant is another question.
                let isRead = read.map { $0 % 720 } == (total + 1440) % 720
                #expect(isRead, "\(text)")
                #expect(parts?.second ?? 0 == said["second"] ?? 0, "\(text)")
            }
        }
    }

    @Test("Days of the calendar", arguments: regions)
    func days(region: String) throws {
        let speaker = try Speaker(region)
        let pack = try Speaker.pack(region)
        var writer = PatternWriter(pack, seed: 3)
        for template in pack.dates.calendar {
            for _ in 0..<60 {
                guard let (text, said) = writer.text(of: template, inDigits: template.isGlued) else { continue }
                let read = speaker.said(text)
                #expect(
                    read?.day == said["day"] ?? said["ordinal"] ?? (template.source.contains("1er") ? 1 : nil),
                    "\(text)")
                #expect(read?.month == said["month"] ?? said["ordinalMonth"], "\(text)")
                #expect(read?.year == said["year"], "\(text)")
            }
        }
    }

    @Test("Lengths of time", arguments: regions)
    func durations(region: String) throws {
        let speaker = try Speaker(region)
        let pack = try Speaker.pack(region)
        let spelling = NumberSpelling(language: region)
        let lengths: [(TimeUnit, Int)] = [(.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60), (.second, 1)]
        var dice = SeededNumbers(seed: 4)
        for _ in 0..<300 {
            var (texts, seconds): ([String], Int) = ([], 0)
            for (unit, length) in lengths where Bool.random(using: &dice) {
                let count = Int.random(in: 2...59, using: &dice)
                let number = [spelling.words(for: count).first ?? "", "\(count)"].randomElement(using: &dice)!
                texts.append("\(number) \(pack.durations.units[unit]!.randomElement(using: &dice)!)")
                seconds += count * length
            }
            guard !texts.isEmpty else { continue }
            let joiner = [" ", ", ", " \(pack.durations.joiners[0]) "].randomElement(using: &dice)!
            let text = texts.joined(separator: joiner) + ["", "."].randomElement(using: &dice)!
            #expect(speaker.reader.duration(SpokenText(text))?.totalSeconds == Decimal(seconds), "\(text)")
        }
    }
}

/// Writes patterns of a language pack out: one of the alternatives, numbers in words or digits, names of months.
private struct PatternWriter {
    private let pack: LanguagePack
    private let spelling: NumberSpelling
    private var dice: SeededNumbers
    private var inDigits = false

    init(_ pack: LanguagePack, seed: UInt64) {
        (self.pack, spelling, dice) = (pack, NumberSpelling(language: pack.language), SeededNumbers(seed: seed))
    }

    /// Nil where a slot has nothing to say.
    mutating func text(of template: Template, inDigits: Bool) -> (text: String, said: [String: Int])? {
        self.inDigits = inDigits
        var said: [String: Int] = [:]
        return write(template.root, &said).map { ($0, said) }
    }

    private mutating func write(_ expression: Template.Expression, _ said: inout [String: Int]) -> String? {
        switch expression {
        case .text(let text): return text
        case .rule: return nil
        case .optional(let inner): return Bool.random(using: &dice) ? write(inner, &said) : ""
        case .alternatives(let items), .permutation(let items):
            return items.randomElement(using: &dice).flatMap { write($0, &said) }
        case .sequence(let items):
            var text = ""
            for item in items {
                guard let part = write(item, &said) else { return nil }
                text += part
            }
            return text
        case .slot(let slot):
            guard let (text, number) = value(of: slot.name) else { return nil }
            said[slot.name] = number
            return text
        }
    }

    private mutating func value(of slot: String) -> (String, Int)? {
        switch slot {
        case "hour": return number(1...23)
        case "minute":
            let minute = Int.random(in: 10...59, using: &dice)
            return ("\(minute)", minute)
        case "minutes", "second": return number(1...29)
        case "day": return number(1...28)
        case "ordinal": return place(1...28)
        case "ordinalMonth": return place(1...12)
        case "year":
            let year = Int.random(in: 2027...2099, using: &dice)
            return ("\(year)", year)
        case "month":
            return pack.dates.months.sorted { $0.key < $1.key }.randomElement(using: &dice).map { ($0.key, $0.value) }
        default: return nil
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> (String, Int)? {
        let number = Int.random(in: range, using: &dice)
        guard Bool.random(using: &dice), !inDigits else { return ("\(number)", number) }
        return spelling.words(for: number).first.map { ($0, number) }
    }

    private mutating func place(_ range: ClosedRange<Int>) -> (String, Int)? {
        let number = Int.random(in: range, using: &dice)
        return pack.ordinalNames[number]?.randomElement(using: &dice).map { ($0, number) }
    }
}

extension Template {
    /// Whether something stands right at a slot, so that numbers are in digits there.
    fileprivate var isGlued: Bool {
        source.contains(":") || source.contains(".") || source.contains("-") || source.contains("}h")
    }
}
