/// Words that must not run a shortcut although they sound like one: `"Stop \(.applicationName)"`.
public struct NegativeAppShortcutPhrase: Sendable, Hashable {
    /// The words, with the place of the app's name.
    package let pieces: [PhrasePiece]

    /// A phrase as text; `${applicationName}` in it is understood.
    public init(_ value: String) {
        pieces = PhrasePiece.pieces(ofLiteral: value)
    }

    /// The phrase as string catalogs write it.
    package var templateSource: String { pieces.map(\.templateSource).joined() }
}

extension NegativeAppShortcutPhrase: ExpressibleByStringInterpolation {
    /// A phrase as text; `${applicationName}` in it is understood.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A phrase with the app's name.
    public init(stringInterpolation: StringInterpolation) {
        pieces = stringInterpolation.pieces
    }

    /// Collects words and tokens.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var pieces: [PhrasePiece] = []

        /// No words yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            pieces += PhrasePiece.pieces(ofLiteral: literal)
        }

        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            switch token {
            case .applicationName: pieces.append(.applicationName)
            }
        }
    }
}
