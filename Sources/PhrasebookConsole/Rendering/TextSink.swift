import Foundation

/// A file descriptor that text is written to at once, and that remembers when nobody reads any more.
///
/// A closed pipe is no error: the writer asks `isClosed` and stops. Any other failure is kept for the program's end.
package final class TextSink: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    private var failure: Int32?

    package init(descriptor: Int32) {
        self.descriptor = descriptor
        if StandardDescriptors.closed.contains(descriptor) { failure = EBADF }
    }

    package func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    package func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes { write($0) } }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil else { return }
        // What an app printed stands before what the console says next.
        fflush(nil)
        var rest = bytes
        while let base = rest.baseAddress, !rest.isEmpty {
            let count = Foundation.write(descriptor, base, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
            } else if errno != EINTR {
                failure = errno
                return
            }
        }
    }

    /// Whether nothing written can arrive any more.
    package var isClosed: Bool { error != nil }

    /// Why writing failed, unless the reader merely went away.
    package var reason: String? {
        error.flatMap { $0 == EPIPE ? nil : $0 == EBADF ? StandardDescriptors.reason : String(cString: strerror($0)) }
    }

    private var error: Int32? {
        lock.lock()
        defer { lock.unlock() }
        return failure
    }
}
