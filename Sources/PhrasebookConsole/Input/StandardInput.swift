import Foundation

/// Reads a file descriptor chunk by chunk without holding up anybody else: a pipe may be silent for hours.
final class StandardInput: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "phrasebook.input")

    init(descriptor: Int32 = 0) {
        self.descriptor = descriptor
    }

    /// Whether all that can be read is there already: it is a file on a disk.
    var isFile: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether the next reading need not wait.
    var hasBytes: Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 0) > 0
    }

    /// The next bytes; `nil` at the end.
    func next(limit: Int = 65_536) async throws(ConsoleError) -> [UInt8]? {
        let result: Result<[UInt8]?, ConsoleError> = await withCheckedContinuation { continuation in
            queue.async { [descriptor] in
                continuation.resume(returning: Self.read(descriptor, limit))
            }
        }
        return try result.get()
    }

    private static func read(_ descriptor: Int32, _ limit: Int) -> Result<[UInt8]?, ConsoleError> {
        guard !StandardDescriptors.closed.contains(descriptor) else {
            return .failure(.unreadableInput(StandardDescriptors.reason))
        }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            count = 0
            while true {
                let received = Foundation.read(descriptor, buffer.baseAddress, limit)
                if received >= 0 {
                    count = received
                    return
                }
                if errno == EAGAIN {
                    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                    poll(&wait, 1, -1)
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if failure != 0 { return .failure(.unreadableInput(String(cString: strerror(failure)))) }
        return .success(bytes.isEmpty ? nil : bytes)
    }
}
