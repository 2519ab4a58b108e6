/// What an utterance folds to and where each byte came from, in one piece of memory: it is made for every one.
struct FoldedUtterance: @unchecked Sendable {
    private typealias Source = TextFolder.Source

    /// How many bytes there are, their sources, and behind these the bytes and their boundaries; never changed.
    private let memory: ManagedBuffer<Int, TextFolder.Source>

    /// - sources: one for each folded byte.
    init(_ text: FoldedView, _ sources: UnsafeBufferPointer<TextFolder.Source>) {
        let (count, stride) = (text.bytes.count, MemoryLayout<Source>.stride)
        let behind = (2 * count + 1 + stride - 1) / stride
        memory = ManagedBuffer<Int, Source>.create(minimumCapacity: count + behind) { _ in count }
        memory.withUnsafeMutablePointerToElements { elements in
            if let sources = sources.baseAddress { elements.initialize(from: sources, count: count) }
            let bytes = UnsafeMutableRawPointer(elements + count)
            if let said = text.bytes.baseAddress { bytes.copyMemory(from: said, byteCount: count) }
            if let said = text.boundaries.baseAddress { (bytes + count).copyMemory(from: said, byteCount: count + 1) }
        }
    }

    var isEmpty: Bool { memory.header == 0 }

    @inline(__always)
    func withView<T>(_ body: (FoldedView, UnsafeBufferPointer<TextFolder.Source>) -> T) -> T {
        memory.withUnsafeMutablePointers { count, elements in
            let count = count.pointee
            let bytes = UnsafeRawPointer(elements + count)
            let view = FoldedView(
                bytes: UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self), count: count),
                boundaries: UnsafeBufferPointer(
                    start: (bytes + count).assumingMemoryBound(to: Boundary.self), count: count + 1))
            return body(view, UnsafeBufferPointer(start: elements, count: count))
        }
    }
}
