import Foundation

/// A long row in parts, which threads take on at the same time.
enum RowParts {
    /// A part of fewer is done before a thread has begun.
    private static let least = 4_096
    /// More threads wait for memory, and for what cannot be done at the same time.
    private static let limit = 8

    /// What is made of each part of so many things, in their order; of all at once where they are few.
    static func map<Made: Sendable>(of count: Int, _ make: @Sendable (Range<Int>) -> Made) -> [Made] {
        let parts = min(ProcessInfo.processInfo.activeProcessorCount, limit, count / least)
        guard parts > 1 else { return [make(0..<count)] }
        var made = [Made?](repeating: nil, count: parts)
        made.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: parts) { part in
                buffer[part] = make(count * part / parts..<count * (part + 1) / parts)
            }
        }
        return made.compactMap(\.self)
    }
}
