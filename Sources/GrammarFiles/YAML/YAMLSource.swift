import Foundation
import Grammars

/// A YAML file that was read, for messages that show its lines.
struct YAMLSource {
    static let sizeLimit = 16 * 1024 * 1024

    let path: String
    private let lines: [Substring]
    let root: YAMLNode

    init(contentsOf url: URL) throws(GrammarFileError) {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            let reason = Self.reason(url.path) ?? error.localizedDescription
            throw GrammarFileError(path: url.path, place: nil, problem: .unreadable(reason: reason))
        }
        try self.init(data, path: url.path)
    }

    init(_ data: Data, path: String) throws(GrammarFileError) {
        func fail(_ problem: GrammarFileError.Problem) -> GrammarFileError {
            GrammarFileError(path: path, place: nil, problem: problem)
        }
        guard data.count <= Self.sizeLimit else { throw fail(.tooLarge(limit: Self.sizeLimit)) }
        guard let text = String(validating: data, as: UTF8.self) else { throw fail(.notUTF8) }
        self.path = path
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        do {
            root = try YAMLReader.read(text)
        } catch {
            let source = lines.indices.contains(error.place.line - 1) ? String(lines[error.place.line - 1]) : ""
            let place = GrammarFileError.Place(line: error.place.line, column: error.place.column, source: source)
            throw GrammarFileError(path: path, place: place, problem: GrammarFileError.Problem(error.problem))
        }
    }

    /// What the system says against reading a file; Foundation keeps it to itself.
    private static func reason(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return String(cString: strerror(errno)).lowercased() }
        defer { close(file) }
        var byte: UInt8 = 0
        return read(file, &byte, 1) < 0 ? String(cString: strerror(errno)).lowercased() : nil
    }

    func error(_ problem: GrammarFileError.Problem, at place: YAMLPlace) -> GrammarFileError {
        let source = lines.indices.contains(place.line - 1) ? String(lines[place.line - 1]) : ""
        return GrammarFileError(
            path: path, place: .init(line: place.line, column: place.column, source: source), problem: problem)
    }
}

extension GrammarFileError.Problem {
    fileprivate init(_ problem: YAMLError.Problem) {
        switch problem {
        case .syntax(let reason): self = .syntax(reason)
        case .empty: self = .empty
        case .secondDocument: self = .secondDocument
        case .anchor: self = .anchor
        case .tag(let tag): self = .tag(tag)
        case .keyIsNoText: self = .keyIsNoText
        case .duplicateKey(let key, let line): self = .duplicateKey(key, firstLine: line)
        case .tooDeep(let limit): self = .tooDeep(limit: limit)
        case .tooManyValues(let limit): self = .tooManyValues(limit: limit)
        }
    }
}
