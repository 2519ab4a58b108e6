package import Foundation

/// One thing that must hold of a note that is looked for. Case and accents of texts do not matter.
///
///     NoteFilter.titleContains("otter").fits(note)
package enum NoteFilter: Hashable, Sendable {
    case titleIs(String)
    case titleContains(String)
    case titleBegins(String)
    case titleEnds(String)
    case textContains(String)
    case hasTag(String)
    case isPinned(Bool)
    case placeIs(String)
    case placeIsNot(String)
    case placeContains(String)
    case createdBefore(Date)
    case createdAfter(Date)
    case createdOn(Date)
    case createdBetween(Date, Date)

    /// Whether it holds of a note.
    package func fits(_ note: Note) -> Bool {
        switch self {
        case .titleIs(let text): Self.same(note.title, text)
        case .titleContains(let text): Self.holds(note.title, text)
        case .titleBegins(let text): Self.holds(note.title, text, .anchored)
        case .titleEnds(let text): Self.holds(note.title, text, [.anchored, .backwards])
        case .textContains(let text): Self.holds(note.text, text)
        case .hasTag(let tag): note.tags.contains { Self.same($0, tag) }
        case .isPinned(let isPinned): note.isPinned == isPinned
        case .placeIs(let place): note.place.map { Self.same($0, place) } ?? false
        case .placeIsNot(let place): note.place.map { !Self.same($0, place) } ?? true
        case .placeContains(let text): Self.holds(note.place ?? "", text)
        case .createdBefore(let date): note.created < date
        case .createdAfter(let date): note.created > date
        case .createdOn(let date): Calendar.current.isDate(note.created, inSameDayAs: date)
        case .createdBetween(let first, let last): (first...max(first, last)).contains(note.created)
        }
    }

    private static let asSaid: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .widthInsensitive]

    private static func same(_ text: String, _ other: String) -> Bool {
        text.compare(other, options: asSaid) == .orderedSame
    }

    private static func holds(_ text: String, _ part: String, _ place: String.CompareOptions = []) -> Bool {
        text.range(of: part, options: asSaid.union(place)) != nil
    }
}
