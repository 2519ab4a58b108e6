import Foundation
package import SpokenLanguage

/// Languages that nobody has written a pack for: what is said word for word can be understood all the same.
extension LanguagePackFile {
    /// The pack of a language; of one that has none, a plain one.
    ///
    /// A plain pack knows how numbers are said, as far as Foundation does, and nothing else of the language. The program speaks
    /// English then, and so does whoever answers it.
    ///
    /// - Throws: what is wrong with the pack, or that the code is none of a language.
    package static func loadOrMake(language: String) throws(GrammarFileError) -> LanguagePack {
        do { return try load(language: language) } catch {
            guard case .unknownLanguage = error.problem, isLanguage(language) else { throw error }
            return plain(language, answering: try load(language: "en"))
        }
    }

    /// Those of some languages that have no pack, in order.
    package static func withoutPack(_ languages: some Sequence<String>) -> [String] {
        let known = (try? Self.languages()) ?? []
        return Set(languages).filter { LanguageFiles.codes(of: $0).allSatisfy { !known.contains($0) } }.sorted()
    }

    private static func isLanguage(_ language: String) -> Bool {
        LanguageFiles.codes(of: language).last.map { Locale.LanguageCode($0.lowercased()).isISOLanguage } ?? false
    }

    private static func plain(_ language: String, answering english: LanguagePack) -> LanguagePack {
        var pack = LanguagePack(language: language)
        (pack.yes, pack.no, pack.cancel) = (english.yes, english.no, english.cancel)
        (pack.neither, pack.all, pack.on, pack.off) = (english.neither, english.all, english.on, english.off)
        (pack.more, pack.undo, pack.redo) = (english.more, english.undo, english.redo)
        let spelling = NumberSpelling(language: language)
        for number in 0...spelledNumbers {
            for words in spelling.words(for: number) { pack.numbers.words[words] = number }
        }
        pack.numbers.percent = ["%"]
        return pack
    }

    /// Larger numbers are said in digits.
    private static let spelledNumbers = 1_000
}
