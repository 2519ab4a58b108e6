/// The sets of words that phrases require, each once.
struct RequiredSets {
    /// In ascending order.
    private(set) var sets: [[Int32]] = []
    private(set) var setOfEnding: [Int32] = []
    /// The sets that do not hold all of another one: if none of these is said, no other is.
    private(set) var least: [Int32] = []

    init(_ grammar: FlexibleGrammar, _ prices: SoundPrices) {
        let isRequired = (0..<grammar.words.count).map { Self.isRequired($0, grammar.words, prices) }
        var numbers: [[Int32]: Int32] = [:]
        for ending in grammar.endings {
            let set = Self.words(upTo: ending.node, in: grammar).filter { isRequired[Int($0)] }.sorted()
            let number = numbers[set] ?? Int32(sets.count)
            if Int(number) == sets.count {
                sets.append(set)
                numbers[set] = number
            }
            setOfEnding.append(number)
        }
        least = Self.least(of: sets)
    }

    /// Not to say it costs more than a slip does.
    private static func isRequired(_ word: Int, _ words: WordSounds, _ prices: SoundPrices) -> Bool {
        guard !words.isFunctionWord(word) else { return false }
        let own = words.sounds(of: words.alternatives(of: word).lowerBound)
        let whole = own.reduce(0) { $0 + Int(prices.deletions[Int($1)]) }
        return min(whole, Int(prices.units.missingWord)) > Int(prices.units.allowanceOfMissing)
    }

    private static func words(upTo node: Int32, in grammar: FlexibleGrammar) -> Set<Int32> {
        var (words, node) = (Set<Int32>(), node)
        while node >= 0 {
            let info = grammar.nodes[Int(node)]
            if case .word(let word) = info.content { words.insert(word) }
            node = info.parent
        }
        return words
    }

    private static func least(of sets: [[Int32]]) -> [Int32] {
        var counts: [Int32: Int] = [:]
        for word in sets.joined() { counts[word, default: 0] += 1 }
        // Looked for under the word of theirs that the fewest have.
        var (least, byRarest) = ([Int32](), [Int32: [Int32]]())
        for number in sets.indices.sorted(by: { (sets[$0].count, $0) < (sets[$1].count, $1) }) {
            let set = sets[number]
            guard let rarest = set.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) else {
                return [Int32(number)]
            }
            let holdsAnother = set.contains { word in
                (byRarest[word] ?? []).contains { sets[Int($0)].allSatisfy(set.contains) }
            }
            if holdsAnother { continue }
            least.append(Int32(number))
            byRarest[rarest, default: []].append(Int32(number))
        }
        return least
    }

    /// All words, in the order in which it is best to ask for them: first one of each of the least sets, those that are in
    /// many, long, and have few others of their meaning.
    func order(_ words: WordSounds) -> [Int32] {
        var (order, isTaken) = ([Int32](), [Bool](repeating: false, count: words.count))
        var holders = [[Int32]](repeating: [], count: words.count)
        for number in least { for word in sets[Int(number)] { holders[Int(word)].append(number) } }
        let worths = (0..<words.count).map { Self.worth(of: $0, words) }
        var rest = holders.map(\.count)
        var best = Maximum(of: words.count) { Double(rest[$0]) * worths[$0] }
        var isAskedFor = [Bool](repeating: false, count: sets.count)
        while let word = best.place, rest[word] > 0 {
            order.append(Int32(word))
            isTaken[word] = true
            for number in holders[word] where !isAskedFor[Int(number)] {
                isAskedFor[Int(number)] = true
                for other in sets[Int(number)] {
                    rest[Int(other)] -= 1
                    best.change(Int(other), to: Double(rest[Int(other)]) * worths[Int(other)])
                }
            }
        }
        for word in sets.joined() where !isTaken[Int(word)] {
            order.append(word)
            isTaken[Int(word)] = true
        }
        return order
    }

    private static func worth(of word: Int, _ words: WordSounds) -> Double {
        let lengths = words.alternatives(of: word).map { words.sounds(of: $0).count }
        return Double(lengths.min() ?? 0) / Double(max(1, lengths.count))
    }
}
