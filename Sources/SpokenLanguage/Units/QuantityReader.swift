import Foundation

/// Reads amounts of units: "three and a half miles", "20°C", "six foot two", "2 pounds 3 ounces".
struct QuantityReader: Sendable {
    private let amounts: AmountReader
    private let words: PhraseTable<QuantityUnit>
    /// As symbols are written, with case: "mW" is no "MW".
    private let symbols: PhraseTable<QuantityUnit>
    private let exactSymbols: [String: [QuantityUnit]]
    private let below: PhraseTable<Void>
    private let joiners: PhraseTable<Void>
    private let prefersImperial: Bool

    init(_ words: UnitWords, _ amounts: AmountReader, _ locale: Locale) {
        self.amounts = amounts
        let names = words.names.sorted { ($0.key.kind.rawValue, $0.key.name) < ($1.key.kind.rawValue, $1.key.name) }
        self.words = PhraseTable(names.map { ($0.key, $0.value) })
        let all = Self.all
        // Without its case a symbol is that of the unit that people talk about: "ml" is no megaliter.
        let usual = all.filter { words.names[$0.unit] != nil }
        symbols = PhraseTable((usual + all.filter { words.names[$0.unit] == nil }).map { ($0.symbol, $0.unit) })
        exactSymbols = Dictionary(grouping: all) { Self.raw(SpokenTokens(pattern: $0.symbol), 0, nil) }
            .mapValues { $0.map(\.unit) }
        below = PhraseTable(words.below.map { ($0, ()) })
        joiners = PhraseTable(words.joiners.map { ($0, ()) })
        prefersImperial = locale.measurementSystem == .us
    }

    private static var all: [(symbol: String, unit: QuantityUnit)] {
        QuantityKind.allCases.flatMap { kind in
            UnitCatalog.units(of: kind).sorted { $0.key < $1.key }.compactMap { name, dimension in
                QuantityUnit(kind, name).map { (dimension.symbol, $0) }
            }
        }
    }

    private static func raw(_ tokens: SpokenTokens, _ start: Int, _ end: Int?) -> String {
        tokens.tokens[start..<(end ?? tokens.count)].map(\.raw).joined()
    }

    /// All of an utterance as one amount.
    ///
    /// - Parameters:
    ///   - tokens: The utterance.
    ///   - kind: What is measured.
    ///   - unit: That of a bare number, and of a word for several units ("degrees").
    /// - Returns: The amount, in the smallest unit that was said.
    func whole(_ tokens: SpokenTokens, of kind: QuantityKind, default unit: QuantityUnit?) -> SpokenReading<
        SpokenQuantity
    > {
        guard !tokens.isEmpty else { return .none }
        var other: String?
        for amount in amounts.counts(tokens, at: 0) {
            for found in units(tokens, behind: amount) {
                let fitting = found.units.filter { $0.kind == kind }
                guard let best = preferred(fitting, unit) else {
                    if rest(tokens, found.end) != nil { other = other ?? said(tokens, found) }
                    continue
                }
                let quantity = SpokenQuantity(number: found.count, unit: best)
                if let whole = completed(quantity, tokens, found.end) { return .value(whole) }
            }
        }
        // "3 K" are kelvins, "5k" of anything else five thousand.
        if let number = amounts.whole(tokens), !number.isPercent {
            return unit.map { .value(SpokenQuantity(number: number, unit: $0)) } ?? .refused(.needsUnit)
        }
        return other.map { .refused(.otherQuantity(unit: $0, wanted: kind)) } ?? .none
    }

    // MARK: Units

    private typealias Found = (count: SpokenNumber, units: [QuantityUnit], start: Int, end: Int)

    /// The units that may stand behind a number: "mile", "a mile" behind "half", "mile and a half".
    private func units(_ tokens: SpokenTokens, behind amount: (meaning: SpokenNumber, end: Int)) -> [Found] {
        var starts = [amount.end]
        if tokens.has(amount.end), amounts.numbers.partitives.contains([tokens[amount.end].text]) {
            starts.append(amount.end + 1)
        }
        if !amount.meaning.isWhole, let last = starts.last, tokens.has(last),
            amounts.numbers.articles.contains([tokens[last].text])
        {
            starts.append(last + 1)
        }
        return starts.flatMap { start in
            unitEnds(tokens, at: start).flatMap { units, end -> [Found] in
                let halves = halfEnds(tokens, at: end).map { half in
                    (count: amount.meaning.plus(SpokenNumber(1).divided(by: 2)), units: units, start: start, end: half)
                }
                return halves + [(amount.meaning, units, start, end)]
            }
        }
    }

