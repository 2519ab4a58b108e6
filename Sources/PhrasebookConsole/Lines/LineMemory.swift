import GrammarFiles

/// What was answered to texts that were said before. What people say to their apps they say again and again.
///
/// Its size is bounded: once it is full it begins anew. One thread at a time uses it.
struct LineMemory: ~Copyable {
    private struct Cell {
        /// Zero where free.
        var hash: UInt64 = 0
        /// Where the text begins, and the answer behind it.
        var start: Int32 = 0
        var textCount: Int16 = 0
        var answerCount: Int16 = 0
        var code = ExitCode.done
    }

    /// Texts and answers that are kept.
    private static let countLimit = 4_096
    private static let textLimit = 256
    private static let answerLimit = 2_048

    /// Open addressing, half of it free.
    private var cells = Array(repeating: Cell(), count: 2 * countLimit)
    private var bytes: [UInt8] = []
    private var count = 0
    /// Nobody can choose texts that all fall into one place.
    private let seed = UInt64.random(in: .min ... .max)

    /// Writes the answer to a text that is known, byte by byte: canonically equal texts have different offsets.
    func write(_ text: UnsafeBufferPointer<UInt8>, into line: inout [UInt8]) -> ExitCode? {
        guard text.count <= Self.textLimit else { return nil }
        let cell = cells[place(of: text, hash(of: text))]
        guard cell.hash != 0 else { return nil }
        bytes.withUnsafeBufferPointer {
            let start = Int(cell.start) + Int(cell.textCount)
            line.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<start + Int(cell.answerCount)]))
        }
        return cell.code
    }

    mutating func remember(_ answer: ArraySlice<UInt8>, _ code: ExitCode, for text: UnsafeBufferPointer<UInt8>) {
        guard text.count <= Self.textLimit, answer.count <= Self.answerLimit else { return }
        if count == Self.countLimit { forget() }
        let hash = hash(of: text)
        let place = place(of: text, hash)
        guard cells[place].hash == 0 else { return }
        cells[place] = Cell(
            hash: hash, start: Int32(bytes.count), textCount: Int16(text.count), answerCount: Int16(answer.count),
            code: code)
        bytes.append(contentsOf: text)
        bytes.append(contentsOf: answer)
        count += 1
    }

    private mutating func forget() {
        for place in cells.indices { cells[place].hash = 0 }
        bytes.removeAll(keepingCapacity: true)
        count = 0
    }

    /// Where a text is, or would be.
    private func place(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
        var place = Int(truncatingIfNeeded: hash >> 32) & (cells.count - 1)
        while cells[place].hash != 0, cells[place].hash != hash || !holds(text, cells[place]) {
            place = (place + 1) & (cells.count - 1)
        }
        return place
    }

    private func holds(_ text: UnsafeBufferPointer<UInt8>, _ cell: Cell) -> Bool {
        guard Int(cell.textCount) == text.count else { return false }
        return bytes.withUnsafeBufferPointer {
            $0[Int(cell.start)..<Int(cell.start) + text.count].elementsEqual(text)
        }
    }

    /// Eight bytes at a time; never zero.
    private func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(text)
        var hash = seed ^ UInt64(text.count)
        var offset = 0
        while offset + 8 <= raw.count {
            hash = Self.mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < raw.count {
            rest = rest << 8 | UInt64(raw[offset])
            offset += 1
        }
        return max(Self.mixed(hash ^ rest), 1)
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        let product = number.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
