/// An attribute as it is written: `@Parameter(title: "Name")`.
struct DeclaredAttribute: Sendable, Hashable {
    /// The name, with its module where that is written.
    let name: String
    /// The arguments by label, as they are written; one without a label stands under the empty label.
    let arguments: [Argument]

    struct Argument: Sendable, Hashable {
        let label: String
        let text: String
        /// Where it begins in the source.
        let offset: Int
    }

    /// The name without its module.
    var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// What stands in front of a declaration, and its keyword.
struct DeclarationHead: Sendable, Hashable {
    var attributes: [DeclaredAttribute] = []
    var modifiers: Set<String> = []
    /// `struct`, `var`, `func` …; nil where nothing is declared.
    var keyword: String?
    /// Where the keyword stands in the source.
    var offset = 0

    /// What a member of a public type says to be seen outside of the module.
    var access: String {
        for level in ["public", "open"] where modifiers.contains(level) { return "public " }
        return modifiers.contains("package") ? "package " : ""
    }

    /// What something beside it says to be seen by the same people.
    var visibility: String {
        for level in ["fileprivate", "private"] where modifiers.contains(level) { return "\(level) " }
        return access
    }

    /// What is declared, with its article: `a struct`.
    var spoken: String {
        keyword.map { "\("aeiou".contains($0.prefix(1)) ? "an" : "a") \($0)" } ?? "something else"
    }
}

extension SourceCursor {
    private static let keywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "var", "let", "func", "init", "deinit",
        "subscript",
        "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro", "import",
    ]

    private static let modifiers: Set<String> = [
        "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "lazy", "weak", "unowned",
        "nonisolated", "override", "required", "convenience", "mutating", "nonmutating", "dynamic", "optional",
        "indirect", "isolated", "distributed", "borrowing", "consuming", "prefix", "postfix", "infix", "sending",
    ]

    /// Reads attributes, modifiers and the keyword, and goes behind the keyword.
    mutating func readHead() -> DeclarationHead {
        var head = DeclarationHead()
        while let token = current {
            if token.isSign("@") {
                head.attributes.append(readAttribute())
            } else if case .pound(let name) = token.kind {
                skipPound(name)
            } else if let word = token.keyword, word == "class", Self.isTypeMember(after: next) {
                head.modifiers.insert("static")
                advance()
            } else if let word = token.keyword, Self.keywords.contains(word) {
                (head.keyword, head.offset) = (word, token.range.lowerBound)
                advance()
                return head
            } else if let word = token.keyword, Self.modifiers.contains(word) {
                advance()
                // `private(set)` says nothing of who reads.
                guard current?.isSign("(") == true, current?.startsLine == false else {
                    head.modifiers.insert(word)
                    continue
                }
                let isSetter = next?.word == "set"
                skipBrackets()
                if !isSetter { head.modifiers.insert(word) }
            } else {
                return head
            }
        }
        return head
    }

    /// `class var` and `class func` are members of the type; `class Name` is a type.
    private static func isTypeMember(after token: SourceToken?) -> Bool {
        guard let word = token?.keyword else { return false }
        return ["var", "func", "let", "subscript"].contains(word) || modifiers.contains(word)
    }

    /// `#if os(Linux)`, `#else` and the like end with their line; other macros with their brackets.
    private mutating func skipPound(_ name: String) {
        advance()
        if ["if", "elseif", "else", "endif"].contains(name) {
            while let token = current, !token.startsLine { advance() }
        } else {
            while let token = current, token.isSign("(") || token.isSign("{") { skipBrackets() }
        }
    }

    private mutating func readAttribute() -> DeclaredAttribute {
        advance()
        let start = place
        if current?.word != nil { advance() }
        while current?.isSign(".") == true, next?.word != nil {
            advance()
            advance()
        }
        let name = text(from: start, to: place)
        skipGenerics()
        guard current?.isSign("(") == true, current?.startsLine == false else {
            return DeclaredAttribute(name: name, arguments: [])
        }
        return DeclaredAttribute(name: name, arguments: readArguments())
    }

    /// Reads `(a: b, c)` and goes behind it.
    mutating func readArguments() -> [DeclaredAttribute.Argument] {
        guard take("(") else { return [] }
        var arguments: [DeclaredAttribute.Argument] = []
        while let token = current, !token.isSign(")") {
            var label = ""
            if let word = token.word, next?.isSign(":") == true {
                label = word
                advance()
                advance()
            }
            let start = place
            while let token = current, !token.isSign(","), !token.isSign(")") {
                if token.depth > 0 { skipBrackets() } else { advance() }
            }
            if start < place {
                arguments.append(
                    .init(
                        label: label, text: text(from: start, to: place), offset: tokens[start].range.lowerBound))
            }
            _ = take(",")
        }
        _ = take(")")
        return arguments
    }
}
