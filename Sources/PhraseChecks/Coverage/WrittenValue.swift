import Foundation

/// A time or an amount as it is written, which is the same however many zeros it has: "19:30:00" and "19:30", "5.20 USD" and "5.2 USD".
struct WrittenValue: Equatable {
    private let text: String
    private let number: Decimal?

    init(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, let number = Self.number(parts[0]) {
            (self.number, self.text) = (number, String(parts[1]))
        } else {
            (number, self.text) = (nil, Self.withoutSeconds(text))
        }
    }

    private static func number(_ text: Substring) -> Decimal? {
        text.allSatisfy { "-.0123456789".contains($0) } ? Decimal(string: String(text)) : nil
    }

    /// A time of the day, or a day with one, without seconds where they are none.
    private static func withoutSeconds(_ text: String) -> String {
        let time = text.split(separator: "T", omittingEmptySubsequences: false).last ?? ""
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2] == "00", parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isNumber) })
        else { return text }
        return String(text.dropLast(3))
    }
}
