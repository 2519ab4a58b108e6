package import Foundation

/// One entry of the notebook: what was seen, where, and when it was written down.
package struct Note: Identifiable, Hashable, Sendable {
    package let id: UUID
    package var title: String
    package var text: String
    package var tags: [String]
    package var isPinned: Bool
    package let created: Date
    /// Where it was seen; nil when nobody said.
    package var place: String?

    package init(
        id: UUID = UUID(), title: String, text: String = "", tags: [String] = [], isPinned: Bool = false, created: Date,
        place: String? = nil
    ) {
        self.id = id
        self.title = title
        self.text = text
        self.tags = tags
        self.isPinned = isPinned
        self.created = created
        self.place = place
    }
}
