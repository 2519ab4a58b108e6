import Foundation

/// The bytes of a file, with the system's own words where it cannot be read.
///
/// Pipes and devices are files here too (`test <(make-cases)`, `/dev/stdin`), and an endless one ends at the limit.
enum FileData {
    static func contents(of url: URL, path: String, limit: Int) throws(GrammarFileError) -> Data {
        func fail(_ problem: GrammarFileError.Problem) -> GrammarFileError {
            GrammarFileError(path: path, place: nil, problem: problem)
        }
        let file = open(url.path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw fail(.unreadable(reason: reason)) }
        defer { close(file) }
        var data = Data()
        var block = [UInt8](repeating: 0, count: 1 << 18)
        while data.count <= limit {
            let count = read(file, &block, block.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw fail(.unreadable(reason: reason)) }
            guard count > 0 else { return data }
            data.append(contentsOf: block[..<count])
        }
        throw fail(.tooLarge(limit: limit))
    }

    private static var reason: String { String(cString: strerror(errno)).lowercased() }
}
