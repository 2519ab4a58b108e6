import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("Donations: what was done is suggested first, and kept in a file")
struct DonationTests {
    private func scratch() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("donations-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func play(_ script: String, in folder: URL?) async throws -> String {
        var settings = ConversationSettings()
        settings.donations = folder
        return try await Script.play(script, apps: [.library()], settings: settings)
    }

    private static let question = "> open a book in library\n? Which book?  "

    @Test("Lately and often first, the others in the app's order") func ranking() async throws {
        let script = """
            > open middlemarch in library
            [Library] Middlemarch
            > open persuasion in library
            [Library] Persuasion
            > open middlemarch in library
            [Library] Middlemarch
            > open a book in library
            ? Which book?  Middlemarch | Persuasion | Emma | Bleak House
            > 2
            [Library] Persuasion
            """
        #expect(try await play(script, in: nil) == script)
    }

    @Test("A later conversation knows what was done in an earlier one") func kept() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await play("> open bleak house in library", in: folder)
        #expect(
            try await play("> open a book in library", in: folder)
                == Self.question + "Bleak House | Emma | Persuasion | Middlemarch")
        let file = folder.appendingPathComponent("Library.jsonl")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.split(separator: "\n").count == 1 && text.contains("\"intent\":\"OpenBook\""))
        // A kill in the middle of a line, and what is no line at all.
        try (text + "{\"add\":{\"iden").write(to: file, atomically: true, encoding: .utf8)
        _ = try await play("> open emma in library\n> open emma in library", in: folder)
        #expect(
            try await play("> open a book in library", in: folder)
                == Self.question + "Emma | Bleak House | Persuasion | Middlemarch")
        #expect(DonationFile(folder: folder, app: "Library").donations().count == 3)
    }

    @Test("Words that a person gave are not kept") func privacy() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await play("> find books in library\n> secret words", in: folder)
        let text = try String(contentsOf: folder.appendingPathComponent("Library.jsonl"), encoding: .utf8)
        #expect(text.contains("FindBooks") && !text.contains("secret"))
    }

    @Test("Several processes add to one file") func concurrent() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let file = DonationFile(folder: folder, app: "A/B")
                    for _ in 0..<50 { file.add(Donation(OpenWing(), at: Date(timeIntervalSince1970: 1))) }
                }
            }
        }
        let file = DonationFile(folder: folder, app: "A/B")
        let all = file.donations()
        #expect(all.count == 400 && Set(all.map(\.identifier)).count == 400)
        file.remove(all.prefix(399).map(\.identifier))
        #expect(DonationFile(folder: folder, app: "A/B").donations() == [all[399]])
        #expect(file.url.lastPathComponent == "A%2FB.jsonl")
    }

    @Test("A long file is written anew") func compaction() throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = DonationFile(folder: folder, app: "Library")
        for number in 0...2 * DonationLog.limit {
            file.add(Donation(OpenWing(), at: Date(timeIntervalSince1970: Double(number))))
        }
        #expect(file.donations().count == 2 * DonationLog.limit + 1)
        let rest = file.donations()
        #expect(
            rest.count == DonationLog.limit && rest.last?.date.timeIntervalSince1970 == Double(2 * DonationLog.limit))
    }

    @Test("Where nothing can be kept, it is said once") func unwritable() async throws {
        let folder = try scratch()
        defer { try? FileManager.default.removeItem(at: folder) }
        let blocked = folder.appendingPathComponent("file")
        try Data().write(to: blocked)
        let played = try await play("> go to hall in library\n> go to attic in library", in: blocked)
        #expect(
            played == """
                > go to hall in library
                [Library] Hall
                (What is done is not remembered: \(blocked.path)/Library.jsonl cannot be written (Not a directory).)
                > go to attic in library
                [Library] Attic
                """)
    }
}
