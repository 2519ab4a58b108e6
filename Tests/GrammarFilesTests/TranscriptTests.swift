import GrammarFiles
import Testing

/// What a program writes, and what is heard of it: texts, and errors after "!".
struct TranscriptCase: Sendable, CustomTestStringConvertible {
    let name: String
    let input: String
    let heard: [String]
    var testDescription: String { name }

    init(_ name: String, _ input: String, _ heard: [String]) {
        (self.name, self.input, self.heard) = (name, input, heard)
    }
}

@Suite struct TranscriptTests {
    static let cases: [TranscriptCase] = [
        .init("nothing", "", []),
        .init("plain lines", "open otter tracks\n\n  \t \nthe second one", ["open otter tracks", "the second one"]),
        .init(
            "nearly plain",
            "open  it\nopen it \nÖffne es\na \u{0300}b\n♪ la ♪\nok.\nDone\nListening to music\nPress play\n_\n...\na(b) c\n",
            ["open it", "open it", "Öffne es", "a b", "ok.", "Done", "Listening to music", "Press play", "a(b) c"]),
        .init(
            "signs without words",
            ":\n" + String(repeating: "[", count: 100_000) + "\n(\n:)\n[]\n()\n\u{1B}[2K\r...\nopen it",
            [1, 2, 3, 4].map { "!line \($0): signs without a word; it was left out, write an utterance" }
                + ["!line 5: a JSON list; it was left out, write one object a line", "open it"]),
        .init("Windows", "\u{FEFF}open it\r\nclose it\r\n", ["open it", "close it"]),
        .init("spaces", "  open\u{00A0}\tit  \n", ["open it"]),
        .init(
            "brackets that are said", "[draft] open it\n{draft} open it\n(open) it\n{\n",
            [
                "[draft] open it", "{draft} open it", "(open) it",
                "!line 4: the JSON object that begins here does not end; it was left out",
            ]),
        .init(
            "marks of models",
            "<s> open it </s>\nopen <sil> it\n<unk> open it [unk]\nopen <unk> it <noise>\n<unk>\n<b>open it</b>\n<NOISE>\n"
                + #"{"text": "[unk] open it"}"# + "\n" + String(repeating: "<", count: 100_000) + ">",
            [
                "open it", "open it", "open it", "open <unk> it", "<b>open it</b>", "open it",
                String(repeating: "<", count: 100_000) + ">",
            ]),
        .init(
            "JSON lines", #"{"text": "open it"}"# + "\n" + #"{"transcript":"clôse \u00e9t","intent":"X"}"# + "\r\n",
            [
                "open it", "clôse ét",
            ]),
        .init(
            "partial results beside a text",
            #"{"partial":"open","text":"open it"}"# + "\n" + #"{"partial":true,"text":"open it"}"# + "\n"
                + #"{"is_partial":true,"transcript":"open it"}"# + "\n" + #"{"partial":"","text":"close it"}"# + "\n"
                + #"{"partial":false,"text":"close it"}"#,
            ["open it", "close it", "close it"]),
        .init(
            "lists", "[]\n[1]\n [true]\n[{\"text\":\"open it\"}]\n[music]\n[]open it",
            (1...4).map { "!line \($0): a JSON list; it was left out, write one object a line" } + ["open it"]),
        .init(
            "lists of nothing", #"{"alternatives":[]}"# + "\n" + #"{"text":[]}"# + "\n" + #"{"text":[""]}"#,
            [
                #"!line 1: "alternatives" is empty; it was left out, send an empty text for silence"#,
                #"!line 2: "text" is empty; it was left out, send an empty text for silence"#,
            ]),
        .init("n-best", #"{"text":["open it","","open eat"]}"#, ["open it|open eat"]),
        .init(
            "n-best with the surest text last",
            #"{"alternatives":[{"text":"delete it","confidence":0.1},{"text":"open it","confidence":0.9}]}"#,
            ["open it 0.9|delete it 0.1"]),
        .init(
            "Google",
            #"{"is_final":false,"transcript":"op"}"# + "\n"
                + #"{"alternatives":[{"transcript":"open it","confidence":0.9},{"transcript":"oven it"}]}"#,
            ["open it 0.9|oven it"]),
        .init(
            "Vosk's microphone example",
            """
            ################################################################################
            Press Ctrl+C to stop the recording
            ################################################################################
            {
              "partial" : ""
            }
            {
              "partial" : "open"
            }
            {
              "result" : [{
                  "conf" : 1.000000,
                  "end" : 1.110000,
                  "start" : 0.870000,
                  "word" : "open"
                }, {
                  "conf" : 0.980000,
                  "end" : 1.530000,
                  "start" : 1.110000,
                  "word" : "it"
                }],
              "text" : "open it"
            }
            {
              "text" : ""
            }

            Done
            """, ["open it"]),
        .init(
            "Vosk's alternatives",
            """
            {
              "alternatives" : [{
                  "confidence" : 212.518555,
                  "text" : "open it"
                }, {
                  "confidence" : 210.1,
                  "text" : "open eat"
                }]
            }
            {"alternatives" : [{"text": "", "confidence" : 1.0}] }
            """, ["open it 212.518555|open eat 210.1"]),
        .init(
            "whisper.cpp",
            """
            [Start speaking]

            ### Transcription 0 START | t0 = 0 ms | t1 = 7300 ms

            [00:00:00.000 --> 00:00:02.000]   Open otter tracks. [SPEAKER_TURN]
            [00:00:02.000 --> 00:00:03.500]   [BLANK_AUDIO]
            [00:00:03.500 --> 00:00:05.000]   (upbeat music)
            [00:00:05.000 --> 00:00:06.000]   ♪ *laughs* ♪
            [00:00:06.000 --> 00:00:07.000]  ...

            ### Transcription 0 END
            """, ["Open otter tracks."]),
        .init(
            "whisper.cpp on one screen line",
            "\u{1B}[2K\r" + String(repeating: " ", count: 100)
                + "\u{1B}[2K\r Open\u{1B}[2K\r    \u{1B}[2K\r Open it.\n",
            ["Open it."]),
        .init("whisper.cpp in colour", "\u{1B}[38;5;160m Open\u{1B}[0m\u{1B}[38;5;71m it\u{1B}[0m\n", ["Open it"]),
        .init("PocketSphinx", "READY....\nListening...\n000000002: open it\nclose it\n", ["open it", "close it"]),
        .init(
            "PocketSphinx 5",
            #"{"b":0.030,"d":1.920,"p":0.5,"t":"open it","w":[{"b":0.030,"d":0.3,"p":0.9,"t":"open"}]}"#,
            ["open it 0.5"]),
        .init(
            "PocketSphinx's word lists",
            "<sil> lock the(2) front door <sil>\n<s> a(12) lamp(3) </s>\nopen report(2)\n"
                + "open it (utt1 -2345)\n<s> open it </s> (000000 -81)\nopen it (room 2)\nopen it (a b -2)\n",
            [
                "lock the front door", "a lamp", "open report(2)", "open it", "open it", "open it (room 2)",
                "open it (a b -2)",
            ]),
        .init(
            "PocketSphinx's bindings",
            #"{"hypstr":"open it","best_score":-2345,"prob":-12}"# + "\n" + #"{"hypstr":""}"#,
            ["open it"]),
        .init(
            "Kaldi's server",
            #"{"status":0,"result":{"hypotheses":[{"transcript":"op"}],"final":false}}"# + "\n"
                + #"{"status":0,"id":"7","result":{"hypotheses":[{"transcript":"open it."},{"transcript":"oven it"}],"final":true}}"#
                + "\n" + #"{"status":0,"result":{"hypotheses":[],"final":true}}"#,
            [
                "open it.|oven it",
                "!line 3: \"hypotheses\" is empty; it was left out, send an empty text for silence",
            ]),
        .init(
            "Whisper's tokens and speakers",
            "<|startoftranscript|><|en|><|transcribe|><|0.00|> Open it.<|2.00|><|endoftext|>\n"
                + "[SPEAKER_00] open it\n[SPEAKER_01]: close it\n[2024] is said\n<|> it\n",
            ["Open it.", "open it", ": close it", "[2024] is said", "<|> it"]),
        .init(
            "what Whisper takes for silence",
            #"{"text":" Open it.","no_speech_prob":0.9,"avg_logprob":-1.2}"# + "\n"
                + #"{"text":" Open it.","no_speech_prob":0.9,"avg_logprob":-0.3}"# + "\n"
                + #"{"text":" Open it.","no_speech_prob":0.5,"avg_logprob":-1.2}"# + "\n"
                + #"{"text":" Open it.","no_speech_prob":0.9}"# + "\n"
                + #"{"text":" Open it. Thanks.","segments":[{"text":" Open it.","no_speech_prob":0.1,"avg_logprob":-0.2},"#
                + #"{"text":" Thanks.","no_speech_prob":0.8,"avg_logprob":-1.5}]}"# + "\n"
                + #"{"text":" Thanks.","segments":[{"text":" Thanks.","no_speech_prob":0.8,"avg_logprob":-1.5}]}"#
                + "\n"
                + #"{"text":"close it","segments":[]}"#,
            ["Open it.", "Open it.", "Open it.", "close it"]),
        .init(
            "whisper.cpp's file",
            #"{"result":{"language":"en"},"transcription":[{"offsets":{"from":0,"to":900},"text":" Open"},{"text":" it."}]}"#,
            ["Open it."]),
        .init("a number that is said", "000000002 open it\n12345: x", ["000000002 open it", "12345: x"]),
        .init("Done is said without Vosk's frame", "Done", ["Done"]),
        .init(
            "a list", #"["open it"]"# + "\n[1] it\n",
            [
                "!line 1: a JSON list; it was left out, write one object a line", "[1] it",
            ]),
        .init(
            "broken JSON", #"{"text": "open it"# + "\nnext\n" + #"{"text": "a"} b"# + "\n" + #"{"text": nope}"#,
            [
                "!line 1: begins as JSON but is not; it was left out, write one object a line", "next",
                "!line 3: begins as JSON but is not; it was left out, write one object a line",
                "!line 4: begins as JSON but is not; it was left out, write one object a line",
            ]),
        .init(
            "an object that is cut off",
            """
            {
              "result" : [{
                  "conf" : 1.0,
            {
              "text" : "open it"
            }
            {
              "text" : "lo
              "partial" : "x"
            }
            said
            """,
            [
                "!line 1: the JSON object that begins here does not end; it was left out", "open it",
                "!line 7: the JSON object that begins here does not end; it was left out", "said",
            ]),
        .init(
            "objects without a transcript",
            #"{"status":"listening","n":1}"# + "\n{}\n" + #"{"text":3}"# + "\n"
                + #"{"text":["a",1]}"# + "\n" + #"{"alternatives":{}}"#,
            [
                "!line 1: this JSON object has no \"text\", \"transcript\" or \"alternatives\" but \"n\", \"status\"; it was left out",
                "!line 2: this JSON object has no \"text\", \"transcript\" or \"alternatives\"; it was left out",
                "!line 3: \"text\" is no text and no list of texts; it was left out",
                "!line 4: \"text\" is no text and no list of texts; it was left out",
                "!line 5: \"alternatives\" is no text and no list of texts; it was left out",
            ]),
        .init(
            "null bytes", "open\0it\nnext\n" + #"{"text":"a\u0000b\nc"}"#,
            [
                "!line 1: byte 5 is a null byte; it was left out, send text", "next", "a b c",
            ]),
    ]

    @Test(arguments: cases)
    func isHeard(_ test: TranscriptCase) {
        #expect(heard(Array(test.input.utf8), chunk: 1 << 20) == test.heard)
    }

    /// However the bytes come in.
    @Test(arguments: cases, [1, 2, 7])
    func isHeardInPieces(_ test: TranscriptCase, chunk: Int) {
        #expect(heard(Array(test.input.utf8), chunk: chunk) == test.heard)
    }

    @Test func invalidUTF8IsOneErrorALine() {
        let bytes =
            Array("open ".utf8) + [0xC3, 0x28] + Array("\nnext\n{\"text\":\"".utf8) + [0xFF] + Array("\"}\nlast".utf8)
        #expect(
            heard(bytes, chunk: 3) == [
                "!line 1: byte 6 is not UTF-8; it was left out, send the text as UTF-8", "next",
                "!line 3: byte 10 is not UTF-8; it was left out, send the text as UTF-8", "last",
            ])
    }

