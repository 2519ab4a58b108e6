import Foundation

/// Reads UTF-8 from the terminal a character at a time, and can be woken from elsewhere.
struct KeyboardInput {
    enum Item {
        case scalar(Unicode.Scalar)
        case woken
        case end
        case failed
    }

    private let descriptor: Int32
    private let waking: (reader: Int32, writer: Int32)
    private var buffer: [UInt8] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        waking = (ends[0], ends[1])
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(waking.writer, &byte, 1)
    }

    mutating func next() -> Item {
        while true {
            if let scalar = takeScalar() { return .scalar(scalar) }
            var polled = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: waking.reader, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polled, 2, -1) > 0 else {
                if errno == EINTR { continue }
                return .failed
            }
            if polled[1].revents != 0 {
                drain()
                return .woken
            }
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(descriptor, &bytes, 1)
            if count > 0 {
                buffer += bytes.prefix(count)
            } else if count == 0 || errno == EIO {
                return .end
            } else if errno != EINTR && errno != EAGAIN {
                return .failed
            }
        }
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(waking.reader, &bytes, bytes.count) > 0 {}
    }

    /// A whole character of the buffer; `�` for bytes that are none.
    private mutating func takeScalar() -> Unicode.Scalar? {
        guard let first = buffer.first else { return nil }
        let length =
            switch first {
            case 0..<0x80: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let isBroken = buffer.dropFirst().contains { $0 & 0xC0 != 0x80 }
        if isBroken {
            buffer.removeFirst()
            return "\u{FFFD}"
        }
        guard buffer.count >= length else { return nil }
        let text = String(decoding: buffer.prefix(length), as: UTF8.self)
        buffer.removeFirst(length)
        return text.unicodeScalars.first
    }
}
