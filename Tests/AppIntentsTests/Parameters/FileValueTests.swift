import AppIntents
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Files, persons, money and places as values")
struct FileValueTests {
    private let text = IntentFile(data: Data("hello".utf8), filename: "note.txt")

    @Test("The kind is told by the name unless it was said") func kinds() {
        #expect(text.type == .plainText && text.availableContentTypes == [.plainText])
        #expect(IntentFile(data: Data(), filename: "scan.PDF").type == .pdf)
        #expect(IntentFile(data: Data(), filename: "scan.PDF", type: .png).type == .png)
        #expect(IntentFile(data: Data(), filename: "README").type == nil)
        #expect(IntentFile(data: Data(), filename: "README").availableContentTypes == [.data])
        #expect(IntentFile(fileURL: URL(fileURLWithPath: "/tmp/a.jpg")).filename == "a.jpg")
        #expect(IntentFile(fileURL: URL(fileURLWithPath: "/tmp/a.jpg"), filename: "b.png").type == .png)
    }

    @Test("The content as a kind that it is") func data() async throws {
        #expect(try await text.data(contentType: .text) == Data("hello".utf8))
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await text.data(contentType: .image) }
        let gone = IntentFile(fileURL: URL(fileURLWithPath: "/nowhere/a.txt"))
        await #expect(throws: IntentFile.IntentFileError.failedToLoadData) { try await gone.data(contentType: .text) }
        #expect(gone.data == Data())
    }

    @Test("A copy under the file's own name, which cannot leave its folder") func copies() async throws {
        let copy = try await text.file(contentType: .plainText)
        #expect(copy.fileURL.lastPathComponent == "note.txt" && !copy.openedInPlace)
        #expect(try Data(contentsOf: copy.fileURL) == Data("hello".utf8))
        let folder = copy.fileURL.deletingLastPathComponent()
        let sly = IntentFile(data: Data(), filename: "../../sly.txt")
        let kept = try await sly.file(contentType: .text, destinationDirectory: folder)
        #expect(kept.fileURL.deletingLastPathComponent().path == folder.path)
        await #expect(throws: IntentFile.IntentFileError.failedToLoadFile) {
            _ = try await text.file(contentType: .movie)
        }
        await #expect(throws: IntentFile.IntentFileError.failedToLoadFile) {
            _ = try await text.file(contentType: .text, destinationDirectory: URL(fileURLWithPath: "/nowhere/at/all"))
        }
        try FileManager.default.removeItem(at: folder)
    }

    @Test("A file for as long as it is used") func borrowed() async throws {
        let place = try await text.withFile(contentType: .text) { url, isOriginal in
            #expect(!isOriginal && (try? Data(contentsOf: url)) == Data("hello".utf8))
            return url
        }
        #expect(!FileManager.default.fileExists(atPath: place.path))
        let copy = try await text.file(contentType: .text).fileURL
        let own = IntentFile(fileURL: copy)
        let opened = try await own.withFile(contentType: .text, allowOpenInPlace: true) { url, isOriginal in
            isOriginal && url == copy
        }
        #expect(opened && FileManager.default.fileExists(atPath: copy.path))
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    @Test func errors() {
        #expect(IntentFile.IntentFileError.errorDomain == "AppIntents.IntentFileError")
        #expect(IntentFile.IntentFileError.failedToLoadFile.errorCode == 1)
        #expect(
            IntentFile.IntentFileError.failedToLoadData.errorUserInfo[NSLocalizedDescriptionKey] as? String
                == "The file cannot be read as what was asked for.")
    }

    @Test("A file goes into data and comes back") func coding() throws {
        let back = try JSONDecoder().decode(IntentFile.self, from: JSONEncoder().encode(text))
        #expect(back == text && back.type == .plainText)
    }

    @Test("Amounts, cards and places are shown") func shown() {
        let euros = IntentCurrencyAmount(amount: 4.5, currencyCode: "EUR")
        #expect(euros.displayRepresentation.title.text() == "€4.50")
        let card = IntentPaymentMethod(type: .credit, name: "Blue", identificationHint: "… 1234")
        #expect(shown(card) == ["Blue", "… 1234"] && card.name == "Blue")
        #expect(shown(IntentPaymentMethod(type: .savings)) == ["Savings"])
        let mill = CLPlacemark(name: "Mill", thoroughfare: "Quay St", subThoroughfare: "3", locality: "Whitby")
        #expect(shown(mill) == ["Mill", "Whitby"])
        #expect(mill.text(in: .address) == "3 Quay St, Whitby" && mill.text(in: .city) == "Whitby")
        #expect(CLPlacemark(name: "Mill").text(in: .city) == "Mill" && CLPlacemark().text(in: .address) == "")
        #expect(mill == CLPlacemark(name: "Mill", thoroughfare: "Quay St", subThoroughfare: "3", locality: "Whitby"))
    }

    private func shown(_ value: some InstanceDisplayRepresentable) -> [String] {
        let display = value.displayRepresentation
        return [display.title, display.subtitle].compactMap { $0?.text() }
    }
}
