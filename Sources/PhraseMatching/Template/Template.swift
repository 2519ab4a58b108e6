/// One phrase as an author wrote it, taken apart into literal text and slots.
///
///     try Template(applePhrase: "Open ${target} in ${applicationName}").pieces
///     // [.text("Open "), .slot("target"), .text(" in "), .slot("applicationName")]
package struct Template: Sendable, Hashable {
    package enum Piece: Sendable, Hashable {
        /// Literal text with its spaces: those say where a slot may be glued to it.
        case text(String)
        /// A placeholder by its name.
        case slot(String)
    }

    /// The phrase as written, or as printed from the pieces.
    package let source: String
    /// No two texts in a row, and none that is empty.
    package let pieces: [Piece]

    /// Reads a phrase as Swift code and string catalogs hold it: `${name}` is a slot, brackets are literal text.
    package init(applePhrase source: String) throws(TemplateError) {
        self.source = source
        pieces = Self.joiningTexts(try ApplePhraseParser.parse(source))
    }

    package init(pieces: [Piece]) {
        self.pieces = Self.joiningTexts(pieces)
        source = Self.print(self.pieces)
    }

    /// Names of the slots in the order of their places; a name may come twice.
    package var slotNames: [String] {
        pieces.compactMap { piece in
            if case .slot(let name) = piece { name } else { nil }
        }
    }

    private static func joiningTexts(_ pieces: [Piece]) -> [Piece] {
        var joined: [Piece] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                joined.append(piece)
                continue
            }
            if text.isEmpty { continue }
            if case .text(let before)? = joined.last {
                joined[joined.count - 1] = .text(before + text)
            } else {
                joined.append(piece)
            }
        }
        return joined
    }
}
