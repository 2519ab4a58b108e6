import Foundation
import Grammars

/// Files of which there is one a language, in folders of their own.
enum LanguageFiles {
    /// The file of a language, with the code that it is for: of "en-GB" the file `en-GB.yaml`, else `en.yaml`; nil where there is
    /// neither.
    static func source(
        of language: String, in folder: URL
    ) throws(GrammarFileError) -> (code: String, source: YAMLSource)? {
        for code in codes(of: language) {
            let url = folder.appendingPathComponent(code + ".yaml")
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            return (code, try YAMLSource(contentsOf: url))
        }
        return nil
    }

    /// The folder of these folders, as `ResourceFolder` finds it.
    static func folder(explicit: String? = nil) throws(GrammarFileError) -> ResourceFolder {
        do {
            return try ResourceFolder.find(explicit: explicit)
        } catch {
            throw GrammarFileError(path: nil, place: nil, problem: .noResources(error))
        }
    }

    /// Only letters, digits and hyphens, since the code becomes a file name: "en_GB.UTF-8" gives "en-GB" and "en".
    static func codes(of language: String) -> [String] {
        let code = language.replacingOccurrences(of: "_", with: "-").prefix {
            $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
        }
        let parts = code.split(separator: "-")
        return (0..<parts.count).reversed().map { parts[...$0].joined(separator: "-") }
    }
}
