import Foundation

/// Cuts bytes into lines, and lets go of a line that becomes too long while it still comes in.
struct LineSplitter: Sendable {
    struct Line: Sendable {
        /// Without the line feed; empty when it was too long.
        let bytes: [UInt8]
        let number: Int
        let isTooLong: Bool
    }

    let limit: Int
    private var buffer: [UInt8] = []
    private var isTooLong = false
    /// Of the line that comes next or is under way.
    private(set) var number = 1

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether a line begins with what comes next.
    var isAtStart: Bool { buffer.isEmpty && !isTooLong }

    /// Passes over lines that somebody else reads.
    mutating func pass(_ count: Int) { number += count }

    /// The next line that `bytes` completes; what follows its end stays in `bytes`.
    mutating func next(_ bytes: inout Slice<UnsafeBufferPointer<UInt8>>) -> Line? {
        guard !bytes.isEmpty else { return nil }
        guard let end = Self.lineFeed(in: bytes) else {
            append(bytes)
            bytes = bytes[bytes.endIndex...]
            return nil
        }
        append(bytes[..<end])
        bytes = bytes[(end + 1)...]
        return take()
    }

    /// The last line, when no line feed ended it.
    mutating func finish() -> Line? {
        buffer.isEmpty && !isTooLong ? nil : take()
    }

    /// A long line in an unoptimised program takes seconds with `firstIndex(of:)`.
    static func lineFeed(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let base = bytes.base.baseAddress else { return nil }
        let start = UnsafeRawPointer(base + bytes.startIndex)
        return memchr(start, 0x0A, bytes.count).map { bytes.startIndex + (UnsafeRawPointer($0) - start) }
    }

    private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        guard !isTooLong else { return }
        guard buffer.count + bytes.count <= limit else {
            isTooLong = true
            buffer = []
            return
        }
        buffer.append(contentsOf: bytes)
    }

    private mutating func take() -> Line {
        defer {
            buffer.removeAll(keepingCapacity: buffer.capacity < 4096)
            isTooLong = false
            number += 1
        }
        // A byte order mark is no part of the text.
        let hasMark = number == 1 && buffer.starts(with: [0xEF, 0xBB, 0xBF])
        return Line(bytes: hasMark ? Array(buffer.dropFirst(3)) : buffer, number: number, isTooLong: isTooLong)
    }
}
