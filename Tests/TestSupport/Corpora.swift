package import Foundation

/// Real inputs with right answers, which lie outside the package.
package enum Corpora {
    /// The folder that `PHRASEBOOK_CORPORA` names; tests that need it are skipped without.
    package static let folder: URL? = ProcessInfo.processInfo.environment["PHRASEBOOK_CORPORA"]
        .flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }

    /// For `.enabled(if: Corpora.areThere, Corpora.hint)`.
    package static var areThere: Bool { folder != nil }
    package static let hint = "set PHRASEBOOK_CORPORA to the folder of corpora to run this"
}
