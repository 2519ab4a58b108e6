/// Tells byte by byte whether a text can still become one JSON object, without keeping it.
///
/// Numbers and words are taken as they come: whoever decodes the object is strict about them.
struct JSONPrefix: Sendable {
    private enum Expected: Sendable {
        case start, keyOrEnd, key, colon, value, valueOrEnd, separator, nothing
    }

    private enum Inside: Sendable {
        case nothing, string, escape, word
    }

    static let depthLimit = 128
    private var expected = Expected.start
    private var inside = Inside.nothing
    /// For each open bracket, whether it is an object's.
    private var open: [Bool] = []

    /// The object has ended.
    private(set) var isComplete = false

    /// Takes one byte, and tells whether it may stand here.
    mutating func take(_ byte: UInt8) -> Bool {
        switch inside {
        case .string: return takeInString(byte)
        case .escape:
            inside = .string
            return byte >= 0x20
        case .word:
            if isWord(byte) { return true }
            inside = .nothing
            expected = .separator
            return takeOutside(byte)
        case .nothing: return takeOutside(byte)
        }
    }

    private mutating func takeInString(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"): inside = .escape
        case UInt8(ascii: "\""):
            inside = .nothing
            expected = expected == .key ? .colon : .separator
        default: return byte >= 0x20
        }
        return true
    }

    private mutating func takeOutside(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: return true
        case UInt8(ascii: "{"): return begin(object: true)
        case UInt8(ascii: "["): return expected != .start && begin(object: false)
        case UInt8(ascii: "}"): return end(object: true)
        case UInt8(ascii: "]"): return end(object: false)
        case UInt8(ascii: "\""): return beginString()
        case UInt8(ascii: ":"):
            guard expected == .colon else { return false }
            expected = .value
            return true
        case UInt8(ascii: ","):
            guard expected == .separator, let isObject = open.last else { return false }
            expected = isObject ? .key : .value
            return true
        default:
            guard isWord(byte), expected == .value || expected == .valueOrEnd else { return false }
            inside = .word
            return true
        }
    }

    private mutating func begin(object: Bool) -> Bool {
        guard [.start, .value, .valueOrEnd].contains(expected), open.count < Self.depthLimit else { return false }
        open.append(object)
        expected = object ? .keyOrEnd : .valueOrEnd
        return true
    }

    private mutating func end(object: Bool) -> Bool {
        let mayEnd = expected == .separator || expected == (object ? .keyOrEnd : .valueOrEnd)
        guard mayEnd, open.popLast() == object else { return false }
        isComplete = open.isEmpty
        expected = isComplete ? .nothing : .separator
        return true
    }

    private mutating func beginString() -> Bool {
        switch expected {
        case .key, .keyOrEnd: expected = .key
        case .value, .valueOrEnd: break
        default: return false
        }
        inside = .string
        return true
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
