import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// What belongs to a value beside free text, and to free text beside words that mean nothing; on Monday, 30 November 2026, at
/// 10:30 in Berlin.
@Suite struct ValueBorderTests {
    private static let diary = """
        phrasebook: 1
        language: en
        app: {name: Diary}
        entities:
          Person: {values: [Anna, Bob]}
        intents:
          Remind:
            parameters: {what: {type: String}, when: {type: DateTime}}
            phrases: ["remind me to ${what} [on|at] ${when}"]
          Later: {parameters: {when: {type: DateTime}, what: {type: String}}, phrases: ["plan ${when} ${what}"]}
          Block:
            parameters: {start: {type: Time}, end: {type: Time}, day: {type: Date, optional: true}}
            phrases: ["block ${start} to ${end}", "block ${start} to ${end} on ${day}"]
          Cancel: {parameters: {person: {type: Person}, day: {type: Date}}, phrases: ["cancel ${person} on ${day}"]}
          Alarm: {parameters: {time: {type: Time}}, phrases: ["wake me at ${time}"]}
          Note: {parameters: {text: {type: String}}, phrases: ["create a note saying ${text}"]}
          Rename: {parameters: {person: {type: Person}, name: {type: String}}, phrases: ["rename ${person} to ${name}"]}
          Wait: {parameters: {what: {type: String}, length: {type: Duration}}, phrases: ["log ${what} ${length}"]}
        """

    private static func grammar(takesOtherForms: Bool = true) throws -> AppGrammar {
        let app = try DeclarativeAppFile.read(diary, name: "app.yaml")
        let now = try Date("2026-11-30T09:30:00Z", strategy: .iso8601)
        let clock = SpokenClock(standingAt: now, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        return try AppGrammar([app], takesOtherForms: takesOtherForms, clock: clock) {
            language throws(GrammarFileError) in try LanguagePackFile.load(language: language)
        }
    }

    private static func matcher() throws -> AppMatcher {
        AppMatcher(try grammar()) { FlexibleLanguage.model(of: $0) }
    }

    private static func shown(_ match: AppMatch) -> String {
        guard match.status != .rejected else { return match.refusal.map { "\($0)" } ?? "rejected" }
        let readings = match.best.map { reading in
            ([reading.intent] + reading.slots.map(\.value.id)).joined(separator: " | ")
        }
        return (match.status == .matched ? readings : [match.status.rawValue] + readings).joined(separator: " / ")
    }

    @Test(
        "Words that would be a part of the value beside free text belong to the value",
        arguments: [
            ("remind me to call mom tomorrow at 5", "Remind | call mom | 2026-12-01T17:00:00"),
            ("remind me to call mom friday at 5 pm", "Remind | call mom | 2026-12-04T17:00:00"),
            ("remind me to call mom tomorrow morning at 9", "Remind | call mom | 2026-12-01T09:00:00"),
            ("remind me to call mom on friday at 5", "Remind | call mom | 2026-12-04T17:00:00"),
            ("remind me to call mom at 5 tomorrow", "Remind | call mom | 2026-12-01T17:00:00"),
            ("remind me to call mom at noon", "Remind | call mom | 2026-11-30T12:00:00"),
            ("remind me to say please tomorrow", "Remind | say please | 2026-12-01"),
            (
                "remind me to go to the store with anna and buy milk and a lot of fresh bread tomorrow 7:30",
                "Remind | go to the store with anna and buy milk and a lot of fresh bread | 2026-12-01T07:30:00"
            ),
            ("could you remind me to call mom tomorrow at 5", "Remind | call mom | 2026-12-01T17:00:00"),
            ("plan tomorrow at 5 call mom", "Later | 2026-12-01T17:00:00 | call mom"),
            ("log push ups two hours 5 minutes", "Wait | push ups | 7500"),
        ])
    func longestValue(text: String, expected: String) throws {
        #expect(Self.shown(try Self.matcher().match(text)) == expected)
    }

    @Test(
        "A day in a time, and a time in a day, is lost nowhere",
        arguments: [
            ("block 3 to 4", "Block | 15:00 | 16:00"), ("block 3 to 4 on friday", "Block | 15:00 | 16:00 | 2026-12-04"),
            ("block 3 to 4 tomorrow", "surplusDay"), ("block 3 to 4 on friday at 5", "surplusTime"),
            ("cancel anna on friday", "Cancel | Anna | 2026-12-04"), ("cancel anna on friday at 3", "surplusTime"),
            ("cancel anna on friday morning", "surplusTime"), ("wake me at 7 tonight", "Alarm | 19:00"),
            ("wake me at 7 on sunday", "surplusDay"), ("wake me at 7 next year", "surplusDay"),
        ])
    func nothingIsLost(text: String, expected: String) throws {
        #expect(Self.shown(try Self.matcher().match(text)) == expected)
    }

    @Test(
        "Free text keeps the words beside it that mean nothing elsewhere, and another preposition is asked about",
        arguments: [
            ("please create a note saying always say please", "Note | always say please"),
            ("please create a note saying um buy milk please", "Note | um buy milk please"),
            ("please rename anna to cat please", "Rename | Anna | cat please"),
            ("please cancel um anna on friday please", "Cancel | Anna | 2026-12-04"),
            ("rename anna as badger", "suggested / Rename | Anna | as badger"),
            ("rename anna from badger", "suggested / Rename | Anna | from badger"),
            ("rename anna to from badger", "Rename | Anna | from badger"),
        ])
    func freeText(text: String, expected: String) throws {
        #expect(Self.shown(try Self.matcher().match(text)) == expected)
    }

    @Test("What is made up of a phrase means that phrase and nothing else")
    func samplesAreReadBackAsThemselves() throws {
        let grammar = try Self.grammar(takesOtherForms: false)
        let matcher = AppMatcher(grammar)
        var sampler = grammar.sampler(seed: 1)
        for template in 0..<grammar.grammar.templateCount {
            let template = TemplateID(rawValue: UInt32(template))
            for _ in 0..<40 {
                let utterance = sampler.utterance(of: template)
                let text = try #require(utterance)
                let match = matcher.wordForWord(SpokenText(text))
                #expect(match.status == .matched && match.best.first?.template == template, "\(text)")
            }
        }
    }
}
