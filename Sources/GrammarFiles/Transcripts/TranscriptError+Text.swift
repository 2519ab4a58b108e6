extension TranscriptError: CustomStringConvertible {
    /// `line N: what; what to do`.
    package var message: String { "line \(line): \(text)" }

    package var description: String { message }

    /// The same without the line.
    package var text: String {
        switch problem {
        case .tooLong(let limit):
            "longer than \(limit) bytes; it was left out, an utterance is a line of its own"
        case .notUTF8(let byte): "byte \(byte) is not UTF-8; it was left out, send the text as UTF-8"
        case .nullByte(let byte): "byte \(byte) is a null byte; it was left out, send text"
        case .notJSON: "begins as JSON but is not; it was left out, write one object a line"
        case .unfinishedJSON: "the JSON object that begins here does not end; it was left out"
        case .list: "a JSON list; it was left out, write one object a line"
        case .noTranscript(let keys):
            "this JSON object has no \"text\", \"transcript\" or \"alternatives\""
                + (keys.isEmpty ? "" : " but \(keys.map { "\"\($0)\"" }.joined(separator: ", "))") + "; it was left out"
        case .wrongType(let key): "\"\(key)\" is no text and no list of texts; it was left out"
        case .noWords: "signs without a word; it was left out, write an utterance"
        case .nothingSaid: "nothing was said"
        case .noHypotheses(let key): "\"\(key)\" is empty; it was left out, send an empty text for silence"
        }
    }
}
