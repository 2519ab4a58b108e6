/// How many letters lie between two words, as far as it matters for a typo.
package enum EditDistance {
    /// Short words have too many neighbours for a typo to mean anything: "on", "in", "an".
    static func tolerance(for length: Int) -> Int {
        switch length {
        case ..<4: 0
        case ..<8: 1
        default: 2
        }
    }

    /// Insertions, deletions, replacements and swaps of neighbours; `nil` above the tolerance of the shorter word.
    /// - Complexity: O(a · b)
    package static func typos(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int? {
        let tolerance = tolerance(for: min(a.count, b.count))
        guard abs(a.count - b.count) <= tolerance else { return nil }
        if tolerance == 0 { return a == b ? 0 : nil }
        var (before, last) = ([Int](), Array(0...b.count))
        for row in 1...a.count {
            var current = [row]
            for column in 1...b.count {
                let replaced = last[column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
                var best = min(replaced, last[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    best = min(best, before[column - 2] + 1)
                }
                current.append(best)
            }
            (before, last) = (last, current)
        }
        return last[b.count] <= tolerance ? last[b.count] : nil
    }
}
