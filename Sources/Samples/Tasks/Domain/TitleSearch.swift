import Foundation

/// Finds titles by whole words, whatever their case and accents: "milk" finds "Buy oat milk".
package struct TitleSearch: Sendable {
    private let words: Set<String>

    package init(_ text: String) {
        words = Set(Self.words(of: text))
    }

    package func matches(_ title: String) -> Bool {
        !words.isEmpty && words.isSubset(of: Self.words(of: title))
    }

    private static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
