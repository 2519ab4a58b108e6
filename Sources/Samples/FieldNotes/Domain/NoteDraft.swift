import Foundation

/// A note as a person dictates it, brought into the notebook's form or refused.
///
///     try NoteDraft(title: "  Heron  at low tide ").title      // "Heron at low tide"
package struct NoteDraft: Hashable, Sendable {
    /// Longer ones are texts that landed in the wrong field.
    package static let longestTitle = 200

    package let title: String
    package let text: String
    package let tags: [String]
    package let isPinned: Bool
    package let place: String?

    package init(
        title: String, text: String = "", tags: [String] = [], isPinned: Bool = false, place: String? = nil
    ) throws(NotebookError) {
        let title = Self.oneLine(title)
        guard !title.isEmpty else { throw .emptyTitle }
        guard title.count <= Self.longestTitle else { throw .titleTooLong(limit: Self.longestTitle) }
        self.title = title
        self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        self.tags = Self.tidy(tags)
        self.isPinned = isPinned
        self.place = place.map(Self.oneLine).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Lower case, each once, in the order given; a comma separates tags, so that none holds one.
    private static func tidy(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return
            tags
            .flatMap { $0.split(separator: ",") }
            .map { oneLine(String($0)).lowercased() }
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    private static func oneLine(_ text: String) -> String {
        // A NUL would end the text for whatever reads it as a C string.
        text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }
}
