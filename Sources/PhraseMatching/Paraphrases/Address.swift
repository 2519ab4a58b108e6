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
    ///   - forms: what may be said with a name, before a command and behind it.
    init(
        polite: [String], calls: [String], names: [ScopeID: [String]], forms: (before: [Wording], behind: [Wording])
    ) {
        let around = polite.flatMap(Self.ways).map { (words: $0, role: Role.polite) }
        let named = names.flatMap { scope, texts in
            texts.flatMap(Self.ways).map { (words: $0, role: Role.name(scope)) }
        }
        func said(_ forms: [Wording]) -> [(words: [String], role: Role)] {
            named + forms.flatMap { form in named.map { (form.before + $0.words + form.behind, $0.role) } }
        }
        before = Side(around + said(forms.before) + calls.flatMap(Self.ways).map { ($0, .call) })
        behind = Side((around + said(forms.behind)).map { ($0.words.reversed(), $0.role) })
    }

    /// The words of a text as they are told apart at seams, and as they are written in one: "FieldNotes" is two words for whoever
    /// says it, and "s'il te plaît" is four, or three.
    private static func ways(_ text: String) -> Set<[String]> {
        let folded = FoldedText(text)
        return Set([Boundary.seam, .mark].map { folded.words(separatedBy: $0).map(folded.string) })
    }

    /// Whether any of it may stand around a command in an utterance that is not empty; in most there is none.
    func mayStand(beside spoken: SpokenText) -> Bool {
        spoken.withFolded { text in
            var (end, start) = (1, text.bytes.count - 1)
            while end < text.bytes.count, text.boundaries[end] < .seam { end += 1 }
            while start > 0, text.boundaries[start] < .seam { start -= 1 }
            return before.mayBegin(with: UnsafeBufferPointer(rebasing: text.bytes[..<end]))
                || behind.mayBegin(with: UnsafeBufferPointer(rebasing: text.bytes[start...]))
        }
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
        private let filter: WordFilter

        /// More than anybody says.
        private static let cutLimit = 6

        init(_ texts: [(words: [String], role: Role)]) {
            let roles = texts.reduce(into: [[String]: Set<Role>]()) { $0[$1.words, default: []].insert($1.role) }
            phrases = Dictionary(grouping: roles.filter { !$0.key.isEmpty }, by: { $0.key[0] }).mapValues { group in
                group.map { Phrase(words: $0.key, roles: $0.value) }.sorted { $0.words.count > $1.words.count }
            }
            filter = WordFilter(phrases.keys)
        }

        /// - word: the outermost one, folded.
        func mayBegin(with word: UnsafeBufferPointer<UInt8>) -> Bool { filter.mayHold(word) }

        func cuts(_ words: [String]) -> [Cut] {
            var (cuts, next) = ([Cut()], 0)
            // Of "turn the lamp on, Hearth" both "Hearth" and "on Hearth" may be the address.
            while next < cuts.count, cuts.count < Self.cutLimit {
                let last = cuts[next]
                next += 1
                guard last.words < words.count else { continue }
                let rest = words[last.words...]
                for phrase in phrases[words[last.words]] ?? [] where rest.starts(with: phrase.words) {
                    var cut = last
                    cut.words += phrase.words.count
                    guard !cuts.contains(where: { $0.words == cut.words }) else { continue }
                    if !phrase.scopes.isEmpty { cut.named = (last.named ?? []).union(phrase.scopes) }
                    if phrase.roles == [.call] { cut.called += phrase.words }
                    cuts.append(cut)
                }
            }
            return cuts
        }
    }
}
