/// Takes the utterance out of a line that is no JSON, nil when nobody said anything in it.
///
/// - whisper.cpp: `[00:00:00.000 --> 00:00:02.000]   Open it. [SPEAKER_TURN]`, `[BLANK_AUDIO]`, `(music)`; its streaming
///   program draws one line again and again, with `\r` and escape sequences, between `### Transcription 0 START` and `END`;
/// - Vosk's example: a frame of `#` around "Press Ctrl+C to stop the recording", and "Done";
/// - PocketSphinx: `READY....`, `Listening...`, `000000002: open it`, `open it (utt1 -2345)`.
struct PlainLineReader: Sendable {
    /// The frame of Vosk's example was seen: its "Done" is not said.
    private var isVosk = false

    mutating func read(_ line: String) -> String? {
        if Self.isPlain(line) { return line }
        var text = Self.oneLine(Self.shown(line))
        guard !isBanner(text) else { return nil }
        text = Self.withoutScore(Self.withoutNumber(Self.withoutTimes(text)))
        text = SoundMarks.removed(from: text)
        return text.isEmpty ? nil : text
    }

    private mutating func isBanner(_ text: String) -> Bool {
        if text.hasPrefix("Press Ctrl+C to stop") {
            isVosk = true
            return true
        }
        if text.hasPrefix("### Transcription "), text.hasSuffix(" END") || text.contains(" START | t0 = ") {
            return true
        }
        if text.count >= 8, text.allSatisfy({ $0 == "#" }) { return true }
        switch text {
        case "READY....", "Ready....", "Listening...", "Stopped listening, please wait...": return true
        case "Done": return isVosk
        default: return false
        }
    }

    private static func isPlain(_ line: String) -> Bool {
        var copy = line
        return copy.withUTF8 { isPlain($0[...]) }
    }

    /// Whether it can only be an utterance, just as it stands: what nearly every line of a long file is, and quickly told.
    /// - line: any bytes; what is plain is valid UTF-8.
    static func isPlain(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first, isLetter(first) else { return false }
        var (last, offset) = (first, line.startIndex + 1)
        while offset < line.endIndex {
            if offset + 8 <= line.endIndex, areWords(UnsafeRawBufferPointer(line.base), at: offset, after: last) {
                offset += 8
                last = line[offset - 1]
                continue
            }
            let byte = line[offset]
            guard isPlain(byte), byte != 0x20 || last != 0x20, isLead(last) == isContinuation(byte) else {
                return false
            }
            last = byte
            offset += 1
        }
        guard last != 0x20, !isLead(last) else { return false }
        // Banners end with points, or are this word, or begin with that one.
        return last != UInt8(ascii: ".") && !line.elementsEqual("Done".utf8) && !line.starts(with: "Press ".utf8)
    }

    /// Whether eight bytes at once are letters of ASCII and single spaces, as nearly all are.
    private static func areWords(_ bytes: UnsafeRawBufferPointer, at offset: Int, after last: UInt8) -> Bool {
        // Each byte for itself: none of these sums is carried over to the next one.
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let eight = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        guard (eight | UInt64(last)) & tops == 0 else { return false }
        let small = eight | 0x20 &* ones
        let letters = (small &+ (0x80 - 0x61) &* ones) & ~(small &+ (0x80 - 0x7B) &* ones)
        let spaces = ~((eight ^ 0x20 &* ones) &+ 0x7F &* ones) & tops
        let before = spaces &<< 8 | (last == 0x20 ? 0x80 : 0)
        return (letters | spaces) & tops == tops && spaces & before == 0
    }

    /// Printed ASCII without the signs of marks and frames, and letters of two bytes. Others may be space (in `C2`, `E1`,
    /// `E2`, `E3`), a note (`E2`), or marks that make one character of the space before them (`CC`, `CD`).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "<"): false
        case 0x20...0x7E, 0x80...0xBF, 0xC3...0xCB, 0xCE...0xD1: true
        default: false
        }
    }

    /// A letter, or the first byte of one.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0xC3...0xC9, 0xD0...0xD1:
            true
        default: false
        }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Of two bytes that are plain together.
    private static func isLead(_ byte: UInt8) -> Bool { byte >= 0xC0 }

    // MARK: - Pieces

    /// What a terminal would show of the line in the end: without escape sequences, and after a `\r` only what follows it.
    static func shown(_ line: String) -> String {
        guard line.utf8.contains(where: { $0 == 0x0D || $0 == 0x1B || $0 == 0x08 }) else { return line }
        let drawn = line.utf8.split(separator: 0x0D).map { withoutEscapes($0) }
        return drawn.last { $0.contains { !$0.isWhitespace } } ?? ""
    }

    private static func withoutEscapes(_ text: Substring.UTF8View) -> String {
        var kept: [UInt8] = []
        var bytes = text.makeIterator()
        while let byte = bytes.next() {
            guard byte == 0x1B else {
                kept.append(byte)
                continue
            }
            // "ESC [ … letter"; any other sequence is one character long.
            guard bytes.next() == UInt8(ascii: "[") else { continue }
            while let next = bytes.next(), !(0x40...0x7E).contains(next) {}
        }
        return String(decoding: kept, as: UTF8.self)
    }

    /// With single spaces, and without control characters.
    static func oneLine(_ text: String) -> String {
        text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F } }
            .joined(separator: " ")
    }

    /// Without "[00:00:00.000 --> 00:00:02.000]".
    private static func withoutTimes(_ text: String) -> String {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return text }
        let inside = text[text.index(after: text.startIndex)..<end]
        guard inside.contains(" --> "), inside.allSatisfy({ $0.isNumber || ":., ->".contains($0) }) else { return text }
        return String(text[text.index(after: end)...])
    }

    /// Without "(utt1 -2345)": which utterance it was and how likely, a negative number.
    private static func withoutScore(_ text: String) -> String {
        guard text.last == ")", let start = text.lastIndex(of: "(") else { return text }
        let words = text[text.index(after: start)...].dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, !words[0].isEmpty, let score = Int(words[1]), score < 0 else { return text }
        return oneLine(String(text[..<start]))
    }

    /// Without "000000002: ".
    private static func withoutNumber(_ text: String) -> String {
        let digits = text.prefix { $0.isNumber }
        guard digits.count == 9, text.dropFirst(9).hasPrefix(": ") else { return text }
        return String(text.dropFirst(11))
    }
}
