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
}
