import Foundation
import Grammars
import PhraseMatching

/// A YAML file that was read, for messages that show its lines.
struct YAMLSource: Sendable {
    static let sizeLimit = 16 * 1024 * 1024

    let path: String
    /// Most files are right, and nobody asks for a line of theirs.
    private let lines: Later<[Substring]>
    let root: YAMLNode

    /// Messages name the file as `path`, or by its whole path.
    init(contentsOf url: URL, path: String? = nil) throws(GrammarFileError) {
        let path = path ?? url.path
        try self.init(FileData.contents(of: url, path: path, limit: Self.sizeLimit), path: path)
    }

    /// A file of another format whose values were read into nodes.
    init(path: String, lines: @autoclosure @escaping @Sendable () -> [Substring], root: YAMLNode) {
        (self.path, self.lines, self.root) = (path, Later(lines), root)
    }

    init(_ data: Data, path: String) throws(GrammarFileError) {
        func fail(_ problem: GrammarFileError.Problem) -> GrammarFileError {
            GrammarFileError(path: path, place: nil, problem: problem)
        }
        guard data.count <= Self.sizeLimit else { throw fail(.tooLarge(limit: Self.sizeLimit)) }
        guard let whole = String(validating: data, as: UTF8.self) else { throw fail(.notUTF8) }
        // A byte order mark is no part of the text.
        let text = whole.unicodeScalars.first == "\u{FEFF}" ? String(whole.unicodeScalars.dropFirst()) : whole
        self.path = path
        lines = Later { text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
        do {
            root = try YAMLReader.read(text)
        } catch {
            let source = Self.line(error.place.line, of: lines.value)
            let place = GrammarFileError.Place(line: error.place.line, column: error.place.column, source: source)
            throw GrammarFileError(path: path, place: place, problem: GrammarFileError.Problem(error.problem))
        }
    }

    /// The text of a line, empty where there is none.
    func line(_ number: Int) -> String { Self.line(number, of: lines.value) }

    private static func line(_ number: Int, of lines: [Substring]) -> String {
        lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }

    func error(_ problem: GrammarFileError.Problem, at place: YAMLPlace) -> GrammarFileError {
        GrammarFileError(
            path: path, place: .init(line: place.line, column: place.column, source: line(place.line)),
            problem: problem)
    }
}

extension GrammarFileError.Problem {
    init(_ problem: YAMLError.Problem) {
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
