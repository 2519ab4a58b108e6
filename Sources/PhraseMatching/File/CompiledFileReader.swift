/// The frame of a file, checked: every section lies within the file and is whole, but what it holds may still be anything.
struct CompiledFileReader: Sendable {
    struct Section: Sendable {
        let range: Range<Int>
        let sum: UInt64
    }

    let memory: FileMemory
    /// For messages.
    let path: String
    private let sections: [CompiledFile.Key: Section]

    init(_ memory: FileMemory, path: String) throws(CompiledGrammarError) {
        let bytes = memory.bytes
        let magic = CompiledFile.magic
        guard bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count)) else { throw .foreign(path: path) }
        guard bytes.count >= CompiledFile.headerLength else {
            throw .truncated(path: path, expected: nil, actual: bytes.count)
        }
        try Self.checkFormat(bytes, path)
        let count = Int(bytes.loadUnaligned(fromByteOffset: 24, as: UInt32.self))
        let start = CompiledFile.headerLength + count * CompiledFile.rowLength
        guard start <= bytes.count else { throw .truncated(path: path, expected: nil, actual: bytes.count) }
        let table = UnsafeRawBufferPointer(rebasing: bytes[CompiledFile.headerLength..<start])
        guard Self.sum(bytes, table) == bytes.loadUnaligned(fromByteOffset: 32, as: UInt64.self) else {
            throw .damaged(path: path, part: .header)
        }
        let length = Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
        guard length <= bytes.count else { throw .truncated(path: path, expected: length, actual: bytes.count) }
        guard length == bytes.count, let sections = Self.sections(table, from: start, to: length) else {
            throw .damaged(path: path, part: .header)
        }
        self.memory = memory
        self.path = path
        self.sections = sections
    }

    private static func checkFormat(_ bytes: UnsafeRawBufferPointer, _ path: String) throws(CompiledGrammarError) {
        let order = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
        guard order == CompiledFile.byteOrder else {
            if order == CompiledFile.byteOrder.byteSwapped { throw .otherByteOrder(path: path) }
            throw .damaged(path: path, part: .header)
        }
        let (version, known) = (bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self), CompiledFile.version)
        guard version == known else {
            throw .otherVersion(path: path, version: Int(version), known: Int(known))
        }
    }

    private static func sum(_ bytes: UnsafeRawBufferPointer, _ table: UnsafeRawBufferPointer) -> UInt64 {
        let covered = Array(bytes[..<32]) + Array(table)
        return covered.withUnsafeBytes { Checksum.of($0) }
    }

    /// `nil` where sections do not follow one another to the end of the file, or one is there twice.
    private static func sections(
        _ table: UnsafeRawBufferPointer, from start: Int, to end: Int
    ) -> [CompiledFile.Key: Section]? {
        var sections: [CompiledFile.Key: Section] = [:]
        var expected = start
        for row in stride(from: 0, to: table.count, by: CompiledFile.rowLength) {
            func word(_ offset: Int) -> UInt32 { table.loadUnaligned(fromByteOffset: row + offset, as: UInt32.self) }
            func long(_ offset: Int) -> UInt64 { table.loadUnaligned(fromByteOffset: row + offset, as: UInt64.self) }
            guard long(8) == UInt64(expected), long(16) <= UInt64(end - expected) else { return nil }
            let length = Int(long(16))
            let key = CompiledFile.Key(kind: word(0), number: word(4))
            guard sections.updateValue(Section(range: expected..<expected + length, sum: long(24)), forKey: key) == nil
            else { return nil }
            expected += CompiledFile.padded(length)
            guard expected <= end else { return nil }
        }
        return expected == end ? sections : nil
    }

    /// Where a section lies; one that is not there is empty.
    func range(_ key: CompiledFile.Key) -> Range<Int> { sections[key]?.range ?? 0..<0 }

    func bytes(_ key: CompiledFile.Key) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: memory.bytes[range(key)])
    }

    /// A section as a row of plain values; `nil` where it does not divide into such.
    func elements<Element>(_ key: CompiledFile.Key, as _: Element.Type) -> UnsafeBufferPointer<Element>? {
        let bytes = bytes(key)
        guard bytes.count % MemoryLayout<Element>.stride == 0 else { return nil }
        return UnsafeBufferPointer(
            start: bytes.baseAddress?.assumingMemoryBound(to: Element.self),
            count: bytes.count / MemoryLayout<Element>.stride)
    }

    /// Whether a section and the zeros behind it are as they were written.
    func isWhole(_ key: CompiledFile.Key) -> Bool {
        guard let section = sections[key] else { return true }
        let end = section.range.lowerBound + CompiledFile.padded(section.range.count)
        return Checksum.of(UnsafeRawBufferPointer(rebasing: memory.bytes[section.range.lowerBound..<end]))
            == section.sum
    }

    /// Kinds and numbers of all sections, in ascending order.
    var keys: [CompiledFile.Key] { sections.keys.sorted { ($0.kind, $0.number) < ($1.kind, $1.number) } }
}
