import Testing

@testable import PhrasebookConsole

/// Lines are looked for among earlier ones as long as some are found there.
@Suite struct RepetitionTests {
    /// Every how many lines one is known, and how many of 200 000 are looked for.
    @Test(arguments: [(1, 200_000), (8, 200_000), (9, 4_096 * 3 + 3_392), (200_001, 4_096 * 3 + 3_392)])
    func restsWhereNothingIsSaidAgain(every: Int, looked: Int) {
        var (repetition, count) = (Repetition(), 0)
        for line in 1...200_000 where repetition.pays() {
            count += 1
            repetition.count(isKnown: line % every == 0)
        }
        #expect(count == looked)
    }
}
