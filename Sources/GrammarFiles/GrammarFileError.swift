package import Grammars
package import PhraseMatching

/// What is wrong with a file that describes a language.
///
/// `GrammarFileError+Text.swift` words it.
package struct GrammarFileError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        /// The folder with the packs is nowhere.
        case noResources(ResourceFolderError)
        /// There is no pack for the language; these are there.
        case unknownLanguage(String, folder: String, known: [String])
        case unreadable(reason: String)
        case tooLarge(limit: Int)
        case notUTF8
        case syntax(String)
        case json(String)
        case empty
        case secondDocument
        case anchor
        case tag(String)
        case keyIsNoText
        case duplicateKey(String, firstLine: Int)
        case tooDeep(limit: Int)
        case tooManyValues(limit: Int)
        case unknownKey(String, known: [String])
        case missingKey(String)
        case wrongType(key: String, expected: String, found: String)
        case otherLanguage(found: String, expected: String)
        /// A phrase cannot be read or compiled; the words come from the engine.
        case template(String)
        case app(AppProblem)
        case table(TableProblem)
        case `case`(CaseProblem)
        /// A compiled grammar, which names its path itself.
        case compiled(CompiledGrammarError)
        /// Of how letters sound.
        case unknownPattern(String)
        case unknownSound(Character)
    }

    /// A place in the file, with its line for a person to see.
    package struct Place: Hashable, Sendable {
        package let line: Int
        package let column: Int
        package let source: String
    }

    /// Nil when no file is to blame.
    package let path: String?
    package let place: Place?
    package let problem: Problem

    /// The file cannot be had at all, or none is there.
    package var isMissing: Bool {
        switch problem {
        case .unreadable, .app(.noAppFiles), .noResources, .compiled(.unreadable): true
        case .unknownLanguage: place == nil
        default: false
        }
    }

    /// It was to be written.
    package var isOfOutput: Bool { if case .compiled(.unwritable) = problem { true } else { false } }
}
