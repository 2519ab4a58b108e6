/// Finds what a person may have meant by a misspelled name.
enum Nearest {
    /// The closest of the names, or `nil` when none is close enough to be worth naming.
    static func to(_ word: String, among names: [String]) -> String? {
        let typed = Array(word.lowercased())
        guard typed.count >= 2 else { return nil }
        if let longer = names.first(where: { $0.lowercased().hasPrefix(word.lowercased()) }) { return longer }
        var best: (name: String, distance: Int)?
        for name in names {
            let distance = distance(typed, Array(name.lowercased()))
            if distance <= max(1, min(typed.count, name.count) / 3 + 1), distance < best?.distance ?? .max {
                best = (name, distance)
            }
        }
        return best?.name
    }

    /// Insertions, deletions, substitutions and swaps of neighbours that lead from one to the other.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var twoBack: [Int] = []
        var oneBack = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, oneBack[j + 1] + 1, oneBack[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, twoBack[j - 1] + 1) }
                row.append(cost)
            }
            twoBack = oneBack
            oneBack = row
        }
        return oneBack[b.count]
    }
}
