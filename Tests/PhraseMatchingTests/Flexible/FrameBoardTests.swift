@testable import PhraseMatching
import Testing

@Suite struct FrameBoardTests {
    private static func frame(_ template: UInt32, _ evidence: Double) -> FlexibleFrame {
        FlexibleFrame(template: TemplateID(rawValue: template), evidence: evidence)
    }

    private static func key(_ meaning: UInt32, _ value: UInt32? = nil, _ text: String = "") -> FrameBoard.Key {
        let filling = FrameBoard.Filling(name: "note", value: value, text: text)
        return FrameBoard.Key(meaning: meaning, fillings: [filling])
    }

    /// What is the same is one entry: the best evidence less its rank's penalty, the sum of all, each hypothesis once.
    @Test func theSameMeaningIsOneEntry() throws {
        var board = FrameBoard()
        board.add(Self.frame(0, 2), Self.key(0, 1), hypothesis: 0, penalty: 0)
        board.add(Self.frame(1, 5), Self.key(0, 1), hypothesis: 0, penalty: 0)
        board.add(Self.frame(0, 6), Self.key(0, 1), hypothesis: 2, penalty: 0.6)
        board.add(Self.frame(0, 9), Self.key(0, 2), hypothesis: 1, penalty: 0.3)
        let ranked = board.ranked
        #expect(ranked.map(\.evidence) == [8.7, 5.4])
        let same = try #require(ranked.last)
        #expect(same.hypothesis == 2 && same.count == 2 && same.sum == 8 && same.frame.evidence == 6)
    }

    @Test func otherFillingsAndMeaningsAreOtherEntries() {
        var board = FrameBoard()
        for key in [
            Self.key(0, 1), Self.key(0, 2), Self.key(1, 1), Self.key(0, nil, "milk"), Self.key(0, nil, "bread"),
        ] {
            board.add(Self.frame(0, 1), key, hypothesis: 0, penalty: 0)
        }
        #expect(board.entries.count == 5 && board.ranked.count == 5)
    }

    @Test func ofEqualEvidenceTheFirstTemplateStandsFirst() {
        var board = FrameBoard()
        for number in [3, 1, 2] as [UInt32] {
            board.add(Self.frame(number, 1), Self.key(number), hypothesis: 0, penalty: 0)
        }
        #expect(board.ranked.map(\.frame.template.rawValue) == [1, 2, 3])
        #expect(FrameBoard().ranked.isEmpty)
    }

    @Test func logarithmsAndExponentials() {
        let known = [(1.0, 0.0), (2, 0.693147), (10, 2.302585), (1_000_000, 13.815511), (0, 0), (-3, 0)]
        for (number, expected) in known { #expect(abs(Logarithm.of(number) - expected) < 1e-3) }
        let powers = [(0.0, 1.0), (1, 2.718282), (-1, 0.367879), (10, 22_026.465), (-20, 2.06e-9)]
        for (number, expected) in powers { #expect(abs(Exponential.of(number) / expected - 1) < 1e-3) }
        #expect(Exponential.of(1e9).isFinite && Exponential.of(-1e9) >= 0)
    }
}
