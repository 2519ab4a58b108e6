import Foundation
import Grammars
package import PhraseMatching
import SpokenLanguage

/// A language as the flexible tier needs it, from its two files.
package enum FlexibleLanguage {
    /// Reads pack and sounds of a language.
    ///
    /// - Parameter language: A language code.
    /// - Returns: The model; nil where there is no pack, or it cannot be read: then only what is said word for word is
    ///   understood.
    package static func model(of language: String) -> FlexibleModel? {
        guard let folder = try? LanguageFiles.folder(),
            let pack = try? LanguagePackFile.load(language: language, searching: folder),
            let sounds = try? LanguageSoundsFile.load(language: language, searching: folder)
        else { return nil }
        return pack.flexibleModel(sounds)
    }

    /// Reads the sounds of a language where its files are somebody's own, so that what is wrong with them is told at once: they
    /// are not needed for what is said word for word. The program's are right.
    package static func check(_ language: String) throws(GrammarFileError) {
        let own = ProcessInfo.processInfo.environment[ResourceFolder.environmentVariable] ?? ""
        guard !own.isEmpty else { return }
        _ = try LanguageSoundsFile.load(language: language, searching: LanguageFiles.folder())
    }
}
