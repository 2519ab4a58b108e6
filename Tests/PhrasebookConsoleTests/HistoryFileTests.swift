import Foundation
import TestSupport
import Testing

@testable import PhrasebookConsole

@Suite("The history file")
struct HistoryFileTests {
    @Test("It is created, kept within its bound, and one line an entry") func bounded() throws {
        let folder = try ScratchFolder()
        let file = HistoryFile(path: folder.url.appendingPathComponent("new/history").path, limit: 3)
        #expect(file.load() == [])
        for line in ["one", "two\nlines", "three", "four", "five", "six", "seven"] { #expect(file.append(line) == nil) }
        #expect(file.load() == ["five", "six", "seven"])
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "five\nsix\nseven\n")
    }

    @Test("One that cannot be written says why") func unwritable() throws {
        let folder = try ScratchFolder()
        let blocked = folder.url.appendingPathComponent("file")
        try Data().write(to: blocked)
        #expect(HistoryFile(path: blocked.appendingPathComponent("history").path).append("line") == "Not a directory")
    }
}
