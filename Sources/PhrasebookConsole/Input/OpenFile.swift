import Foundation

/// Whether a descriptor that the program was started with leads anywhere.
enum OpenFile {
    /// Why a closed one cannot be used.
    static let closed = "it is closed"

    /// A descriptor that was closed at the start may since belong to what the system library waits with, which is no
    /// file: it is not to be read or written.
    static func isOpen(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
    }
}
