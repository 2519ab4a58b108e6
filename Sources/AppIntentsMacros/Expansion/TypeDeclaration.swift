/// A type with what stands right in its braces; what stands in `#if` blocks is there in any case.
struct TypeDeclaration: Sendable, Hashable {
    let head: DeclarationHead
    /// The name, and where it stands in the source.
    let name: String
    let nameOffset: Int
    let isGeneric: Bool
    /// What stands behind the colon, as it is written.
    let inherited: [String]
    let variables: [VariableDeclaration]
    let cases: [Case]
    let initializers: [Initializer]

    /// A case of an enum.
    struct Case: Sendable, Hashable {
        let name: String
        /// The types of what it holds, without labels.
        let values: [String]
        let offset: Int
    }

    struct Initializer: Sendable, Hashable {
        /// Whether it takes nothing, or nothing that must be given.
        let takesNothing: Bool
        let access: String
    }

    /// Reads a declaration; nil where something else than a type is declared.
    init?(_ source: String) {
        var cursor = SourceCursor(source)
        let head = cursor.readHead()
        guard let keyword = head.keyword,
            ["struct", "class", "enum", "actor", "protocol", "extension"].contains(keyword),
            let name = cursor.current?.word
        else { return nil }
        self.head = head
        self.name = name
        nameOffset = cursor.current?.range.lowerBound ?? 0
        cursor.advance()
        isGeneric = cursor.current?.isSign("<") == true
        cursor.skipGenerics()
        inherited = cursor.readInherited()
        var members = MemberReader()
        members.read(&cursor)
        (variables, cases, initializers) = (members.variables, members.cases, members.initializers)
    }

    /// Whether a static variable of this name is declared.
    func declaresStatic(_ name: String) -> Bool {
        variables.contains { $0.head.modifiers.contains("static") && $0.bindings.contains { $0.name == name } }
    }

    /// The names of everything that an instance has.
    var instanceNames: Set<String> {
        Set(
            variables.filter { !$0.head.modifiers.contains("static") }.flatMap(\.bindings).compactMap(\.name))
    }
}

extension SourceCursor {
    /// Reads `: A, B<C> where …` up to the opening brace.
    fileprivate mutating func readInherited() -> [String] {
        var types: [String] = []
        if take(":") {
            var start = place
            while let token = current, !token.isSign("{"), token.keyword != "where" {
                if token.isSign(",") {
                    types.append(text(from: start, to: place))
                    advance()
                    start = place
                } else if token.isSign("<") {
                    skipGenerics()
                } else if token.depth > 0 {
                    skipBrackets()
                } else {
                    advance()
                }
            }
            types.append(text(from: start, to: place))
        }
        while let token = current, !token.isSign("{") { advance() }
        return types.filter { !$0.isEmpty }
    }
}

/// Gathers the members of a type.
private struct MemberReader {
    var variables: [VariableDeclaration] = []
    var cases: [TypeDeclaration.Case] = []
    var initializers: [TypeDeclaration.Initializer] = []

    mutating func read(_ cursor: inout SourceCursor) {
        guard cursor.take("{") else { return }
        while let token = cursor.current, !token.isSign("}") {
            let start = cursor.place
            let head = cursor.readHead()
            switch head.keyword {
            case "var", "let": variables.append(VariableDeclaration(head, &cursor))
            case "case": readCases(&cursor)
            case "init": readInitializer(head, &cursor)
            case nil: if cursor.current?.isSign("}") != true { cursor.skipOne() }
            default: cursor.skipDeclaration()
            }
            if cursor.place == start { cursor.advance() }
        }
    }

    private mutating func readCases(_ cursor: inout SourceCursor) {
        repeat {
            guard let name = cursor.current?.word else { return }
            let offset = cursor.current?.range.lowerBound ?? 0
            cursor.advance()
            let values = cursor.current?.isSign("(") == true ? cursor.readArguments().map(\.text) : []
            cases.append(.init(name: name, values: values.map(Self.withoutDefault), offset: offset))
            if cursor.take("=") {
                while let token = cursor.current, !token.startsLine, !token.isSign(","), !token.isSign("}") {
                    cursor.advance()
                }
            }
        } while cursor.take(",")
    }

    /// `Int` for `Int = 3`.
    private static func withoutDefault(_ value: String) -> String {
        var cursor = SourceCursor(value)
        while let token = cursor.current, !token.isSign("=") {
            if token.isSign("<") {
                cursor.skipGenerics()
            } else if token.depth > 0 {
                cursor.skipBrackets()
            } else {
                cursor.advance()
            }
        }
        return cursor.text(from: 0, to: cursor.place)
    }

    private mutating func readInitializer(_ head: DeclarationHead, _ cursor: inout SourceCursor) {
        while cursor.current?.isSign("?") == true || cursor.current?.isSign("!") == true { cursor.advance() }
        cursor.skipGenerics()
        var takesNothing = false
        if cursor.current?.isSign("(") == true {
            takesNothing = cursor.next?.isSign(")") == true
            cursor.skipBrackets()
        }
        initializers.append(.init(takesNothing: takesNothing, access: head.access))
        cursor.skipDeclaration()
    }
}

extension SourceCursor {
    /// Goes over one token, or over what its bracket holds.
    fileprivate mutating func skipOne() {
        if current?.depth ?? 0 > 0 { skipBrackets() } else { advance() }
    }

    /// Goes over the rest of a function, a type, an alias: its braces, or its line.
    fileprivate mutating func skipDeclaration() {
        var isFirst = true
        while let token = current, !token.isSign("}"), !token.isSign(";") {
            if token.isSign("{") { return skipBrackets() }
            if !isFirst, token.startsLine, begins(token) { return }
            skipOne()
            isFirst = false
        }
        _ = take(";")
    }

    /// Whether a line that begins so begins a declaration; one that goes on begins with an arrow, a bracket or `where`.
    private func begins(_ token: SourceToken) -> Bool {
        if token.isSign("@") { return true }
        if case .pound = token.kind { return true }
        guard token.keyword != nil else { return false }
        var ahead = self
        return ahead.readHead().keyword != nil
    }
}
