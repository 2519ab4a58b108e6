import Foundation

/// A stretch of a phrase or a summary: words, the place of a parameter, or the place of the app's name.
package enum PhrasePiece: Sendable, Hashable {
    case text(String)
    case parameter(String)
    case applicationName

    /// The piece as string catalogs write it: `${target}`.
    package var templateSource: String {
        switch self {
        case .text(let text): text
        case .parameter(let name): "${\(name)}"
        case .applicationName: "${applicationName}"
        }
    }

    /// Reads words in which an author wrote placeholders out: `Open ${target} in ${applicationName}`.
    static func pieces(ofLiteral literal: String) -> [PhrasePiece] {
        var pieces: [PhrasePiece] = []
        var rest = literal[...]
        while let match = rest.firstMatch(of: /\$\{(\w+)\}/) {
            if match.range.lowerBound > rest.startIndex {
                pieces.append(.text(String(rest[..<match.range.lowerBound])))
            }
            pieces.append(match.1 == "applicationName" ? .applicationName : .parameter(String(match.1)))
            rest = rest[match.range.upperBound...]
        }
        return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
    }
}
