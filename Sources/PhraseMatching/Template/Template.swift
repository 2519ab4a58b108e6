/// One phrase as an author wrote it, taken apart into literal text, slots and groups.
///
///     try Template(applePhrase: "Open ${target} in ${applicationName}").pieces
///     // [.text("Open "), .slot("target"), .text(" in "), .slot("applicationName")]
///     try Template("(open|show) [the] {note:target}").slotNames      // ["target"]
package struct Template: Sendable, Hashable {
    package enum Piece: Sendable, Hashable {
        /// Literal text with its spaces: those say where a slot may be glued to it.
        case text(String)
        /// A placeholder by its name.
        case slot(String)
    }

    /// The phrase as written, or as printed from the tree.
    package let source: String
    package let root: Expression

    /// Reads a phrase as Swift code and string catalogs hold it: `${name}` is a slot, brackets are literal text.
    package init(applePhrase source: String) throws(TemplateError) {
        self.source = source
        root = Self.tree(try ApplePhraseParser.parse(source))
    }

    /// Reads the whole syntax: groups, lists, ranges, rules and escapes (`TemplateParser` has its grammar).
    package init(_ source: String) throws(TemplateError) {
        self.source = source
        root = try TemplateParser.parse(source)
    }

    package init(pieces: [Piece]) {
        root = Self.tree(pieces)
        source = Self.print(self.root.pieces)
    }

    package init(_ root: Expression) {
        self.root = root
        source = root.description
    }

    /// Another tree for what an author wrote: messages and matches show the author's words.
    package init(_ root: Expression, writtenAs source: String) {
        self.root = root
        self.source = source
    }

    /// A text that is itself, whatever characters it holds.
    package init(literal text: String) {
        root = .text(text)
        source = text
    }

    /// A template that was read before: the source need not be read again.
    init(source: String, root: Expression) {
        self.source = source
        self.root = root
    }

    /// Texts and slots in the order in which they are written; groups are dissolved.
    package var pieces: [Piece] { root.pieces }

    /// Names of the slots in the order of their places; a name may come twice.
    package var slotNames: [String] { root.slots.map(\.reportedName) }

    private static func tree(_ pieces: [Piece]) -> Expression {
        .joining(
            pieces.map { piece in
                switch piece {
                case .text(let text): .text(text)
                case .slot(let name): .slot(Slot(name))
                }
            })
    }
}

extension Template.Expression {
    fileprivate var pieces: [Template.Piece] {
        switch self {
        case .text(let text): text.isEmpty ? [] : [.text(text)]
        case .slot(let slot): [.slot(slot.reportedName)]
        case .rule: []
        case .optional(let inner): inner.pieces
        case .sequence(let items), .alternatives(let items), .permutation(let items): items.flatMap(\.pieces)
        }
    }
}

extension Template.Slot {
    /// A capture keeps its sign, so that it is never taken for a slot.
    package var reportedName: String { isCapture ? "@" + name : name }
}
