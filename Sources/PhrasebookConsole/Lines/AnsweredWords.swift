/// What was answered to texts that are no phrases, whatever letters of theirs are capital ones: what is understood that is not
/// said word for word depends on the words alone.
///
/// Its size is bounded. One thread at a time uses it.
struct AnsweredWords: ~Copyable {
    private var memory = LineMemory()
    private var lowered: [UInt8] = []

    /// Writes what is the same of the answer to a text whose words are known.
    /// - text: that is no phrase as it stands: capital letters may end words there.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>, into line: inout [UInt8]) -> ExitCode? {
        guard lower(text) else { return nil }
        return lowered.withUnsafeBufferPointer { memory.write($0, into: &line) }
    }

    /// - answer: what of it does not depend on how the text is written; nothing where nobody knew it.
    mutating func remember(_ answer: ArraySlice<UInt8>, _ code: ExitCode, for text: UnsafeBufferPointer<UInt8>) {
        guard lower(text) else { return }
        lowered.withUnsafeBufferPointer { memory.remember(answer, code, for: $0) }
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
