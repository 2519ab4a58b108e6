import Foundation
import Testing

@testable import PhrasebookConsole

@Suite struct SharedPiecesTests {
    private static func piece(_ key: UInt64, long: Int = 0) -> [UInt8] {
        Array("piece \(key) \(String(repeating: "x", count: Int(key) % 7 + long))".utf8)
    }

    private static func keep(_ keys: some Sequence<UInt64>, in pieces: SharedPieces, long: Int = 0) {
        for key in keys { piece(key, long: long).withUnsafeBufferPointer { pieces.keep(key, $0) } }
    }

    private static func read(_ key: UInt64, in table: PieceTable) -> [UInt8]? {
        var line: [UInt8] = []
        return table.view.write(key, into: &line) ? line : nil
    }

    /// Many more than a table begins with.
    @Test func areReadAsTheyWereKept() {
        let pieces = SharedPieces()
        let keys = (1...20_000).map { UInt64($0) << 40 | 3 }
        let early = pieces.table
        Self.keep(keys + keys.prefix(100), in: pieces)
        let table = pieces.table
        #expect(keys.allSatisfy { Self.read($0, in: table) == Self.piece($0) })
        #expect(Self.read(7, in: table) == nil)
        #expect(keys.allSatisfy { Self.read($0, in: early).map { $0.count > 5 } ?? true })
    }

    /// More than are kept at once: by their bytes.
    @Test func beginAnewWhereTheyAreTooMany() {
        let pieces = SharedPieces()
        let keys = (1...400).map { UInt64($0) }
        Self.keep(keys, in: pieces, long: 100_000)
        let table = pieces.table
        #expect(keys.allSatisfy { Self.read($0, in: table).map { $0.count > 100_000 } ?? true })
        #expect(keys.suffix(50).allSatisfy { Self.read($0, in: table) == Self.piece($0, long: 100_000) })
        #expect(Self.read(1, in: table) == nil)
    }

    /// Whoever reads while others add reads what was kept, or nothing.
    @Test func areRightForAllThreads() {
        let pieces = SharedPieces()
        let failures = (0..<8).map { _ in NSCountedSet() }
        nonisolated(unsafe) let wrong = failures
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for key in (1...8_000).map({ UInt64($0) }) {
                let found = Self.read(key, in: pieces.table)
                if found == nil { Self.keep([key], in: pieces) }
                if (found ?? Self.read(key, in: pieces.table)) != Self.piece(key) { wrong[thread].add(key) }
            }
        }
        #expect(failures.map(\.count) == Array(repeating: 0, count: 8))
    }
}