    private func unitEnds(_ tokens: SpokenTokens, at start: Int) -> [(units: [QuantityUnit], end: Int)] {
        guard tokens.has(start) else { return [] }
        return (start + 1...min(tokens.count, start + 6)).reversed().compactMap { end in
            let exact = exactSymbols[Self.raw(tokens, start, end)] ?? []
            let joined = tokens.joined(start..<end)
            let named = words.meanings(of: joined)
            // What is written in capitals is a symbol.
            let isSymbol = !exact.isEmpty && tokens.tokens[start..<end].contains { $0.raw != $0.text }
            let found = isSymbol ? exact + named : named + (exact.isEmpty ? symbols.meanings(of: joined) : exact)
            return found.isEmpty ? nil : (found, end)
        }
    }

    private func halfEnds(_ tokens: SpokenTokens, at start: Int) -> [Int] {
        guard tokens.has(start) else { return [] }
        return (start + 1...min(tokens.count, start + 4)).reversed().filter {
            amounts.numbers.half.contains(tokens.tokens[start..<$0].map(\.text)[...])
        }
    }

    private func preferred(_ units: [QuantityUnit], _ unit: QuantityUnit?) -> QuantityUnit? {
        if let unit, units.contains(unit) { return unit }
        guard prefersImperial, units.first?.kind == .temperature, units.count > 1 else { return units.first }
        return units.first { $0.name == "fahrenheit" } ?? units.first
    }

    private func said(_ tokens: SpokenTokens, _ found: Found) -> String {
        tokens.tokens[found.start..<found.end].map(\.raw).joined(separator: " ")
    }

    // MARK: What follows

    /// Nil where something else stands behind.
    private func rest(_ tokens: SpokenTokens, _ end: Int) -> Bool? {
        if end == tokens.count { return false }
        return below.matches(tokens, at: end).contains { $0.end == tokens.count } ? true : nil
    }

    /// With all that stands behind it: a smaller unit, or that it is below zero.
    private func completed(_ quantity: SpokenQuantity, _ tokens: SpokenTokens, _ end: Int) -> SpokenQuantity? {
        if let isBelow = rest(tokens, end) {
            return isBelow ? SpokenQuantity(number: quantity.number.negated, unit: quantity.unit) : quantity
        }
        for start in [end] + joiners.matches(tokens, at: end).map(\.end) {
            for amount in amounts.matches(tokens, at: start) {
                if amount.end == tokens.count, let follower = Self.followers[quantity.unit.name],
                    let unit = QuantityUnit(quantity.unit.kind, follower),
                    let sum = quantity.adding(SpokenQuantity(number: amount.meaning, unit: unit))
                {
                    return sum
                }
                for found in units(tokens, behind: amount) where found.end == tokens.count {
                    let smaller = found.units.first { $0.kind == quantity.unit.kind }
                    if let smaller, let sum = quantity.adding(SpokenQuantity(number: found.count, unit: smaller)) {
                        return sum
                    }
                }
            }
        }
        return nil
    }

    /// What a number behind a unit counts: the "two" of "six foot two".
    private static let followers = [
        "feet": "inches", "pounds": "ounces", "stones": "pounds", "meters": "centimeters", "hours": "minutes",
        "minutes": "seconds", "degrees": "arcMinutes",
    ]
}

extension SpokenQuantity {
    /// How many of a smaller unit a larger one has, where Foundation's factors are rounded or wrong (on Linux a stone has
    /// 157 grams).
    private static let exactRatios = [
        "feet inches": 12, "pounds ounces": 16, "stones pounds": 14, "stones ounces": 224,
    ]

    /// Both in the smaller unit, so that the sum is exact; nil where the other is no smaller unit.
    fileprivate func adding(_ other: SpokenQuantity) -> SpokenQuantity? {
        guard let ratio = ratio(to: other.unit), let many = number.times(ratio) else { return nil }
        return SpokenQuantity(number: many.plus(other.number), unit: other.unit)
    }

    private func ratio(to smaller: QuantityUnit) -> SpokenNumber? {
        if let exact = Self.exactRatios["\(unit.name) \(smaller.name)"] { return SpokenNumber(exact) }
        let one = unit.dimension.converter.baseUnitValue(fromValue: 1)
        let small = smaller.dimension.converter.baseUnitValue(fromValue: 1)
        guard unit.kind == smaller.kind, unit.kind != .temperature, small > 0, one > small else { return nil }
        let plain = (one / small * 1e6).rounded() / 1e6
        return SpokenNumber(digits: String(abs(plain - plain.rounded()) < 1e-4 ? plain.rounded() : plain))
    }
}
