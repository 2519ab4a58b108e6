import Foundation

/// Finds notes by words, whatever their case and accents: "cafe" finds "Café by the ferry".
package struct NoteSearch: Sendable {
    private let words: [String]

    package init(_ text: String) {
        words = Self.words(of: text)
    }

    /// The notes that the words name, those whose title holds all of them first; the order is otherwise kept.
    package func named(among notes: [Note]) -> [Note] {
        guard !words.isEmpty else { return [] }
        let byTitle = notes.filter { holdsAll(Self.words(of: $0.title)) }
        let titled = Set(byTitle.map(\.id))
        let byTag = notes.filter { note in
            !titled.contains(note.id) && holdsAll(Self.words(of: ([note.title] + note.tags).joined(separator: " ")))
        }
        return byTitle + byTag
    }

    /// The notes that mention the words anywhere; the beginning of a word is enough.
    package func mentioned(among notes: [Note]) -> [Note] {
        guard !words.isEmpty else { return [] }
        return notes.filter { note in
            let fields = [note.title, note.text, note.place ?? ""] + note.tags
            let found = Self.words(of: fields.joined(separator: " "))
            return words.allSatisfy { word in found.contains { $0.hasPrefix(word) } }
        }
    }

    private func holdsAll(_ found: [String]) -> Bool {
        words.allSatisfy(Set(found).contains)
    }

    private static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
