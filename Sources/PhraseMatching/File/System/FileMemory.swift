import Glibc

/// The bytes of a compiled grammar: a file that the system maps into memory page by page as it is read, or a copy of bytes
/// that the caller has.
final class FileMemory: @unchecked Sendable {
    /// Begins at a multiple of 16.
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

    init(copying source: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
        copy.copyMemory(from: source)
        bytes = UnsafeRawBufferPointer(copy)
        isMapped = false
    }

    /// Maps a file that nobody changes while it is used: `write` replaces a file as a whole and leaves the old one to
    /// those who have it.
    init(mapping path: String) throws(CompiledGrammarError) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(path: path, reason: Self.reason) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .unreadable(path: path, reason: Self.reason) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is no file") }
        let size = Int(status.st_size)
        guard size > 0 else { throw .foreign(path: path) }
        guard let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
            throw .unreadable(path: path, reason: Self.reason)
        }
        bytes = UnsafeRawBufferPointer(start: base, count: size)
        isMapped = true
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            bytes.deallocate()
        }
    }

    /// Writes a file, piece by piece; what stood at the path stays until the new file is whole. What is no file (a pipe, a
    /// device) is written to.
    static func write(_ pieces: [UnsafeRawBufferPointer], to path: String) throws(CompiledGrammarError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        if exists, status.st_mode & S_IFMT != S_IFREG {
            return try write(pieces, to: path, of: path, flags: O_WRONLY, mode: 0)
        }
        let target = exists ? resolved(path) : path
        let partial = "\(target).\(getpid()).partial"
        do throws(CompiledGrammarError) {
            let mode = exists ? status.st_mode & 0o777 : 0o666
            try write(pieces, to: partial, of: path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
            guard rename(partial, target) == 0 else {
                throw .unwritable(path: path, reason: reason)
            }
        } catch {
            unlink(partial)
            throw error
        }
    }

    private static func write(
        _ pieces: [UnsafeRawBufferPointer], to place: String, of path: String, flags: Int32, mode: mode_t
    ) throws(CompiledGrammarError) {
        let file = open(place, flags | O_CLOEXEC, mode)
        guard file >= 0 else { throw .unwritable(path: path, reason: reason) }
        defer { close(file) }
        for piece in pieces {
            var rest = piece[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(file, part.baseAddress, part.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw .unwritable(path: path, reason: reason) }
                rest = rest.dropFirst(count)
            }
        }
        if flags & O_CREAT != 0, fsync(file) != 0 { throw .unwritable(path: path, reason: reason) }
    }

    /// The file that a link leads to.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
