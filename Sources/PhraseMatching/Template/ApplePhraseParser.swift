/// Reads phrases in the form of App Shortcuts and their string catalogs.
///
///     phrase  = { text | slot } ;                  (* must hold something that can be said *)
///     slot    = "${", name, "}" ;
///     name    = ( letter | "_" ), { letter | digit | "_" } ;
///     text    = any character; "$" without "{" behind it, brackets, braces and bars are text
///
/// Other forms of phrases become parsers of their own beside this one, with the same pieces and errors.
struct ApplePhraseParser {
    private let characters: [Character]
    private let source: String
    private var position = 0
    private var pieces: [Template.Piece] = []
    private var text = ""

    static func parse(_ source: String) throws(TemplateError) -> [Template.Piece] {
        var parser = ApplePhraseParser(source)
        try parser.phrase()
        return parser.pieces
    }

    private init(_ source: String) {
        self.source = source
        characters = Array(source)
    }

    private mutating func phrase() throws(TemplateError) {
        while position < characters.count {
            if isAtSlot {
                flushText()
                try slot()
            } else {
                text.append(characters[position])
                position += 1
            }
        }
        flushText()
        guard hasSomethingToSay else { throw .nothingToSay(place(from: 0)) }
    }

    private var isAtSlot: Bool {
        characters[position] == "$" && position + 1 < characters.count && characters[position + 1] == "{"
    }

    private mutating func slot() throws(TemplateError) {
        let start = position
        guard let end = characters[start...].firstIndex(of: "}") else { throw .unclosedSlot(place(from: start)) }
        let name = characters[start + 2..<end]
        position = end + 1
        guard !name.isEmpty else { throw .emptySlotName(place(from: start)) }
        guard !name.contains("{") else { throw .unclosedSlot(place(from: start)) }
        guard Self.isName(name) else { throw .invalidSlotName(String(name), place(from: start)) }
        pieces.append(.slot(String(name)))
    }

    private static func isName(_ name: ArraySlice<Character>) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private mutating func flushText() {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
    }

    private var hasSomethingToSay: Bool {
        pieces.contains { piece in
            guard case .text(let text) = piece else { return true }
            return !FoldedText(text).isEmpty
        }
    }

    /// From a start to where the parser stands, or to the end if it did not move.
    private func place(from start: Int) -> TemplatePlace {
        let end = position > start ? position : characters.count
        return TemplatePlace(source: source, offset: start, length: end - start)
    }
}
