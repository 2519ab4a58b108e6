extension VariableDeclaration.Accessor {
    /// What reads and what writes, by the words that may stand there.
    fileprivate static let names: Set<String> = [
        "get", "set", "_read", "_modify", "read", "modify", "unsafeAddress", "unsafeMutableAddress",
    ]
}

extension SourceCursor {
    /// The accessors in the braces here; braces without any are a getter. The cursor stays where it is.
    func readAccessors() -> [VariableDeclaration.Accessor] {
        var inner = self
        inner.advance()
        var accessors: [VariableDeclaration.Accessor] = []
        while let accessor = inner.readAccessor() { accessors.append(accessor) }
        return accessors.isEmpty ? [VariableDeclaration.Accessor(name: "get")] : accessors
    }

    /// Reads `nonmutating set(value) { … }` and goes behind it; nil where something else stands.
    private mutating func readAccessor() -> VariableDeclaration.Accessor? {
        _ = readHead()
        guard let name = current?.keyword, VariableDeclaration.Accessor.names.contains(name) else { return nil }
        advance()
        if current?.isSign("(") == true { skipBrackets() }
        var accessor = VariableDeclaration.Accessor(name: name)
        while let word = current?.keyword, word == "async" || word == "throws" {
            if word == "async" { accessor.isAsync = true } else { accessor.isThrowing = true }
            advance()
            if current?.isSign("(") == true { skipBrackets() }
        }
        // `get` may also be the name of something that a getter's expression begins with.
        guard current?.isSign("{") == true else { return nil }
        skipBrackets()
        return accessor
    }
}
