/// What is said around a command and is none of it: politeness, what the machine is called, and what the app is called.
///
///     Hey Hearth, could you | turn on the lamp | please
struct Address: Sendable {
    /// Where a command may begin or end.
    struct Cut {
        /// How many words are left out.
        var words = 0
        /// The scopes whose app is named among them; nil where none is.
        var named: Set<ScopeID>?
        /// Those by which the machine is called.
        var called: [String] = []
    }

    private enum Role: Hashable {
        case polite
        case call
        case name(ScopeID)
    }

    private let before: Side
    private let behind: Side

    /// - Parameters:
    ///   - polite: what may be said before a command and behind it.
    ///   - calls: what the machine is called, before a command.
    ///   - names: what the app of each scope is called.
    init(polite: [String], calls: [String], names: [ScopeID: [String]]) {
        var around = polite.map { (words: Self.words($0, .mark), role: Role.polite) }
        for (scope, texts) in names {
            for text in texts {
                // "FieldNotes" is two words for whoever says it.
                around.append((Self.words(text, .mark), .name(scope)))
                around.append((Self.words(text, .seam), .name(scope)))
            }
        }
        before = Side(around + calls.map { (Self.words($0, .mark), .call) })
        behind = Side(around.map { ($0.words.reversed(), $0.role) })
    }

    private static func words(_ text: String, _ width: Boundary) -> [String] {
        let folded = FoldedText(text)
        return folded.words(separatedBy: width).map(folded.string)
    }

    /// Where a command may begin, the nearest first.
    func beginnings(of words: [String]) -> [Cut] { before.cuts(words) }

    /// Where it may end, the nearest first.
    func ends(of words: [String]) -> [Cut] { behind.cuts(words.reversed()) }

    /// What may stand at one side of a command, read from outside.
    private struct Side: Sendable {
        private struct Phrase: Sendable {
            let words: [String]
            let roles: Set<Role>

            var scopes: [ScopeID] { roles.compactMap { if case .name(let scope) = $0 { scope } else { nil } } }
        }

        /// By their first words, the longest first.
        private let phrases: [String: [Phrase]]

        /// More than anybody says.
        private static let cutLimit = 6

        init(_ texts: [(words: [String], role: Role)]) {
            let roles = texts.reduce(into: [[String]: Set<Role>]()) { $0[$1.words, default: []].insert($1.role) }
            phrases = Dictionary(grouping: roles.filter { !$0.key.isEmpty }, by: { $0.key[0] }).mapValues { group in
                group.map { Phrase(words: $0.key, roles: $0.value) }.sorted { $0.words.count > $1.words.count }
            }
        }

        func cuts(_ words: [String]) -> [Cut] {
            var cuts = [Cut()]
            while let last = cuts.last, cuts.count < Self.cutLimit, last.words < words.count,
                let phrase = phrases[words[last.words]]?.first(where: { words[last.words...].starts(with: $0.words) })
            {
                var cut = last
                cut.words += phrase.words.count
                if !phrase.scopes.isEmpty { cut.named = (last.named ?? []).union(phrase.scopes) }
                if phrase.roles == [.call] { cut.called += phrase.words }
                cuts.append(cut)
            }
            return cuts
        }
    }
}
