import GrammarFiles
import Testing

@testable import IntentRuntime
@testable import PhrasebookConsole

@Suite struct LineMemoryTests {
    private static func transcript(_ texts: [(String, Double?)]) -> Transcript {
        Transcript(hypotheses: texts.map { Transcript.Hypothesis(text: $0.0, confidence: $0.1) }, line: 1)
    }

    private static func line(_ text: String) -> MatchStream.Line {
        MatchStream.Line(bytes: Array(text.utf8), error: nil, code: .done)
    }

    /// One text alone is remembered, byte for byte; whatever is long, or several texts, is matched each time.
    @Test(
        arguments: [
            ([("open heron", nil)], "answer", true),
            ([("open heron", 0.5)], "answer", false),
            ([("open heron", nil), ("open herring", nil)], "answer", false),
            ([(String(repeating: "x", count: 257), nil)], "answer", false),
            ([("open heron", nil)], String(repeating: "y", count: 2_049), false),
        ] as [([(String, Double?)], String, Bool)])
    func remembersOneShortText(_ texts: [(String, Double?)], answer: String, isKept: Bool) {
        let memory = LineMemory()
        let transcript = Self.transcript(texts)
        #expect(memory.line(for: transcript) == nil)
        memory.remember(Self.line(answer), for: transcript)
        #expect(memory.line(for: transcript)?.bytes == (isKept ? Array(answer.utf8) : nil))
        #expect(memory.line(for: Transcript("Open heron")) == nil)
    }

    /// Another spelling of the same characters has other offsets, so it is another text.
    @Test func isNotFooledByEqualCharacters() {
        let memory = LineMemory()
        memory.remember(Self.line("one"), for: Transcript("caf\u{E9}"))
        #expect(memory.line(for: Transcript("cafe\u{301}")) == nil)
    }

    @Test func beginsAnewWhenItIsFull() {
        let memory = LineMemory()
        let texts = (0..<4_097).map { "text \($0)" }
        for text in texts { memory.remember(Self.line(text), for: Transcript(text)) }
        let known = texts.filter { memory.line(for: Transcript($0)) != nil }
        #expect(known == ["text 4096"])
    }

    @Test func memoriesAreUsedAgain() {
        let memories = LineMemories()
        let (first, second) = (memories.take(), memories.take())
        #expect(first !== second)
        memories.give(first)
        #expect(memories.take() === first)
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
            app: "A", intent: "I", template: "t", tier: "exact", score: score, slots: [slot])
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
