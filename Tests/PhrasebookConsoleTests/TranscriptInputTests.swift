import Foundation
import GrammarFiles
import Synchronization
import TestSupport
import Testing

@testable import PhrasebookConsole

@Suite("Transcripts that come in while others are heard")
struct TranscriptInputTests {
    /// Notes what it is shown, and takes “cancel”.
    private final class Taker: Sendable {
        let shown = Mutex<[String]>([])

        func takes(_ transcript: Transcript) -> Bool {
            shown.withLock { $0.append(transcript.text) }
            return transcript.text == "cancel"
        }
    }

    private func texts(_ input: TranscriptInput) async throws -> [String] {
        var texts: [String] = []
        while let item = try await input.next() {
            if case .success(let transcript) = item { texts.append(transcript.text) }
        }
        return texts
    }

    @Test("What comes through a pipe is shown at once; what is taken does not come again") func pipe() async throws {
        let pipe = Pipe()
        let taker = Taker()
        let input = TranscriptInput(StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)) {
            taker.takes($0)
        }
        // Nobody asks for them, and yet they are read.
        for text in ["one", "cancel", "two"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
            while taker.shown.withLock({ $0.last != text }) { try await Task.sleep(for: .milliseconds(5)) }
        }
        try pipe.fileHandleForWriting.close()
        #expect(try await texts(input) == ["one", "two"])
    }

    @Test("What a file holds was not said now") func file() async throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("lines")
        try Data("one\ncancel\ntwo".utf8).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        let taker = Taker()
        let input = TranscriptInput(StandardInput(descriptor: handle.fileDescriptor)) { taker.takes($0) }
        #expect(try await texts(input) == ["one", "cancel", "two"])
        #expect(taker.shown.withLock(\.self) == [])
    }

    @Test("Nor was what waited until there was room for it") func flood() async throws {
        let pipe = Pipe()
        let lines = (1...5_000).map(String.init) + ["cancel"]
        let writer = pipe.fileHandleForWriting
        Thread.detachNewThread {
            try? writer.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
            try? writer.close()
        }
        let taker = Taker()
        let input = TranscriptInput(StandardInput(descriptor: pipe.fileHandleForReading.fileDescriptor)) {
            taker.takes($0)
        }
        while taker.shown.withLock(\.count) < 1_024 { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(50))
        #expect(taker.shown.withLock(\.count) == 1_024)
        #expect(try await texts(input) == lines)
        #expect(taker.shown.withLock { !$0.contains("cancel") })
    }
}
