/// How a phrase of an opened file is written. A place that holds no such thing says nothing; `CompiledGrammar.verify` finds
/// it.
struct StoredWording: Sendable {
    let memory: FileMemory
    let range: Range<Int>
    let slotCount: Int

    var template: Template {
        var reader = reader
        return (try? reader.template()) ?? Template(pieces: [])
    }

    var tree: PhraseTree { (try? read()) ?? .nothing }

    var isReadable: Bool { (try? read()) != nil }

    private func read() throws(ByteReader.Damage) -> PhraseTree {
        var reader = reader
        _ = try reader.template()
        return try reader.tree(slotCount: slotCount)
    }

    private var reader: ByteReader { ByteReader(UnsafeRawBufferPointer(rebasing: memory.bytes[range])) }
}
