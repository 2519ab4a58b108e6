/// A line of transcripts that cannot be used; the lines after it can.
///
/// `TranscriptError+Text.swift` words it.
package struct TranscriptError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        case tooLong(limit: Int)
        case notUTF8(byte: Int)
        case nullByte(byte: Int)
        /// It begins as a JSON object and is none.
        case notJSON
        /// The input ends, or goes on with something else, within a JSON object.
        case unfinishedJSON
        /// A JSON list where one object is expected.
        case list
        /// A JSON object without any key that holds a transcript.
        case noTranscript(keys: [String])
        /// A key that should hold a transcript holds something else.
        case wrongType(key: String)
        /// A list of hypotheses without any: silence would be an empty text.
        case noHypotheses(key: String)
        /// Brackets, colons and the like, which no recogniser writes for silence.
        case noWords
        /// Silence, a partial result or a banner, for whoever wants to know.
        case nothingSaid
    }

    /// Counted from 1.
    package let line: Int
    package let problem: Problem
}
