import Foundation

/// A declarative app as a YAML file; `Grammars/README.md` describes the format.
package enum DeclarativeAppFile {
    /// The version of the format that this program reads.
    static let version = "1"

    /// Reads and checks a file, and the tables of entities that it names.
    package static func load(path: String) throws(GrammarFileError) -> DeclarativeApp {
        try AppFileReader(YAMLSource(contentsOf: URL(fileURLWithPath: path), path: path)).app()
    }

    /// Reads and checks a text; tables are looked for beside the file of this name.
    package static func read(_ text: String, name: String) throws(GrammarFileError) -> DeclarativeApp {
        try AppFileReader(YAMLSource(Data(text.utf8), path: name)).app()
    }
}
