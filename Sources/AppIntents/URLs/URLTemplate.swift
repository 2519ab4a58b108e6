import Foundation

/// A link with places for values: `https://example.com/notes/${id}`. It is filled to make a link, and read to find what a link is of.
///
/// Scheme and host agree whatever their case; a slash at the end, a fragment, and a query that the template has no place for
/// make no difference. A value goes as far as the next piece of the template, and never over a `/`, `?`, `#` or `&`.
struct URLTemplate<Slot> {
    enum Piece {
        case text(String)
        case slot(Slot)
    }

    /// A value that stands in a link.
    struct Found {
        let slot: Slot
        /// Without percent-encoding.
        let text: String
        /// UTF-8 offsets into the link, half-open.
        let span: Range<Int>
    }

    private(set) var pieces: [Piece] = []

    mutating func append(_ text: String) {
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    mutating func append(_ slot: Slot) {
        pieces.append(.slot(slot))
    }

    /// The template as a person reads it.
    func source(_ name: (Slot) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .slot(let slot): "${\(name(slot))}"
            }
        }.joined()
    }

    /// Whether it is a place for a whole link, and nothing else.
    private var isWholeLink: Bool {
        if pieces.count == 1, case .slot = pieces[0] { true } else { false }
    }

    /// The link with its values; `nil` when one is missing or the whole is no link.
    func url(_ value: (Slot) -> String?) -> URL? {
        var link = ""
        for piece in pieces {
            switch piece {
            case .text(let text): link += text
            case .slot(let slot):
                guard let text = value(slot) else { return nil }
                link += isWholeLink ? text : text.addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
            }
        }
        return URL(string: link)
    }

    /// The values that stand in a link; `nil` when the link is none of these.
    func values(in link: String) -> [Found]? {
        if isWholeLink, case .slot(let slot) = pieces[0] {
            return [Found(slot: slot, text: link, span: 0..<link.utf8.count)]
        }
        let all = Array(link.utf8)
        let end = LinkText.end(of: all, keepsQuery: pieces.contains { $0.hasQuery })
        return read(pieces[...], all[..<end], isFirst: true)
    }

    private func read(_ pieces: ArraySlice<Piece>, _ rest: ArraySlice<UInt8>, isFirst: Bool) -> [Found]? {
        guard let piece = pieces.first else { return rest.isEmpty ? [] : nil }
        switch piece {
        case .text(let text):
            let isLast = pieces.count == 1
            let literal = LinkText.trimmed(Array(text.utf8), isLast: isLast)
            guard LinkText.begins(rest, with: literal, isFirst: isFirst) else { return nil }
            return read(pieces.dropFirst(), rest.dropFirst(literal.count), isFirst: false)
        case .slot(let slot):
            let reach = rest.prefix { !LinkText.endsValue($0) }.count
            // The shortest first, so that what follows in the template is found where it stands first.
            for length in stride(from: 1, through: reach, by: 1) {
                let value = rest.prefix(length)
                guard let others = read(pieces.dropFirst(), rest.dropFirst(length), isFirst: false) else { continue }
                let text = String(decoding: value, as: UTF8.self)
                let found = Found(
                    slot: slot, text: text.removingPercentEncoding ?? text, span: value.startIndex..<value.endIndex)
                return [found] + others
            }
            return nil
        }
    }
}

extension URLTemplate: Sendable where Slot: Sendable {}
extension URLTemplate.Piece: Sendable where Slot: Sendable {}
extension URLTemplate.Found: Sendable where Slot: Sendable {}

extension URLTemplate.Piece {
    fileprivate var hasQuery: Bool {
        if case .text(let text) = self { text.contains("?") } else { false }
    }
}

extension CharacterSet {
    /// What needs no percent-encoding anywhere in a link (RFC 3986, 2.3).
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// The bytes of a link.
enum LinkText {
    /// Where a link ends for whoever compares it: before its fragment, its query, and slashes at the end.
    static func end(of link: [UInt8], keepsQuery: Bool) -> Int {
        let ends: Set<UInt8> = keepsQuery ? [UInt8(ascii: "#")] : [UInt8(ascii: "#"), UInt8(ascii: "?")]
        return trimmed(Array(link.prefix { !ends.contains($0) }), isLast: true).count
    }

    static func trimmed(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
        guard isLast else { return bytes }
        return Array(bytes[..<(bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0)])
    }

    static func endsValue(_ byte: UInt8) -> Bool {
        [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "&")].contains(byte)
    }

    /// Scheme and host, which the first piece holds, agree whatever their case.
    static func begins(_ link: ArraySlice<UInt8>, with literal: [UInt8], isFirst: Bool) -> Bool {
        guard link.count >= literal.count else { return false }
        let host = isFirst ? hostEnd(of: literal) : 0
        return zip(link, literal).enumerated().allSatisfy { place, pair in
            place < host ? lowercased(pair.0) == lowercased(pair.1) : pair.0 == pair.1
        }
    }

    /// Where the path begins: at the third slash.
    private static func hostEnd(of literal: [UInt8]) -> Int {
        literal.indices.filter { literal[$0] == UInt8(ascii: "/") }.dropFirst(2).first ?? literal.count
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }
}
