import CoreSpotlight
import Foundation
import TestSupport
import UniformTypeIdentifiers

/// A folder of indexes of a test's own.
struct SpotlightFixture {
    let scratch: ScratchFolder
    let folder: SpotlightFolder

    init() throws {
        scratch = try ScratchFolder()
        folder = SpotlightFolder(url: scratch.file("spotlight"))
    }

    func index(_ name: String = "Recipes", protectionClass: FileProtectionType? = nil) -> CSSearchableIndex {
        CSSearchableIndex(name: name, protectionClass: protectionClass, folder: folder)
    }

    /// The same files as another process sees them.
    var elsewhere: SpotlightFolder { SpotlightFolder(url: folder.url) }

    static func item(
        _ id: String, _ title: String? = nil, about description: String? = nil, keywords: [String]? = nil,
        domain: String? = nil, expires: Date? = nil
    ) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        attributes.contentDescription = description
        attributes.keywords = keywords
        let item = CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
        item.expirationDate = expires
        return item
    }
}

extension CSSearchableIndex {
    func found(_ text: String, now: Date = Date()) throws -> [String] {
        try search(for: text, now: now).map(\.hit)
    }

    var identifiers: [String] {
        get throws { try allItems().map(\.uniqueIdentifier) }
    }
}

extension SpotlightHit {
    var hit: String { item.uniqueIdentifier }
}
