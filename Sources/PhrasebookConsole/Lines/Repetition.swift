/// Whether lines are said again often enough to look for them among those that were answered: where all are different, to look
/// and to remember is a tenth of what a line costs.
struct Repetition {
    /// So many are looked for before that is judged, and so many times as many are not where it did not pay.
    private static let (sample, rest) = (4_096, 15)

    private var asked = 0
    private var known = 0
    private var resting = 0

    /// Whether to look for the next line.
    mutating func pays() -> Bool {
        if resting == 0 { return true }
        resting -= 1
        return false
    }

    /// Counts a line that was looked for.
    mutating func count(isKnown: Bool) {
        asked += 1
        if isKnown { known += 1 }
        guard asked == Self.sample else { return }
        if known < Self.sample / 8 { resting = Self.sample * Self.rest }
        (asked, known) = (0, 0)
    }
}
