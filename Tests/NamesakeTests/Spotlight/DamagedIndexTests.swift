import CoreSpotlight
import Foundation
import Synchronization
import Testing

@Suite("An index that is damaged is filled anew")
struct DamagedIndexTests {
    /// An app that keeps one note.
    private final class Keeper: CSSearchableIndexDelegate {
        let asked = Mutex(0)

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex,
            reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping @Sendable () -> Void
        ) {
            asked.withLock { $0 += 1 }
            Task {
                try? await searchableIndex.indexSearchableItems([SpotlightFixture.item("1", "Otter tracks")])
                acknowledgementHandler()
                acknowledgementHandler()
            }
        }

        func searchableIndex(
            _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
            acknowledgementHandler: @escaping @Sendable () -> Void
        ) {
            acknowledgementHandler()
        }
    }

    @Test func reindexed() async throws {
        let fixture = try SpotlightFixture()
        let file = fixture.folder.url.appendingPathComponent("Notes.spotlight")
        try FileManager.default.createDirectory(at: fixture.folder.url, withIntermediateDirectories: true)
        try Data("this is no database, but long enough to be taken for one".utf8).write(to: file)
        let index = fixture.index("Notes")
        let keeper = Keeper()
        index.indexDelegate = keeper
        #expect(try index.needsReindexing && index.found("otter") == [])
        let others = Mutex<[String?]>([])
        #expect(try await index.reindexIfNeeded { description in others.withLock { $0.append(description.name) } })
        #expect(keeper.asked.withLock(\.self) == 1 && others.withLock(\.self) == ["Notes"])
        #expect(try index.found("otter") == ["1"] && !index.needsReindexing)
        #expect(try await index.reindexIfNeeded() == false)
        #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    }

    @Test("A folder that may not be written is said in one line") func unwritable() async throws {
        let fixture = try SpotlightFixture()
        try Data().write(to: fixture.folder.url)
        let error = await #expect(throws: (any Error).self) {
            try await fixture.index().indexSearchableItems([SpotlightFixture.item("1", "A")])
        }
        #expect(
            (error as? any LocalizedError)?.errorDescription?.hasSuffix(
                "check that the folder exists and that you may read and write it") == true)
    }
}