    @Test(arguments: ["a", "{\"", "\r"])
    func aLineOfTenMegabytesIsOneError(unit: String) {
        let line = String(repeating: unit, count: 10_000_000 / unit.utf8.count)
        #expect(
            heard(Array((line + "\nnext\n").utf8), chunk: 65536) == [
                "!line 1: longer than 1048576 bytes; it was left out, an utterance is a line of its own", "next",
            ])
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["a", "(", "[", "{", "*", "\u{1B}[", "♪", "[A]", "{\"a\":", "[["])
    func aLineWithinTheLimitTakesLinearTime(unit: String) {
        let line = String(repeating: unit, count: 400_000 / unit.utf8.count)
        #expect(heard(Array((line + "\nnext\n").utf8), chunk: 65536).last == "next")
    }

    @Test func anObjectOverManyLinesIsLimitedToo() {
        let lines =
            "{\n\"a\": [\n" + String(repeating: "\"abcdefgh\",\n", count: 120_000) + "1],\n\"text\": \"x\"}\nnext"
        #expect(
            heard(Array(lines.utf8), chunk: 65536) == [
                "!line 1: longer than 1048576 bytes; it was left out, an utterance is a line of its own", "next",
            ])
    }

    /// Whoever counts on an answer for each line hears of silence, too.
    @Test func silenceIsTold() {
        var reader = TranscriptReader(tellsSilence: true)
        let text = "open it\n\n[BLANK_AUDIO]\n{\"partial\":\"op\"}\n:\n%\nREADY....\nlast"
        let items = reader.feed(Array(text.utf8)) + reader.finish()
        let shown = items.map { item in
            switch item {
            case .transcript(let transcript): "\(transcript.line) \(transcript.hypotheses[0].text)"
            case .failure(let error): "\(error.line) \(error.problem)"
            }
        }
        #expect(
            shown == [
                "1 open it", "2 nothingSaid", "3 nothingSaid", "4 nothingSaid", "5 noWords", "6 %", "7 nothingSaid",
                "8 last",
            ])
    }

    @Test func linesAreCounted() {
        var reader = TranscriptReader()
        let items = reader.feed(Array("\n\n{\n\"text\":\n\"a\"\n}\nb".utf8)) + reader.finish()
        let lines = items.map { item in
            if case .transcript(let transcript) = item { transcript.line } else { 0 }
        }
        #expect(lines == [3, 7])
    }

    /// What is no UTF-8 is never plain, wherever it stands in a line.
    @Test(
        arguments: [[0x61, 0xC3], [0x61, 0xA9], [0xC3, 0xC3, 0xA9], [0x61, 0xC3, 0xA9, 0xA9], [0xA9, 0x61]] as [[UInt8]]
    )
    func brokenLettersAreErrors(_ line: [UInt8]) {
        #expect(heard(line + Array("\nété\n".utf8), chunk: 64).map { $0.contains("is not UTF-8") } == [true, false])
    }

    @Test func plainLinesStayTogether() {
        let plain = (1...3_000).map { "open note \($0)" }.joined(separator: "\n")
        var reader = TranscriptReader()
        let parts = reader.parts(of: Array("first\n[music]\n\(plain)\n- dash\nlast\ncut".utf8))
        let lines = parts.map { part in
            switch part {
            case .lines(let lines): "\(lines.count) from \(lines.firstLine)"
            case .item(.transcript(let transcript)): "\(transcript.line): \(transcript.text)"
            case .item(.failure(let error)): "!" + error.message
            }
        }
        #expect(lines == ["1 from 1", "1024 from 3", "1024 from 1027", "952 from 2051", "3003: - dash", "1 from 3004"])
        #expect(reader.finish() == [.transcript(Transcript(hypotheses: [.init(text: "cut")], line: 3_005))])
    }

    /// What is heard, which is the same where plain lines stay as they are.
    private func heard(_ bytes: [UInt8], chunk: Int) -> [String] {
        var (reader, other) = (TranscriptReader(), TranscriptReader())
        var (items, others): ([TranscriptReader.Item], [TranscriptReader.Item]) = ([], [])
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            let block = Array(bytes[start..<min(start + chunk, bytes.count)])
            items += reader.feed(block)
            others += other.parts(of: block).flatMap(items(of:))
        }
        items += reader.finish()
        #expect(others + other.finish() == items)
        return items.map { item in
            switch item {
            case .transcript(let transcript):
                transcript.hypotheses.map { $0.text + ($0.confidence.map { " \($0)" } ?? "") }.joined(separator: "|")
            case .failure(let error): "!" + error.message
            }
        }
    }

    private func items(of part: TranscriptReader.Part) -> [TranscriptReader.Item] {
        switch part {
        case .item(let item): [item]
        case .lines(let lines):
            lines.bytes.split(separator: UInt8(ascii: "\n")).enumerated().map { offset, line in
                let text = String(validating: line, as: UTF8.self) ?? "no UTF-8"
                return .transcript(Transcript(hypotheses: [.init(text: text)], line: lines.firstLine + offset))
            }
        }
    }
}
