/// A text with places for what was said: "Opening ${target}.", "fieldnotes://note/${target.id}".
package struct DialogText: Sendable, Hashable {
    package enum Piece: Sendable, Hashable {
        case text(String)
        /// The title of a parameter's value, or its id.
        case parameter(String, isID: Bool)
    }

    package let source: String
    package let pieces: [Piece]

    /// Reads `${name}` and `${name.id}`; whatever else holds a `$` or a brace is text.
    init(_ source: String) {
        self.source = source
        var pieces: [Piece] = []
        var rest = source[...]
        while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
            if start.lowerBound > rest.startIndex { pieces.append(.text(String(rest[..<start.lowerBound]))) }
            let name = rest[start.upperBound..<end]
            let isID = name.hasSuffix(".id")
            pieces.append(.parameter(String(isID ? name.dropLast(3) : name), isID: isID))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
    }

    /// The names that it needs.
    var parameters: [String] {
        pieces.compactMap { if case .parameter(let name, _) = $0 { name } else { nil } }
    }

    /// The text with what each place holds.
    package func filled(_ value: (_ parameter: String, _ isID: Bool) -> String) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .parameter(let name, let isID): value(name, isID)
            }
        }.joined()
    }
}
