/// `var name: Type`, with what decides whether it can become a parameter or a property.
struct VariableDeclaration: Sendable, Hashable {
    let head: DeclarationHead
    let bindings: [Binding]

    /// One of the names of a declaration: `var a = 1, b: Int` has two.
    struct Binding: Sendable, Hashable {
        /// Nil for a pattern such as `(a, b)`.
        let name: String?
        /// The type as it is written; nil where it is left to the compiler.
        let type: String?
        let hasInitialValue: Bool
        /// It is computed, and so nothing is stored.
        let isComputed: Bool
        /// How it is read and written; empty where it is stored.
        let accessors: [Accessor]
        /// Where it begins in the source.
        let offset: Int
    }

    /// `get async throws`, as it stands in the braces of what is computed.
    struct Accessor: Sendable, Hashable {
        let name: String
        var isAsync = false
        var isThrowing = false
    }

    /// Reads a declaration; nil where something else than a variable is declared.
    init?(_ source: String) {
        var cursor = SourceCursor(source)
        let head = cursor.readHead()
        guard head.keyword == "var" || head.keyword == "let" else { return nil }
        self.init(head, &cursor)
    }

    /// Reads what follows the keyword, and goes behind it.
    init(_ head: DeclarationHead, _ cursor: inout SourceCursor) {
        var bindings: [Binding] = []
        repeat { bindings.append(cursor.readBinding()) } while cursor.take(",")
        self.head = head
        self.bindings = bindings
    }

    /// A variable of each value that anyone in the module may set, and that no wrapper holds yet.
    var isPlain: Bool {
        head.keyword == "var" && head.attributes.allSatisfy { Self.harmless.contains($0.shortName) }
            && head.modifiers.isDisjoint(with: ["static", "lazy", "private", "fileprivate", "weak", "unowned"])
    }

    /// Attributes that leave a variable what it is.
    private static let harmless: Set<String> = ["available", "MainActor", "Sendable"]
}

extension SourceCursor {
    /// Reads `name: Type = value { … }` as far as it goes.
    fileprivate mutating func readBinding() -> VariableDeclaration.Binding {
        let offset = current?.range.lowerBound ?? 0
        let name = current?.word
        if current?.depth ?? 0 > 0 { skipBrackets() } else { advance() }
        var type: String?
        if take(":") { type = readType() }
        var hasInitialValue = false
        if current?.isSign("=") == true {
            hasInitialValue = true
            skipValue()
        }
        var accessors: [VariableDeclaration.Accessor] = []
        if current?.isSign("{") == true, !hasInitialValue || current?.startsLine == false {
            accessors = holdsObservers ? [] : readAccessors()
            skipBrackets()
        }
        return VariableDeclaration.Binding(
            name: name, type: type, hasInitialValue: hasInitialValue, isComputed: !accessors.isEmpty,
            accessors: accessors, offset: offset)
    }

    /// `{ didSet { … } }` stands behind what is stored, `{ get … }` or an expression behind what is computed.
    private var holdsObservers: Bool {
        var inner = self
        inner.advance()
        while inner.current?.isSign("@") == true { _ = inner.readHead() }
        return inner.current?.word == "didSet" || inner.current?.word == "willSet"
    }

    /// Reads a type up to what cannot belong to it.
    private mutating func readType() -> String {
        let start = place
        while let token = current {
            if token.isSign("=") || token.isSign(",") || token.isSign("{") || token.isSign(";") || token.isSign("}") {
                break
            }
            if place > start, token.startsLine, !continuesType(token) { break }
            if token.isSign("<") {
                skipGenerics()
            } else if token.depth > 0 {
                skipBrackets()
            } else {
                advance()
            }
        }
        return text(from: start, to: place)
    }

    /// Whether a type goes on at the beginning of a line.
    private func continuesType(_ token: SourceToken) -> Bool {
        token.isSign(".") || token.isSign("&") || token.isSign("?") || token.isSign("-") || token.isSign(">")
    }

    /// Goes over an initial value: to the comma or the end of the statement.
    private mutating func skipValue() {
        advance()
        var isFirst = true
        while let token = current {
            if token.isSign(",") || token.isSign(";") || token.isSign("}") { return }
            if !isFirst, token.startsLine, endsStatement(before: token) { return }
            // A brace behind a value holds its observers; at its beginning it is a closure.
            if token.isSign("{"), !isFirst, token.startsLine || holdsObservers { return }
            if token.depth > 0 { skipBrackets() } else { advance() }
            isFirst = false
        }
    }

    /// Whether a line that begins so begins a statement: an operator, a point or a question goes on with the value.
    private func endsStatement(before token: SourceToken) -> Bool {
        if case .sign(let sign) = token.kind, ".?:+-*/%&|<>=!^~".contains(sign) { return false }
        if place > 0, case .sign(let sign) = tokens[place - 1].kind, "=+-*/%&|<>^~,?:.".contains(sign) { return false }
        return true
    }
}
