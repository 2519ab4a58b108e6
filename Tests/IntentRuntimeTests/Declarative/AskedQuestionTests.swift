import GrammarFiles
import IntentRuntime
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("What explain says would be asked")
struct AskedQuestionTests {
    private static let app = """
        phrasebook: 1
        language: en
        app: {name: Notes}
        entities:
          Note: {values: [Otter tracks, Heron nest]}
        intents:
          Open: {parameters: {title: {type: Note}}, phrases: ["open a note", "open ${title}"], confirm: "Open ${title}?"}
          Set: {parameters: {length: {type: Duration}}, phrases: ["set a timer"]}
          Say: {parameters: {text: {type: String}, loud: {type: Bool}}, phrases: ["say something"]}
          Count: {parameters: {count: {type: Int, requestValue: "How many?"}}, phrases: ["count"]}
          Wait: {parameters: {time: {type: Time, optional: true}}, phrases: ["wait"]}
        """

    private static func interpreter() throws -> DeclarativeInterpreter {
        let app = try DeclarativeAppFile.read(app, name: "notes.yaml")
        return DeclarativeInterpreter(try AppGrammar([app]) { _ in LanguagePack(language: "en") })
    }

    @Test(
        arguments: [
            ("open a note", ["Which note?", "Open …?"]), ("open otter tracks", ["Open Otter tracks?"]),
            ("set a timer", ["What should “length” be?"]),
            ("say something", ["What should “text” be?", "“loud”: yes or no?"]),
            ("count", ["How many?"]), ("wait", []),
        ] as [(String, [String])])
    func asked(_ text: String, _ questions: [String]) throws {
        #expect(try Self.interpreter().explain(text).questions == questions)
    }

    /// The first of them is what a conversation asks.
    @Test(arguments: ["open a note", "set a timer", "say something", "count"])
    func isAsked(_ text: String) async throws {
        let interpreter = try Self.interpreter()
        let conversation = Conversation(interpreter, pack: LanguagePack(language: "en"), programs: .forbidden)
        _ = await conversation.hear(Transcript(text))
        #expect(await conversation.question?.prompt == interpreter.explain(text).questions.first)
    }
}
