/// Puts sections together as one file.
struct CompiledFileWriter {
    private struct Section {
        let key: CompiledFile.Key
        let bytes: UnsafeRawBufferPointer
        let owner: any AnyObject & Sendable
    }

    private var sections: [Section] = []

    /// Adds what belongs to somebody who does not change it.
    mutating func add<Element>(
        _ key: CompiledFile.Key, _ elements: UnsafeBufferPointer<Element>, of owner: any AnyObject & Sendable
    ) {
        sections.append(Section(key: key, bytes: UnsafeRawBufferPointer(elements), owner: owner))
    }

    mutating func add(_ key: CompiledFile.Key, _ bytes: [UInt8]) {
        let memory = bytes.withUnsafeBytes { FileMemory(copying: $0) }
        sections.append(Section(key: key, bytes: memory.bytes, owner: memory))
    }

    /// Hands out the whole file in pieces.
    func withPieces<T>(
        _ body: ([UnsafeRawBufferPointer]) throws(CompiledGrammarError) -> T
    ) throws(CompiledGrammarError) -> T {
        let header = header()
        let memory = header.withUnsafeBytes { FileMemory(copying: $0) }
        let zeros = [UInt8](repeating: 0, count: 8).withUnsafeBytes { FileMemory(copying: $0) }
        defer { withExtendedLifetime((memory, zeros, sections)) {} }
        var pieces = [memory.bytes]
        for section in sections {
            pieces.append(section.bytes)
            let missing = CompiledFile.padded(section.bytes.count) - section.bytes.count
            pieces.append(UnsafeRawBufferPointer(rebasing: zeros.bytes[..<missing]))
        }
        return try body(pieces)
    }

    private func header() -> [UInt8] {
        var offset = CompiledFile.headerLength + sections.count * CompiledFile.rowLength
        var table = ByteWriter()
        for section in sections {
            table.write(section.key.kind)
            table.write(section.key.number)
            table.write(Int64(offset))
            table.write(Int64(section.bytes.count))
            table.write(Int64(bitPattern: Checksum.of(section.bytes)))
            offset += CompiledFile.padded(section.bytes.count)
        }
        var header = ByteWriter()
        for byte in CompiledFile.magic { header.write(byte) }
        header.write(CompiledFile.byteOrder)
        header.write(CompiledFile.version)
        header.write(Int64(offset))
        header.write(count: sections.count)
        header.write(UInt32(0))
        let sum = (header.bytes + table.bytes).withUnsafeBytes { Checksum.of($0) }
        header.write(Int64(bitPattern: sum))
        return header.bytes + table.bytes
    }
}
