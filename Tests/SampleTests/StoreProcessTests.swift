import Foundation
import PhrasebookSQLite
import TestSupport
import Testing

@testable import FieldNotes
@testable import Tasks

/// Several real processes on one store.
@Suite(.serialized) struct StoreProcessTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func twoProcessesWriteNotesAtOnce() throws {
        let writers = try ["ebb", "flood"].map { try WriterProcess("notes", in: folder.url, prefix: $0, count: 100) }
        let answered = writers.flatMap { $0.remainingLines() }
        #expect(writers.map { $0.wait() } == [0, 0])
        #expect(answered.count == 200)
        let titles = try NoteStore(in: folder.url).notes().map(\.title)
        #expect(titles.count == 214)
        #expect(Set(titles).isSuperset(of: answered))
    }

    @Test func twoProcessesWriteTasksAtOnce() throws {
        let writers = try ["ebb", "flood"].map { try WriterProcess("tasks", in: folder.url, prefix: $0, count: 100) }
        let answered = writers.flatMap { $0.remainingLines() }
        #expect(writers.map { $0.wait() } == [0, 0])
        #expect(answered.count == 200)
        #expect(try TaskStore(in: folder.url).openTasks().count == 214)
    }

    @Test(arguments: [1, 7, 40])
    func aKillLosesNothingThatWasAnswered(after count: Int) throws {
        let writer = try WriterProcess("notes", in: folder.url, prefix: "tide", count: 1_000_000)
        var answered = (0..<count).compactMap { _ in writer.nextLine() }
        #expect(answered.count == count)
        writer.kill()
        answered += writer.remainingLines()
        #expect(writer.wait() == SIGKILL)

        let store = try NoteStore(in: folder.url)
        let titles = Set(try store.notes().map(\.title))
        #expect(titles.isSuperset(of: answered))
        // At most the write that was under way is there without its answer.
        #expect(titles.count - 14 - answered.count <= 1)
        let database = try Database(at: folder.file(NoteStore.fileName))
        #expect(try database.value("PRAGMA integrity_check", as: String.self) == "ok")
        _ = try store.add(NoteDraft(title: "and on"))
    }

    /// Most of these are killed while the first notes are being written.
    @Test func aKillWhileTheNotebookIsMadeLeavesAllOrNothing() throws {
        for delay in 0..<8 {
            let folder = try ScratchFolder()
            let writer = try WriterProcess("notes", in: folder.url, prefix: "tide", count: 1)
            usleep(UInt32(delay) * 4_000)
            writer.kill()
            _ = writer.wait()
            let titles = try NoteStore(in: folder.url).notes().map(\.title).filter { !$0.hasPrefix("tide") }
            #expect(titles.count == 14)
        }
    }
}
