/// How many sounds of one text are too many, too few or others than in another.
enum SoundDistance {
    /// - Complexity: O(one · other)
    static func between(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (number, sound) in one.enumerated() {
            var before = row[0]
            row[0] = number + 1
            for place in other.indices {
                let changed = before + (sound == other[place] ? 0 : 1)
                before = row[place + 1]
                row[place + 1] = min(changed, min(row[place], before) + 1)
            }
        }
        return row[other.count]
    }
}
