import Foundation

/// What a JSON object of a recogniser says.
///
/// - `{"text": "open it"}`, `{"transcript": "open it"}`, or a list of texts, best first;
/// - Vosk: `{"result": […], "text": "…"}`, `{"alternatives": [{"text": "…", "confidence": 212.5}]}`, `{"partial": "…"}`, which is no
///   result yet;
/// - Whisper: `{"text": "…", "segments": […]}` and one segment a line; whisper.cpp: `{"transcription": [{"text": "…"}]}`. What its own
///   rule takes for silence (`Segment`) was not said;
/// - PocketSphinx 5: `{"b": 0.1, "d": 1.9, "p": 1.0, "t": "…", "w": […]}`; its bindings: `{"hypstr": "…", "prob": …, "best_score": …}`;
/// - Kaldi's server: `{"status": 0, "result": {"hypotheses": [{"transcript": "…"}], "final": true}}`;
/// - others: `"is_final": false` marks what may still change; `"id"` names the utterance.
enum JSONTranscript {
    /// The hypotheses, best first; nil when the object holds silence or a partial result.
    static func read(_ text: String) throws(TranscriptError) -> [Transcript.Hypothesis]? {
        let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        guard let object = value as? [String: Any] else { throw fail(.notJSON) }
        return try read(object)
    }

    private static func read(_ object: [String: Any]) throws(TranscriptError) -> [Transcript.Hypothesis]? {
        if isPartial(object) || Segment.isSilence(object) { return nil }
        for key in ["segments", "transcription"] {
            guard let items = object[key] as? [[String: Any]], !items.isEmpty else { continue }
            return kept([Transcript.Hypothesis(text: clean(Segment.speech(of: items)))])
        }
        let confidence = number(object["confidence"])
        for key in ["text", "transcript", "hypstr"] {
            if let found = object[key] { return kept(try hypotheses(found, key, confidence)) }
        }
        for key in ["alternatives", "hypotheses"] {
            if let found = object[key] { return kept(try alternatives(found, key)) }
        }
        if let result = object["result"] as? [String: Any] { return try read(result) }
        // Vosk's partial result of silence is empty.
        if object["partial"] is String { return nil }
        // One letter means this only beside its words.
        if object["w"] is [Any], let found = object["t"] {
            return kept(try hypotheses(found, "t", number(object["p"])))
        }
        throw fail(.noTranscript(keys: object.keys.sorted().prefix(4).map { String($0.prefix(40)) }))
    }

    /// What the recogniser calls the utterance: the text or the number of `id`.
    static func identifier(of text: String) -> String? {
        guard text.contains("\"id\"") else { return nil }
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return object?["id"] as? String ?? (object?["id"] as? NSNumber)?.stringValue
    }

    /// Whether the words may still change, whatever else the object holds: a recogniser says so beside them.
    private static func isPartial(_ object: [String: Any]) -> Bool {
        if ["is_final", "final"].contains(where: { object[$0] as? Bool == false }) { return true }
        // Beside a text these are words from before it.
        if let words = object["partial"] as? String, (object["text"] as? String)?.isEmpty ?? true {
            return !words.isEmpty
        }
        return ["partial", "is_partial"].contains { object[$0] as? Bool == true }
    }

    /// Whether a line is a JSON list, which nobody says.
    static func isList(_ text: String) -> Bool {
        guard text.first(where: { !$0.isWhitespace }) == "[" else { return false }
        return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [Any]
    }

    private static func hypotheses(
        _ value: Any, _ key: String, _ confidence: Double?
    ) throws(TranscriptError) -> [Transcript.Hypothesis] {
        if let text = value as? String { return [Transcript.Hypothesis(text: clean(text), confidence: confidence)] }
        guard let texts = value as? [String] else { throw fail(.wrongType(key: key)) }
        guard !texts.isEmpty else { throw fail(.noHypotheses(key: key)) }
        return texts.map { Transcript.Hypothesis(text: clean($0)) }
    }

    private static func alternatives(_ value: Any, _ key: String) throws(TranscriptError) -> [Transcript.Hypothesis] {
        guard let items = value as? [[String: Any]] else { throw fail(.wrongType(key: key)) }
        guard !items.isEmpty else { throw fail(.noHypotheses(key: key)) }
        var found: [Transcript.Hypothesis] = []
        for item in items {
            guard let text = item["text"] as? String ?? item["transcript"] as? String else {
                throw fail(.wrongType(key: key))
            }
            found.append(Transcript.Hypothesis(text: clean(text), confidence: number(item["confidence"])))
        }
        return surestFirst(found)
    }

    /// A recogniser that says how sure it is of every text is believed in that, whatever the order.
    private static func surestFirst(_ found: [Transcript.Hypothesis]) -> [Transcript.Hypothesis] {
        guard found.allSatisfy({ $0.confidence != nil }) else { return found }
        let sorted = found.enumerated().sorted { a, b in
            let (first, second) = (a.element.confidence ?? 0, b.element.confidence ?? 0)
            return first == second ? a.offset < b.offset : first > second
        }
        return sorted.map(\.element)
    }

    fileprivate static func number(_ value: Any?) -> Double? {
        (value as? NSNumber)?.doubleValue
    }

    /// Silence is no hypothesis; when nothing else is there, nothing was said.
    private static func kept(_ hypotheses: [Transcript.Hypothesis]) -> [Transcript.Hypothesis]? {
        let spoken = hypotheses.filter { !$0.text.isEmpty }
        return spoken.isEmpty ? nil : spoken
    }

    /// One line, without what cannot be said: strings may hold any character, also a null one.
    private static func clean(_ text: String) -> String {
        SoundMarks.removed(from: PlainLineReader.oneLine(text))
    }

    /// The reader of lines knows which line it is.
    private static func fail(_ problem: TranscriptError.Problem) -> TranscriptError {
        TranscriptError(line: 0, problem: problem)
    }
}

/// A piece of what Whisper made of a recording.
private enum Segment {
    /// As Whisper itself decides: rather no speech than speech, unless it is sure of the words.
    static func isSilence(_ object: [String: Any]) -> Bool {
        guard let noSpeech = JSONTranscript.number(object["no_speech_prob"]), noSpeech > 0.6 else { return false }
        return JSONTranscript.number(object["avg_logprob"]).map { $0 < -1 } ?? true
    }

    static func speech(of segments: [[String: Any]]) -> String {
        segments.filter { !isSilence($0) }.compactMap { $0["text"] as? String }.joined(separator: " ")
    }
}
