import CoreSpotlight
import Foundation
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("A search index keeps what apps put into it")
struct SpotlightIndexTests {
    private typealias F = SpotlightFixture

    @Test("Attributes come back as they were") func attributes() async throws {
        let fixture = try SpotlightFixture()
        let attributes = CSSearchableItemAttributeSet(contentType: .pdf)
        attributes.title = "Soup"
        attributes.keywords = ["leek", "potato"]
        attributes.contentURL = URL(string: "myapp://recipes/1")
        attributes.thumbnailData = Data([1, 2, 3])
        attributes.dueDate = Date(timeIntervalSince1970: 86_400)
        attributes.rating = 4.5
        attributes.supportsNavigation = true
        let key = try #require(CSCustomAttributeKey(keyName: "chef"))
        attributes.setValue("Ada", forCustomKey: key)
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "soups", attributeSet: attributes)
        try await fixture.index().indexSearchableItems([item])
        attributes.title = "changed afterwards"

        let other = CSSearchableIndex(name: "Recipes", protectionClass: nil, folder: fixture.elsewhere)
        let kept = try #require(try other.allItems().first)
        #expect(kept.uniqueIdentifier == "1" && kept.domainIdentifier == "soups")
        #expect(kept.attributeSet.title == "Soup" && kept.attributeSet.keywords == ["leek", "potato"])
        #expect(kept.attributeSet.contentURL == URL(string: "myapp://recipes/1"))
        #expect(kept.attributeSet.thumbnailData == Data([1, 2, 3]))
        #expect(kept.attributeSet.dueDate == Date(timeIntervalSince1970: 86_400))
        #expect(kept.attributeSet.rating == 4.5 && kept.attributeSet.supportsNavigation == true)
        #expect(kept.attributeSet.contentType == UTType.pdf.identifier)
        #expect(kept.attributeSet.value(forCustomKey: key) as? String == "Ada")
        #expect(CSCustomAttributeKey(keyName: "my chef") == nil)
    }

    @Test("Indexing again replaces; a name of an index may be anything") func replace() async throws {
        let fixture = try SpotlightFixture()
        let index = fixture.index("../Rezepte & mehr/ü")
        try await index.indexSearchableItems([F.item("1", "Leek"), F.item("2", "Bean")])
        try await index.indexSearchableItems([F.item("1", "Potato")])
        #expect(try index.found("leek") == [] && index.found("potato") == ["1"])
        #expect(try index.identifiers == ["2", "1"])
        #expect(fixture.folder.names == ["../Rezepte & mehr/ü"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path).count >= 1)
        #expect(FileManager.default.fileExists(atPath: fixture.scratch.file("Rezepte & mehr").path) == false)
    }

    @Test("Items are deleted by identifier, by domain with all its parts, and all at once") func delete() async throws {
        let index = try SpotlightFixture().index()
        func fill() async throws {
            try await index.indexSearchableItems([
                F.item("1", "A", domain: "soups"), F.item("2", "B", domain: "soups.cold"),
                F.item("3", "C", domain: "soupsandmore"), F.item("4", "D"),
            ])
        }
        try await fill()
        try await index.deleteSearchableItems(withIdentifiers: ["1", "nobody"])
        #expect(try index.identifiers == ["2", "3", "4"])
        try await fill()
        try await index.deleteSearchableItems(withDomainIdentifiers: ["soups"])
        #expect(try index.identifiers == ["3", "4"])
        #expect(try index.found("b") == [])
        try await index.deleteAllSearchableItems()
        #expect(try index.identifiers == [])
    }

    @Test("A batch is written as one, with the app's state") func batch() async throws {
        let fixture = try SpotlightFixture()
        let index = fixture.index()
        #expect(try await index.fetchLastClientState() == Data())
        index.beginBatch()
        try await index.indexSearchableItems([F.item("1", "A"), F.item("2", "B")])
        try await index.deleteSearchableItems(withIdentifiers: ["1"])
        #expect(try index.identifiers == [])
        try await index.endBatch(withClientState: Data("2".utf8))
        #expect(try index.identifiers == ["2"])
        let other = CSSearchableIndex(name: "Recipes", protectionClass: nil, folder: fixture.elsewhere)
        #expect(try await other.fetchLastClientState() == Data("2".utf8))
    }

    @Test("A batch that nobody ends changes nothing") func abandoned() async throws {
        let fixture = try SpotlightFixture()
        do {
            let index = fixture.index()
            index.beginBatch()
            try await index.indexSearchableItems([F.item("1", "A")])
        }
        #expect(try fixture.index().identifiers == [])
    }

    @Test("What a batch may not be is said") func badBatches() async throws {
        let index = try SpotlightFixture().index()
        func message(_ body: () async throws -> Void) async -> String? {
            do { try await body(); return nil } catch { return (error as? CSIndexError)?.errorDescription }
        }
        #expect(
            await message { try await index.endBatch(withClientState: Data()) }
                == "No batch was begun; call beginBatch() first.")
        index.beginBatch()
        #expect(
            await message { try await index.endBatch(withClientState: Data(count: 251)) }
                == "The client state is 251 bytes long; keep it within 250.")
        #expect(
            await message { try await index.endBatch(withExpectedClientState: Data([9]), newClientState: Data([1])) }
                == "The index is at another state than expected; fetch the last client state.")
    }

    @Test("Items leave when they expire: after a month, unless the app says when") func expiry() async throws {
        let index = try SpotlightFixture().index()
        let now = Date()
        try await index.indexSearchableItems([
            F.item("1", "soup"), F.item("2", "soup", expires: now.addingTimeInterval(60)),
            F.item("3", "soup", expires: .distantFuture),
        ])
        #expect(try Set(index.found("soup", now: now)) == ["1", "2", "3"])
        #expect(try Set(index.found("soup", now: now.addingTimeInterval(61))) == ["1", "3"])
        #expect(try index.found("soup", now: now.addingTimeInterval(31 * 86_400)) == ["3"])
        try index.removeExpired(now: now.addingTimeInterval(61))
        #expect(try index.identifiers == ["1", "3"])
    }

    @Test("Two handles of one file see each other's changes") func shared() async throws {
        let fixture = try SpotlightFixture()
        let one = fixture.index()
        let two = CSSearchableIndex(name: "Recipes", protectionClass: nil, folder: fixture.elsewhere)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    try await (number % 2 == 0 ? one : two).indexSearchableItems([F.item("\(number)", "soup")])
                }
            }
            try await group.waitForAll()
        }
        #expect(try one.identifiers.count == 40 && two.identifiers.count == 40)
    }

    @Test("Handlers are told") func handlers() async throws {
        let index = try SpotlightFixture().index()
        let error = await withCheckedContinuation { done in
            index.indexSearchableItems([F.item("1", "A")]) { done.resume(returning: $0) }
        }
        #expect(error == nil)
        #expect(try index.identifiers == ["1"])
    }
}
