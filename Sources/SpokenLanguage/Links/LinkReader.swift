import Foundation

/// Reads links, e-mail addresses and telephone numbers: "example dot com", "ann at example dot com", "555 0100".
struct LinkReader: Sendable {
    private let signs: PhraseTable<String>
    private let digits: [String: Int]

    init(_ words: LinkWords, _ numbers: NumberReader) {
        signs = PhraseTable(words.signs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        digits = numbers.cardinals.words.filter { (0...9).contains($0.value) }
    }

    /// A link; one without a scheme is one of the web, or of the local network.
    func link(_ text: String) -> URL? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let hasDot = trimmed.contains(".") && !trimmed.contains { $0.isWhitespace }
        let isWritten = hasDot || trimmed.contains("://") || Self.isLocal(trimmed.prefix { !"/?#:".contains($0) })
        let address = isWritten ? trimmed : spoken(text)
        guard let address, !address.contains(where: \.isWhitespace) else { return nil }
        if address.contains("://") { return URL(string: address).flatMap { $0.host?.isEmpty == false ? $0 : nil } }
        if let scheme = address.split(separator: ":").first, ["mailto", "tel"].contains(scheme.lowercased()) {
            return URL(string: address)
        }
        let host = address.prefix { !"/?#:".contains($0) }
        // A machine without a name of its own on the web has no certificate either.
        if Self.isLocal(host) { return Self.url("http://" + address) }
        guard Self.isHost(host) else { return nil }
        return Self.url("https://" + address)
    }

    /// Nil where a port is no number.
    private static func url(_ address: String) -> URL? {
        guard let parts = URLComponents(string: address), let authority = parts.host, !authority.isEmpty,
            parts.port.map({ (1...65535).contains($0) }) ?? true
        else { return nil }
        return parts.url
    }

    /// This computer, or one by its IPv4 address.
    private static func isLocal(_ host: Substring) -> Bool {
        if host.lowercased() == "localhost" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.utf8.count) && UInt8($0) != nil }
    }

    /// An e-mail address.
    func email(_ text: String) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let address = trimmed.contains("@") ? trimmed : spoken(text) else { return nil }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, Self.isHost(parts[1]),
            parts[0].allSatisfy({ $0.isLetter || $0.isNumber || "._%+-".contains($0) })
        else { return nil }
        return address.lowercased()
    }

    /// A telephone number with the digits and signs that it has: "+49 30 123456".
    func phone(_ text: String) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let written = trimmed.filter { !$0.isWhitespace && !"()-./".contains($0) }
        if Self.isPhone(written) { return trimmed }
        let tokens = SpokenTokens(text)
        var number = ""
        var index = 0
        while index < tokens.count {
            if tokens[index].kind == .digits {
                number += tokens[index].text
            } else if let digit = digits[tokens[index].text] {
                number += String(digit)
            } else if let sign = signs.matches(tokens, at: index).first(where: { $0.meaning == "+" }), number.isEmpty {
                number = "+"
                index = sign.end
                continue
            } else {
                return nil
            }
            index += 1
        }
        return Self.isPhone(number) ? number : nil
    }

    private static func isPhone(_ text: String) -> Bool {
        let digits = text.first == "+" ? text.dropFirst() : text[...]
        return (3...15).contains(digits.count) && digits.allSatisfy { ("0"..."9").contains($0) }
    }

    private static func isHost(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } && label.first != "-"
                && label.last != "-"
        }
    }

    /// Words written together, with signs for those that are said: "example dot com"; nil where none is said.
    private func spoken(_ text: String) -> String? {
        let tokens = SpokenTokens(pattern: text)
        guard !tokens.isEmpty else { return nil }
        var address = ""
        var hasSign = false
        var index = 0
        while index < tokens.count {
            if let sign = signs.matches(tokens, at: index).first, index > 0 {
                address += sign.meaning
                hasSign = true
                index = sign.end
            } else {
                address += tokens[index].raw.lowercased()
                index += 1
            }
        }
        return hasSign ? address : nil
    }
}
