extension CardinalReader {
    /// A number in the making, word by word.
    struct Sum {
        struct Rules: Sendable {
            let unitsBeforeTens: Bool
            let longTens: [Int]
        }

        /// What is being said, below the next multiplier from a thousand on: 345 in "three hundred forty-five thousand".
        private var current = 0
        /// Finished parts with their multiplier, the largest first.
        private var parts: [(value: Int, scale: Int)] = []
        private var last: Meaning?
        /// A unit that a ten may follow: the "zwei" of "zweiundvierzig".
        private var openUnit = false
        private let rules: Rules
        static let limit = 1_000_000_000_000

        init(rules: Rules) {
            self.rules = rules
        }

        /// Nil when nothing was said, or something must follow.
        var result: Int? {
            switch last {
            case nil, .join, .article: nil
            default: parts.reduce(current) { $0 + $1.value }
            }
        }

        /// Takes one more word, and tells whether it may stand here.
        mutating func take(_ meaning: Meaning) -> Bool {
            if case .article = last {
                guard case .multiply = meaning else { return false }
            }
            let isTaken =
                switch meaning {
                case .add(let value): add(value)
                case .multiply(let factor): factor < 1000 ? multiply(factor) : close(factor)
                case .join: last != nil && last != .join
                case .article: take(article: 1)
                }
            last = meaning
            return isTaken
        }

        private mutating func take(article value: Int) -> Bool {
            guard current == 0 else { return false }
            current = value
            return true
        }

        private mutating func add(_ value: Int) -> Bool {
            // Zero is said alone.
            guard value > 0 else { return take(zero: value) }
            guard last != .add(0) else { return false }
            let below = current % 100
            if rules.unitsBeforeTens, openUnit, last == .join, value >= 20, value < 100, value % 10 == 0 {
                openUnit = false
                current += value
                return true
            }
            let fits =
                switch value {
                case 1...9: below == 0 || below >= 20 && below % 10 == 0 || last == .multiply(10)
                case 10...19: below == 0 || rules.longTens.contains(below)
                case 20...99: below == 0
                default: current == 0
                }
            openUnit = fits && value < 10 && below == 0
            current += value
            return fits
        }

        private mutating func take(zero: Int) -> Bool {
            last == nil
        }

        /// "hundred", and the ten of 三百二十: multiplies what was said since the last multiplier.
        private mutating func multiply(_ factor: Int) -> Bool {
            let (before, count) = (current - current % factor, current % factor)
            guard before % (factor * 10) == 0, last != .add(0), last != .join || current == 0 else { return false }
            current = before + max(1, count) * factor
            openUnit = false
            return true
        }

        /// "thousand": closes a part. A larger one multiplies the smaller parts before it: "mil millones".
        private mutating func close(_ factor: Int) -> Bool {
            guard last != .add(0), !parts.contains(where: { $0.scale == factor }) else { return false }
            var value = current
            while let part = parts.last, part.scale < factor {
                value += part.value
                parts.removeLast()
            }
            value = max(1, value)
            guard value < Self.limit / factor else { return false }
            parts.append((value * factor, factor))
            (current, openUnit) = (0, false)
            return true
        }
    }
}
