extension CompiledGrammarError {
    /// What is wrong; what to do.
    package var message: String {
        switch self {
        case .unreadable(let path, let reason): "\(path): cannot be read (\(reason)); check its path and permissions"
        case .unwritable(let path, let reason):
            "\(path): cannot be written (\(reason)); name a file in a folder that is there, with room and the right to write"
        case .foreign(let path): "\(path): not a compiled grammar; compile the grammar's sources to get one"
        case .otherByteOrder(let path):
            "\(path): compiled on a machine with another byte order; compile it again on this one"
        case .otherVersion(let path, let version, let known):
            "\(path): compiled as version \(version), and this program knows version \(known); compile it again"
        case .truncated(let path, let expected?, let actual):
            "\(path): \(actual) bytes of \(expected) are there; copy or compile it again"
        case .truncated(let path, nil, let actual):
            "\(path): ends after \(actual) bytes, within its header; copy or compile it again"
        case .damaged(let path, let part): "\(path): \(part.name) damaged; copy or compile it again"
        case .tooDeep(let template, let limit):
            "“\(template.prefix(40))” has groups more than \(limit) deep; write some of them out"
        }
    }
}

extension CompiledGrammarError.Part {
    fileprivate var name: String {
        switch self {
        case .header: "the header is"
        case .phrases: "the phrases are"
        case .graph: "the graph of the phrases is"
        case .lists: "the table of lists is"
        case .texts(let list): "the names in “\(list)” are"
        case .metadata: "the notes about its phrases are"
        case .unknown: "a part of it is"
        }
    }
}

extension CompiledGrammarError: CustomStringConvertible {
    package var description: String { message }
}
