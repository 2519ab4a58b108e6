/// Texts that nobody knew, whatever letters of theirs are capital ones: what is understood that is not said word for word depends
/// on the words alone.
///
/// Its size is bounded. One thread at a time uses it.
struct RefusedTexts: ~Copyable {
    private var memory = LineMemory()
    private var lowered: [UInt8] = []

    /// - text: that is no phrase as it stands: capital letters may end words there.
    mutating func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard lower(text) else { return false }
        var nothing: [UInt8] = []
        return lowered.withUnsafeBufferPointer { memory.write($0, into: &nothing) } != nil
    }

    mutating func insert(_ text: UnsafeBufferPointer<UInt8>) {
        guard lower(text) else { return }
        lowered.withUnsafeBufferPointer { memory.remember([], .notDone, for: $0) }
    }

    /// Only plain letters and spaces are the same in small letters.
    private mutating func lower(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        lowered.removeAll(keepingCapacity: true)
        for byte in text {
            let small = byte | 0x20
            guard small &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: " ") else { return false }
            lowered.append(small)
        }
        return !lowered.isEmpty
    }
}
