import Foundation

/// What is looked for in an index: words as a person says them, each of which a thing must hold.
///
///     SpotlightSearch("heron tide").expression        // "heron" * AND "tide" *
package struct SpotlightSearch: Sendable, Hashable {
    package let words: [String]

    /// Splits a text into words; what stands between them means nothing, so that no text is an error.
    package init(_ text: String) {
        words = text.split { !$0.isLetter && !$0.isNumber && !$0.isMark }.map(String.init)
    }

    /// The search in the language of FTS5; `nil` where there are no words. The beginning of a word is enough.
    var expression: String? {
        words.isEmpty ? nil : words.map { "\"\($0)\" *" }.joined(separator: " AND ")
    }
}

extension Character {
    fileprivate var isMark: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory == .nonspacingMark }
    }
}

extension CSSearchableIndex {
    /// What holds all of the words, best first: a word of the title weighs most, one of the text least.
    ///
    /// - Parameters:
    ///   - text: Words; the beginning of a word is enough. Without words nothing is found.
    ///   - limit: How many at most.
    ///   - now: What expired before is not found.
    ///   - includesHidden: Whether things are found that are kept from the results that people see.
    /// - Returns: What was found, with numbers that can be compared within this search.
    /// - Throws: One line that says why the index cannot be read.
    package func search(
        for text: String, limit: Int = 50, now: Date = Date(), includesHidden: Bool = false
    ) throws -> [SpotlightHit] {
        guard let expression = SpotlightSearch(text).expression else { return [] }
        return try file().items(matching: expression, now: now, limit: limit, includesHidden: includesHidden)
    }

    /// Everything in the index that has not expired.
    package func allItems(now: Date = Date(), limit: Int = .max) throws -> [CSSearchableItem] {
        try file().items(matching: nil, now: now, limit: limit, includesHidden: true).map(\.item)
    }

    /// Takes out what has expired.
    package func removeExpired(now: Date = Date()) throws {
        try file().removeExpired(now: now)
    }
}

extension SpotlightFolder {
    /// What holds all of the words in any index of the folder, best first. While the device is locked, indexes that are protected
    /// until it is unlocked are not searched.
    package func search(
        for text: String, limit: Int = 50, now: Date = Date(), isLocked: Bool = false
    ) throws -> [(index: String, hit: SpotlightHit)] {
        let hits = try names.flatMap { name -> [(index: String, hit: SpotlightHit)] in
            let index = CSSearchableIndex(name: name, protectionClass: nil, folder: self)
            guard try !isLocked || index.isReadableWhileLocked else { return [] }
            return try index.search(for: text, limit: limit, now: now).map { (index: name, hit: $0) }
        }
        return Array(hits.sorted { $0.hit.score > $1.hit.score }.prefix(limit))
    }
}

extension CSSearchableIndex {
    /// Whether the index may be read while the device is locked.
    package var isReadableWhileLocked: Bool {
        get throws {
            guard let kept = try file().note(.protectionClass) else { return true }
            return String(decoding: kept, as: UTF8.self) != FileProtectionType.complete.rawValue
        }
    }
}
