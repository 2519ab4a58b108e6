/// A grammar in a file, ready to match: opening it costs what its phrases cost, however many names its lists have.
///
///     try CompiledGrammar.write(grammar, metadata: notes, to: "home.phrases")
///     let opened = try CompiledGrammar(path: "home.phrases")
///     Matcher(opened.grammar).match(SpokenText("open heron nest"))
///
/// The names stay in the file, and are read as utterances ask for them. So nobody may change the file while it is open;
/// `write` puts a new one in its place. What is damaged is an error when the file is opened, or, in the names and what is
/// noted of them, when `verify` is asked; until then a damaged name only does not match, or as something else.
package struct CompiledGrammar: Sendable {
    package let grammar: Grammar
    private let file: CompiledFileReader

    package init(path: String) throws(CompiledGrammarError) {
        try self.init(CompiledFileReader(try FileMemory(mapping: path), path: path))
    }

    /// Opens the bytes of such a file, of which it keeps a copy.
    /// - name: what messages call it.
    package init(bytes: [UInt8], name: String) throws(CompiledGrammarError) {
        let memory = bytes.withUnsafeBytes { FileMemory(copying: $0) }
        try self.init(CompiledFileReader(memory, path: name))
    }

    private init(_ file: CompiledFileReader) throws(CompiledGrammarError) {
        self.file = file
        grammar = try CompiledGrammarReader(file: file).grammar()
    }

    /// What the writer noted beside the grammar: what templates stand for.
    package func withMetadata<T, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> T
    ) throws(Failure) -> T {
        defer { withExtendedLifetime(file.memory) {} }
        return try body(file.bytes(CompiledFile.Key(.metadata)))
    }

    /// What the writer noted of each entry; nobody has looked at it yet, so it may hold anything.
    package func withEntryData<T, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> T
    ) throws(Failure) -> T {
        defer { withExtendedLifetime(file.memory) {} }
        return try body(file.bytes(CompiledFile.Key(.entryData)))
    }

    /// For messages.
    package var path: String { file.path }

    /// Reads the whole file and finds any damage.
    package func verify() throws(CompiledGrammarError) {
        try CompiledGrammarReader(file: file).verify(grammar)
    }

    /// Whether a file that begins so is meant to be a compiled grammar.
    package static func isCompiled(_ beginning: some Sequence<UInt8>) -> Bool {
        beginning.starts(with: CompiledFile.magic)
    }

    /// Writes a file that replaces what stood there once it is whole.
    package static func write(
        _ grammar: Grammar, metadata: [UInt8] = [], entryData: [UInt8] = [], to path: String
    ) throws(CompiledGrammarError) {
        try writer(grammar, metadata, entryData).withPieces { (pieces) throws(CompiledGrammarError) in
            try FileMemory.write(pieces, to: path)
        }
    }

    /// The bytes of such a file.
    package static func bytes(
        of grammar: Grammar, metadata: [UInt8] = [], entryData: [UInt8] = []
    ) throws(CompiledGrammarError) -> [UInt8] {
        try writer(grammar, metadata, entryData).withPieces { (pieces) throws(CompiledGrammarError) in
            pieces.reduce(into: []) { $0.append(contentsOf: $1) }
        }
    }
}
