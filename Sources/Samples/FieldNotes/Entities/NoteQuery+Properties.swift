import AppIntents

/// Finds notes by their properties: “find notes whose title contains otter, newest first, limit 3”.
extension NoteQuery: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\.$title) {
            EqualToComparator { NoteFilter.titleIs($0) }
            ContainsComparator { NoteFilter.titleContains($0) }
            HasPrefixComparator { NoteFilter.titleBegins($0) }
            HasSuffixComparator { NoteFilter.titleEnds($0) }
        }
        Property(\.$text) {
            ContainsComparator { NoteFilter.textContains($0) }
        }
        Property(\.$tags) {
            ContainsComparator { NoteFilter.hasTag($0) }
        }
        Property(\.$isPinned) {
            EqualToComparator { NoteFilter.isPinned($0) }
        }
        Property(\.$created) {
            EqualToComparator { NoteFilter.createdOn($0) }
            LessThanComparator { NoteFilter.createdBefore($0) }
            GreaterThanComparator { NoteFilter.createdAfter($0) }
            IsBetweenComparator { NoteFilter.createdBetween($0, $1) }
        }
        Property(\.$place) {
            EqualToComparator { NoteFilter.placeIs($0) }
            NotEqualToComparator { NoteFilter.placeIsNot($0) }
            ContainsComparator { NoteFilter.placeContains($0) }
        }
    }

    static let sortingOptions = SortingOptions {
        SortableBy(\.$title)
        SortableBy(\.$created)
        SortableBy(\.$place)
    }

    func entities(
        matching comparators: [NoteFilter], mode: ComparatorMode, sortedBy: [EntityQuerySort<NoteEntity>], limit: Int?
    ) async throws -> [NoteEntity] {
        let notes = try store.notes().filter { note in
            switch mode {
            case .and: comparators.allSatisfy { $0.fits(note) }
            case .or: comparators.isEmpty || comparators.contains { $0.fits(note) }
            }
        }
        let entities = sorted(notes.map(NoteEntity.init), by: sortedBy)
        return Array(entities.prefix(limit ?? .max))
    }

    /// Notes without a place come last.
    private func sorted(_ notes: [NoteEntity], by sorts: [EntityQuerySort<NoteEntity>]) -> [NoteEntity] {
        sorts.reversed().reduce(notes) { notes, sort in
            let order: SortOrder = sort.order == .ascending ? .forward : .reverse
            switch sort.by {
            case \.$title: return notes.sorted(using: KeyPathComparator(\.title, order: order))
            case \.$created: return notes.sorted(using: KeyPathComparator(\.created, order: order))
            case \.$place:
                let placed = notes.filter { $0.place != nil }
                return placed.sorted(using: KeyPathComparator(\.place, order: order)) + notes.filter { $0.place == nil }
            default: return notes
            }
        }
    }
}
