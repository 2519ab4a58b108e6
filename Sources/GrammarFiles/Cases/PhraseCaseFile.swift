package import Foundation

/// Cases of phrase coverage as JSON lines, or as a YAML list of the same objects.
///
///     {"text":"open bryan and inge in field notes","intent":"OpenNote","slots":{"target":"Bryan & Inge"}}
///     {"text":"we walked along the river","reject":true}
package enum PhraseCaseFile {
    static let sizeLimit = 512 * 1024 * 1024

    /// Reads and checks a file, or standard input for `-`; with a vocabulary, also whether all that it names is there.
    package static func load(
        path: String, checking vocabulary: CaseVocabulary? = nil
    ) throws(GrammarFileError) -> [PhraseCase] {
        let url = URL(fileURLWithPath: path == "-" ? "/dev/stdin" : path)
        let data = try FileData.contents(of: url, path: path, limit: sizeLimit)
        return try read(data, path: path, checking: vocabulary)
    }

    /// Files that end in `.yaml` or `.yml` are YAML.
    package static func read(
        _ data: Data, path: String, checking vocabulary: CaseVocabulary? = nil
    ) throws(GrammarFileError) -> [PhraseCase] {
        let isYAML = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        let source = try isYAML ? YAMLSource(data, path: path) : jsonLines(data, path: path)
        guard case .sequence(let nodes) = source.root.content else {
            throw source.error(
                .wrongType(key: "the file", expected: "a list of cases", found: source.root.kind), at: source.root.place
            )
        }
        // A test without a case proves nothing, and is not to look like one that passed.
        guard !nodes.isEmpty else { throw GrammarFileError(path: path, place: nil, problem: .case(.none)) }
        var cases: [PhraseCase] = []
        cases.reserveCapacity(nodes.count)
        for node in nodes { cases.append(try PhraseCaseReader(source, vocabulary).read(node)) }
        return cases
    }

    /// A list of what the lines hold; empty lines hold nothing.
    private static func jsonLines(_ data: Data, path: String) throws(GrammarFileError) -> YAMLSource {
        guard data.count <= sizeLimit else {
            throw GrammarFileError(path: path, place: nil, problem: .tooLarge(limit: sizeLimit))
        }
        guard var text = String(validating: data, as: UTF8.self) else {
            throw GrammarFileError(path: path, place: nil, problem: .notUTF8)
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
        var nodes: [YAMLNode] = []
        for (number, line) in lines.enumerated() where line.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
            do {
                nodes.append(try node(line, line: number + 1))
            } catch {
                let place = GrammarFileError.Place(
                    line: error.place.line, column: error.place.column, source: line.withoutReturn)
                throw GrammarFileError(path: path, place: place, problem: problem(error))
            }
        }
        let root = YAMLNode(content: .sequence(nodes), place: YAMLPlace(line: 1, column: 1))
        return YAMLSource(path: path, lines: lines.map { Substring($0.withoutReturn) }, root: root)
    }

    private static func problem(_ error: YAMLError) -> GrammarFileError.Problem {
        if case .syntax(let reason) = error.problem { .json(reason) } else { GrammarFileError.Problem(error.problem) }
    }

    private static func node(_ line: Substring, line number: Int) throws(YAMLError) -> YAMLNode {
        let result = Array(line.utf8).withUnsafeBufferPointer { bytes in
            Result<YAMLNode, YAMLError> { () throws(YAMLError) in
                var reader = JSONReader(bytes, line: number)
                return try reader.document()
            }
        }
        return try result.get()
    }
}

extension Substring {
    fileprivate var withoutReturn: String {
        String(unicodeScalars.last == "\r" ? Substring(unicodeScalars.dropLast()) : self)
    }
}
