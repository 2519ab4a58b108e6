import Foundation

/// Reads numbers in digits as a language writes them: "1,250", "3.5", "#2", "1 250", "3/4", "1½"; and with a point for a comma, as
/// programs write them, where that can mean nothing else: "3.5" and "1,250.75" in German.
struct DigitReader: Sendable {
    /// Those of the region first: “1,000” is a thousand in Mexico, and one in Spain.
    private let separators: [Separators]

    struct Separators: Sendable, Hashable {
        let decimal: Character
        let grouping: Character
    }

    /// The locale's signs come first; one without a region has none of its own.
    init(_ words: NumberWords, _ locale: Locale? = nil) {
        let own = Separators(
            decimal: words.decimalSeparator.first ?? ".", grouping: words.groupingSeparator.first ?? ",")
        separators = [locale.flatMap { Separators($0) }, own].compactMap(\.self)
    }

    /// What may stand between digits of one number.
    var signs: Set<String> { Set(separators.flatMap { [String($0.decimal), String($0.grouping)] }) }

    func read(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let first = words.first else { return nil }
        guard words.count > 1 else { return read(first) }
        if let grouped = grouped(words) { return grouped }
        guard words.count == 2, let whole = read(first), whole.isWhole, let rest = fraction(words[words.endIndex - 1])
        else { return nil }
        return whole.plus(rest)
    }

    /// "1 250 000,5": groups with spaces between them.
    private func grouped(_ words: ArraySlice<String>) -> SpokenNumber? {
        separators.lazy.compactMap { grouped(words, $0.decimal) }.first
    }

    private func grouped(_ words: ArraySlice<String>, _ decimal: Character) -> SpokenNumber? {
        let parts = words[words.endIndex - 1].split(separator: decimal, omittingEmptySubsequences: false).map(
            String.init)
        let groups = words.dropLast() + [parts[0]]
        guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.allSatisfy(isDigits), parts.count < 3, parts.dropFirst().allSatisfy(isDigits)
        else { return nil }
        return number(([groups.joined()] + parts.dropFirst()).joined(separator: "."))
    }

    private func read(_ word: String) -> SpokenNumber? {
        if let fraction = fraction(word) { return fraction }
        let text = word.first == "#" || word.first == "+" ? word.dropFirst() : word[...]
        if let sign = text.last, let part = vulgar(sign), let whole = Int(text.dropLast()), whole >= 0 {
            return SpokenNumber(whole).plus(part)
        }
        return separators.lazy.compactMap { read(text, $0.decimal, $0.grouping) }.first ?? withPoint(text)
    }

    private func read(_ text: Substring, _ decimal: Character, _ grouping: Character) -> SpokenNumber? {
        let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ ungrouped($0, grouping) }) else { return nil }
        switch parts.count {
        case 1: return number(whole)
        case 2 where isDigits(String(parts[1])): return SpokenNumber(digits: "\(whole).\(parts[1])")
        default: return nil
        }
    }

    /// Three digits behind one point are thousands.
    private func withPoint(_ text: Substring) -> SpokenNumber? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard separators.contains(where: { $0.decimal == "," }), parts.count == 2,
            parts[1].count != 3 || parts[0].contains(",")
        else { return nil }
        return read(text, ".", ",")
    }

    /// "3/4", "½".
    private func fraction(_ word: String) -> SpokenNumber? {
        if word.count == 1, let sign = word.first { return vulgar(sign) }
        let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts.allSatisfy({ isDigits($0) && $0.count < 4 }), let upper = Int(parts[0]),
            let lower = Int(parts[1]), lower > 0
        else { return nil }
        return SpokenNumber(upper).divided(by: lower)
    }

    private func vulgar(_ sign: Character) -> SpokenNumber? {
        guard sign.unicodeScalars.count == 1, let scalar = sign.unicodeScalars.first,
            scalar.properties.decomposes(), let value = scalar.properties.numericValue
        else { return nil }
        return (2...10).lazy.compactMap { lower in
            Int(exactly: (value * Double(lower) * 1e6).rounded() / 1e6).flatMap {
                $0 > 0 ? SpokenNumber($0).divided(by: lower) : nil
            }
        }.first
    }

    /// Without separators, nil when they do not stand before groups of three.
    private func ungrouped(_ text: Substring, _ grouping: Character) -> String? {
        let groups = text.split(separator: grouping, omittingEmptySubsequences: false).map(String.init)
        guard groups.allSatisfy(isDigits) else { return nil }
        guard groups.count > 1 else { return groups.first }
        guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        return groups.joined()
    }

    private func number(_ digits: String) -> SpokenNumber? {
        Int(digits).map { SpokenNumber($0) } ?? SpokenNumber(digits: digits)
    }

    private func isDigits(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

extension Unicode.Scalar.Properties {
    /// A fraction in one character, such as "½".
    fileprivate func decomposes() -> Bool {
        generalCategory == .otherNumber && (numericValue.map { $0 > 0 && $0 < 1 } ?? false)
    }
}

extension SpokenNumber {
    func divided(by divisor: Int) -> SpokenNumber {
        if let integer, integer % divisor == 0 { return SpokenNumber(integer / divisor) }
        return SpokenNumber(decimal / SpokenNumber(divisor).decimal)
    }
}

extension DigitReader.Separators {
    /// Those of a region. All spaces are one to a reader of tokens, and all apostrophes.
    fileprivate init?(_ locale: Locale) {
        guard locale.region != nil, let decimal = locale.decimalSeparator?.first,
            let grouping = locale.groupingSeparator?.first
        else { return nil }
        self.decimal = decimal
        self.grouping = grouping.isWhitespace ? " " : grouping == "’" ? "'" : grouping
    }
}
