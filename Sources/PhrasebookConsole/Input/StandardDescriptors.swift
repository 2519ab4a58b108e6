import Foundation

/// Which of standard input, output and error the program was started without.
enum StandardDescriptors {
    /// Why a closed one cannot be used.
    static let reason = "it is closed"

    /// Those that were closed when this was first read, which is to be before anything is opened.
    ///
    /// Their numbers would go to the next files that are opened, and a database would be written to in place of a
    /// terminal: so they are taken by `/dev/null`. What the system library waits with may have one already, and is no file.
    static let closed: Set<Int32> = {
        Set(
            (0...2).filter { number in
                var status = stat()
                if fstat(number, &status) == 0 { return status.st_mode & S_IFMT == 0 }
                _ = open("/dev/null", O_RDWR)
                return true
            })
    }()
}
