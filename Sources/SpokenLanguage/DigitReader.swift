/// Reads numbers in digits as a language writes them: "1,250", "3.5", "#2", "1 250".
struct DigitReader: Sendable {
    private let decimal: Character
    private let grouping: Character

    init(_ words: NumberWords) {
        decimal = words.decimalSeparator.first ?? "."
        grouping = words.groupingSeparator.first ?? ","
    }

    func read(_ words: ArraySlice<String>) -> SpokenNumber? {
        guard let first = words.first else { return nil }
        guard words.count > 1 else { return read(first) }
        // "1 250 000": groups with spaces between them.
        let isGrouped = (1...3).contains(first.count) && words.dropFirst().allSatisfy { $0.count == 3 }
        return isGrouped && words.allSatisfy(isDigits) ? number(words.joined()) : nil
    }

    private func read(_ word: String) -> SpokenNumber? {
        let text = word.first == "#" || word.first == "+" ? word.dropFirst() : word[...]
        let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
        guard let whole = parts.first.flatMap({ ungrouped($0) }) else { return nil }
        switch parts.count {
        case 1: return number(whole)
        case 2 where isDigits(String(parts[1])): return Double("\(whole).\(parts[1])").map { SpokenNumber($0) }
        default: return nil
        }
    }

    /// Without separators, nil when they do not stand before groups of three.
    private func ungrouped(_ text: Substring) -> String? {
        let groups = text.split(separator: grouping, omittingEmptySubsequences: false).map(String.init)
        guard groups.allSatisfy(isDigits) else { return nil }
        guard groups.count > 1 else { return groups.first }
        guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        return groups.joined()
    }

    private func number(_ digits: String) -> SpokenNumber? {
        Int(digits).map { SpokenNumber($0) } ?? Double(digits).map { SpokenNumber($0) }
    }

    private func isDigits(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
