extension Template {
    /// What may be said for a template, as a tree; its meaning is the set of phrases that it can be written out to.
    ///
    ///     try Template("turn(s|ed) [the] {light}").root
    ///     // "turn", ( "s" | "ed" ), " ", [ "the" ], " ", {light}
    package indirect enum Expression: Sendable, Hashable {
        /// Literal text with its spaces.
        case text(String)
        case slot(Slot)
        /// What a rule of this name stands for.
        case rule(String)
        case sequence([Expression])
        /// May be left out.
        case optional(Expression)
        /// One of these.
        case alternatives([Expression])
        /// All of these in any order, apart from each other.
        case permutation([Expression])
    }

    /// A placeholder: what fills it, and under which name it is reported.
    package struct Slot: Sendable, Hashable {
        package enum Source: Sendable, Hashable {
            case list(String)
            case range(NumberRange)
        }

        package let source: Source
        package let name: String
        /// `{list:@capture}`: remembered for the answer, but no slot of the intent.
        package let isCapture: Bool

        package init(_ source: Source, name: String, isCapture: Bool = false) {
            self.source = source
            self.name = name
            self.isCapture = isCapture
        }

        /// `{name}` and `${name}`.
        package init(_ name: String) {
            self.init(.list(name), name: name)
        }
    }
}

/// The whole numbers from one to another, in steps: `0..100,5`.
package struct NumberRange: Sendable, Hashable {
    package let lowest: Int
    package let highest: Int
    package let step: Int

    /// More numbers than anybody says in words; each becomes an entry.
    package static let countLimit = 100_000

    /// `nil` where the range holds nothing, or more than `countLimit` numbers.
    package init?(from lowest: Int, through highest: Int, by step: Int = 1) {
        let (width, overflow) = highest.subtractingReportingOverflow(lowest)
        guard step > 0, !overflow, width >= 0, width / step < Self.countLimit else { return nil }
        (self.lowest, self.highest, self.step) = (lowest, highest, step)
    }

    package var numbers: [Int] { Array(stride(from: lowest, through: highest, by: step)) }
}

extension Template.Expression {
    /// The same meaning without needless nesting: no sequence in a sequence, no two texts in a row, none that is empty.
    package static func joining(_ items: [Self]) -> Self {
        var joined: [Self] = []
        for item in items.flatMap(\.items) {
            if case .text(let text) = item {
                if text.isEmpty { continue }
                if case .text(let before)? = joined.last {
                    joined[joined.count - 1] = .text(before + text)
                    continue
                }
            }
            joined.append(item)
        }
        return joined.count == 1 ? joined[0] : .sequence(joined)
    }

    /// The same with each of its parts changed; a text, slot or rule has none.
    package func mappingParts(_ change: (Self) -> Self) -> Self {
        switch self {
        case .text, .slot, .rule: self
        case .optional(let inner): .optional(change(inner))
        case .sequence(let items): .joining(items.map(change))
        case .alternatives(let items): .alternatives(items.map(change))
        case .permutation(let items): .permutation(items.map(change))
        }
    }

    private var items: [Self] {
        if case .sequence(let items) = self { items } else { [self] }
    }

    /// All slots, in the order in which they are written.
    package var slots: [Template.Slot] {
        switch self {
        case .text, .rule: []
        case .slot(let slot): [slot]
        case .optional(let inner): inner.slots
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.slots)
        }
    }

    /// Names of the rules it needs itself.
    package var rules: [String] {
        switch self {
        case .text, .slot: []
        case .rule(let name): [name]
        case .optional(let inner): inner.rules
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.rules)
        }
    }

    /// Whether every phrase of it holds a word or a slot; what a rule says is not known here.
    package var requiresSomething: Bool {
        switch self {
        case .text(let text): !FoldedText(text).isEmpty
        case .slot, .rule: true
        case .optional: false
        case .alternatives(let items): items.allSatisfy(\.requiresSomething)
        case .sequence(let items), .permutation(let items): items.contains(where: \.requiresSomething)
        }
    }

    /// Whether some phrase of it holds a word or a slot; what a rule says is not known here.
    var saysSomething: Bool {
        switch self {
        case .text(let text): !FoldedText(text).isEmpty
        case .slot, .rule: true
        case .optional(let inner): inner.saysSomething
        case .sequence(let items), .alternatives(let items), .permutation(let items):
            items.contains(where: \.saysSomething)
        }
    }
}
