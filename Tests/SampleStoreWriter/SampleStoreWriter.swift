import FieldNotes
import Foundation
import Tasks

/// Writes into a sample app's store from a process of its own, for the tests that share a store or kill its writer.
///
///     SampleStoreWriter notes FOLDER PREFIX COUNT
///     SampleStoreWriter tasks FOLDER PREFIX COUNT
///
/// Each title is printed when its write was answered.
@main struct SampleStoreWriter {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let count = Int(arguments[4]) else { exit(2) }
        let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
        let titles = (1...max(count, 1)).map { "\(arguments[3]) \($0)" }
        switch arguments[1] {
        case "notes": try writeNotes(titles, in: folder)
        case "tasks": try await writeTasks(titles, in: folder)
        default: exit(2)
        }
    }

    private static func writeNotes(_ titles: [String], in folder: URL) throws {
        let store = try NoteStore(in: folder)
        for title in titles {
            say(try store.add(NoteDraft(title: title)).title)
        }
    }

    private static func writeTasks(_ titles: [String], in folder: URL) async throws {
        let store = try TaskStore(in: folder)
        let createTask = CreateTask(repository: store)
        guard let list = try store.lists().first else { exit(1) }
        for title in titles {
            say(try await createTask(title: title, listID: list.id).title)
        }
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
