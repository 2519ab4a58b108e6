import GrammarFiles
import Testing

@testable import IntentRuntime
@testable import PhrasebookConsole

@Suite struct LineMemoryTests {
    private static func answer(_ text: String, in memory: borrowing LineMemory) -> String? {
        var (text, bytes) = (text, Array("before ".utf8))
        guard text.withUTF8({ memory.write($0, into: &bytes) }) != nil else { return nil }
        return String(decoding: bytes.dropFirst(7), as: UTF8.self)
    }

    private static func remember(
        _ answer: String, _ code: ExitCode = .done, for text: String, in memory: inout LineMemory
    ) {
        var text = text
        text.withUTF8 { memory.remember(Array(answer.utf8)[...], code, for: $0) }
    }

    /// Texts are remembered byte for byte; whatever is long is matched each time.
    @Test(
        arguments: [
            ("open heron", "answer", true), ("", "", true), ("é", "e", true),
            (String(repeating: "x", count: 256), "answer", true), (String(repeating: "x", count: 257), "answer", false),
            ("open heron", String(repeating: "y", count: 2_048), true),
            ("open heron", String(repeating: "y", count: 2_049), false),
        ])
    func remembersShortTexts(_ text: String, answer: String, isKept: Bool) {
        var memory = LineMemory()
        let before = Self.answer(text, in: memory)
        #expect(before == nil)
        Self.remember(answer, for: text, in: &memory)
        let (known, other) = (Self.answer(text, in: memory), Self.answer("Open heron", in: memory))
        #expect(known == (isKept ? answer : nil))
        #expect(other == nil)
    }

    /// Another spelling of the same characters has other offsets, so it is another text.
    @Test func isNotFooledByEqualCharacters() {
        var memory = LineMemory()
        Self.remember("one", for: "caf\u{E9}", in: &memory)
        let other = Self.answer("cafe\u{301}", in: memory)
        #expect(other == nil)
    }

    @Test func keepsWhatAnAnswerWasWorth() {
        var memory = LineMemory()
        Self.remember("", .notDone, for: "la la", in: &memory)
        var bytes: [UInt8] = []
        var text = "la la"
        let code = text.withUTF8 { memory.write($0, into: &bytes) }
        #expect(code == .notDone)
        #expect(bytes.isEmpty)
    }

    @Test func beginsAnewWhenItIsFull() {
        var memory = LineMemory()
        let texts = (0..<4_097).map { "text \($0)" }
        for text in texts.dropLast() { Self.remember(text, for: text, in: &memory) }
        let full = texts.filter { Self.answer($0, in: memory) == $0 }
        #expect(full == texts.dropLast())
        Self.remember("text 4096", for: "text 4096", in: &memory)
        let known = texts.filter { Self.answer($0, in: memory) != nil }
        #expect(known == ["text 4096"])
    }

    /// The score with four decimals, as a number is written anywhere else.
    @Test(arguments: [
        (1.0, "1.0"), (0, "0.0"), (0.5, "0.5"), (0.1234, "0.1234"), (0.12344, "0.1234"), (0.00004, "0.0"),
        (0.0001, "0.0001"),
        (0.99996, "1.0"), (0.9, "0.9"), (0.07, "0.07"), (0.0901, "0.0901"),
    ])
    func scores(_ score: Double, _ expected: String) {
        let slot = Reading.Slot(
            name: "n", text: "a \"b\"\n", span: 7..<1_234, value: .double(0.5), title: "\u{202E}é", id: "x")
        let reading = Reading(
            said: "é\\", app: "A", intent: "I", template: "t", tier: "exact", score: score, slots: [slot])
        let interpretation = Interpretation(
            text: "é\\", status: .matched, readings: [reading], isTruncated: false, reason: "", nearest: [])
        #expect(
            InterpretationJSON.object(for: interpretation).text
                == #"{"text":"é\\","status":"matched","app":"A","intent":"I","slots":{"n":{"text":"a \"b\"\n","#
                + #""value":0.5,"id":"x","start":7,"end":1234}},"template":"t","tier":"exact","score":"#
                + "\(expected),\"alternatives\":[]}")
        #expect(expected == JSON.double((score * 10_000).rounded() / 10_000).text)
    }
}
