/// Names that a text resembles which is none of them.
///
///     NearNames.near("oter track", among: ["heron nest", "otter tracks"], limit: 3)      // ["otter tracks"]
package enum NearNames {
    /// Of more names only these are compared.
    private static let nameLimit = 2_000
    /// Less in common is hardly a likeness.
    private static let leastLikeness = 0.4

    /// Those that share enough words with the text, or words within a typo of its, best first.
    /// - Complexity: O(names) up to a limit.
    package static func near(_ text: String, among names: [String], limit: Int) -> [String] {
        let said = letters(of: text)
        let near = names.prefix(nameLimit).compactMap { name -> (name: String, likeness: Double)? in
            let likeness = likeness(said, letters(of: name))
            return likeness < leastLikeness ? nil : (name, likeness)
        }
        return near.enumerated().sorted {
            $0.element.likeness == $1.element.likeness
                ? $0.offset < $1.offset : $0.element.likeness > $1.element.likeness
        }.prefix(limit).map(\.element.name)
    }

    private static func letters(of text: String) -> [[Unicode.Scalar]] {
        SpokenText(text).foldedWords.map { Array($0.unicodeScalars) }
    }

    /// The share of all letters of both that are in words which both have; a typo counts as a fifth of a word.
    private static func likeness(_ one: [[Unicode.Scalar]], _ other: [[Unicode.Scalar]]) -> Double {
        var (rest, shared) = (other, 0.0)
        for word in one {
            let typos = rest.map { EditDistance.typos(word, $0) }
            let nearest = typos.indices.filter { typos[$0] != nil }.min { typos[$0] ?? 0 < typos[$1] ?? 0 }
            guard let nearest else { continue }
            shared += Double(word.count + rest[nearest].count) * (1 - 0.2 * Double(typos[nearest] ?? 0))
            rest.remove(at: nearest)
        }
        let all = (one + other).reduce(0) { $0 + $1.count }
        return all == 0 ? 0 : shared / Double(all)
    }
}
