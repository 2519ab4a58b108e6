import AppIntentsMacroExpansion
import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The program that the compiler starts to expand the macros of the authoring API.
///
/// It speaks the compiler's protocol on its standard streams until the compiler closes them. Sources/AppIntentsMacros/DESIGN.md
/// tells why it does so by itself.
@main enum Plugin {
    static func main() {
        guard let wire = MessageWire() else { exit(1) }
        while let message = wire.receive() {
            guard let answer = Self.answer(to: message), wire.send(answer) else { exit(1) }
        }
    }

    private static func answer(to message: Data) -> Data? {
        let request = try? JSONDecoder().decode(HostMessage.self, from: message)
        let encoder = JSONEncoder()
        guard let expansion = request?.expandAttachedMacro else {
            guard request?.expandFreestandingMacro == nil else {
                return try? encoder.encode(ExpansionMessage(MacroExpansion()))
            }
            return try? encoder.encode(CapabilityMessage())
        }
        return try? encoder.encode(ExpansionMessage(expansion.request.map(MacroExpander.expand) ?? MacroExpansion()))
    }
}

/// Messages with their length before them, on what were the program's standard streams.
struct MessageWire {
    private let input: Int32 = 0
    private let output: Int32

    /// Standard output is the wire; what else the program would print goes to standard error.
    init?() {
        output = dup(1)
        guard output >= 0, dup2(2, 1) >= 0 else { return nil }
    }

    /// The next message; nil when there is none.
    func receive() -> Data? {
        guard let head = bytes(8) else { return nil }
        let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        return count > 0 ? bytes(count).map { Data($0) } : nil
    }

    func send(_ message: Data) -> Bool {
        var bytes = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) } + Array(message)
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            bytes.removeFirst(count)
        }
        return true
    }

    private func bytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var got = 0
        while got < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { read(input, $0 + got, count - got) } ?? 0
            }
            guard more > 0 else { return nil }
            got += more
        }
        return bytes
    }
}
