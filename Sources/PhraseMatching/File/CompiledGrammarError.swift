/// Why a compiled grammar cannot be read or written.
package enum CompiledGrammarError: Error, Sendable, Hashable {
    /// The system does not give the file, or does not take it.
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// Some other file.
    case foreign(path: String)
    /// From a machine that writes numbers the other way round.
    case otherByteOrder(path: String)
    /// From a program that was older or newer.
    case otherVersion(path: String, version: Int, known: Int)
    /// - expected: bytes that the file had when it was written; `nil` where too little is left to know.
    case truncated(path: String, expected: Int?, actual: Int)
    case damaged(path: String, part: Part)
    /// Groups within groups within groups: a phrase that could not be read back.
    case tooDeep(template: String, limit: Int)

    /// What of a file is damaged.
    package enum Part: Sendable, Hashable {
        case header
        case phrases
        case graph
        case lists
        case texts(list: String)
        case metadata
        /// A part that this version does not know.
        case unknown
    }
}
