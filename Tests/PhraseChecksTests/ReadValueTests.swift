import Foundation
import GrammarFiles
import IntentRuntime
import PhraseChecks
import Testing

/// Times and amounts of cases are compared by value, however many zeros they are written with.
@Suite struct ReadValueTests {
    private static let app = """
        phrasebook: 1
        language: en
        app: {name: Planner}
        intents:
          Wake: {parameters: {at: {type: Time}}, phrases: ["wake me at ${at}"]}
          Remind: {parameters: {at: {type: DateTime}}, phrases: ["remind me ${at}"]}
          Pay: {parameters: {price: {type: Currency}}, phrases: ["pay ${price}"]}
          Note: {parameters: {text: {type: String}}, phrases: ["note ${text}"]}
        """

    @Test(arguments: [
        ("wake me at 7:30 pm", "Wake", "at", "19:30:00", true), ("wake me at 7:30 pm", "Wake", "at", "19:30", true),
        ("wake me at 7:30 pm", "Wake", "at", "19:30:01", false), ("wake me at 7:30 pm", "Wake", "at", "7:30", false),
        ("remind me 2027-01-02 at 7:30 am", "Remind", "at", "2027-01-02T07:30", true),
        ("remind me 2027-01-02 at 7:30 am", "Remind", "at", "2027-01-02T07:30:00", true),
        ("remind me 2027-01-02 at 7:30 am", "Remind", "at", "2027-01-03T07:30", false),
        ("pay $5.20", "Pay", "price", "5.20 USD", true), ("pay $5.20", "Pay", "price", "5.2 USD", true),
        ("pay $5", "Pay", "price", "5.00 USD", true), ("pay $5.20", "Pay", "price", "5.20 EUR", false),
        ("note 5 apples", "Note", "text", "6 apples", false),
    ])
    func isCompared(_ text: String, _ intent: String, _ slot: String, _ value: String, _ passes: Bool) async throws {
        let app = try DeclarativeAppFile.read(Self.app, name: "a.yaml")
        let grammar = try AppGrammar([app]) { language throws(GrammarFileError) in
            try LanguagePackFile.load(language: language)
        }
        let line = #"{"text":"\#(text)","intent":"\#(intent)","slots":{"\#(slot)":"\#(value)"}}"#
        let cases = try PhraseCaseFile.read(Data(line.utf8), path: "c")
        let report = await CoverageRun(cases, of: DeclarativeSubject(DeclarativeInterpreter(grammar))).report()
        #expect(report.passed == (passes ? 1 : 0))
    }
}
