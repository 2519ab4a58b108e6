import PhraseMatching

/// The words that press the same button, and those that do the opposite, in one language.
struct ButtonForms: Sendable {
    private struct Group: Sendable {
        let words: [String]
        let keys: Set<String>
        /// Words of the actions that this one must never be taken for.
        var opposites: [String] = []

        init(name: String, words: [String]) {
            self.words = words
            keys = Set((words + [name]).map(ButtonForms.key))
        }
    }

    private let groups: [Group]

    init(_ pack: LanguagePack) {
        let (actions, opposites) = (pack.commands.actions, pack.commands.opposites)
        let commands = actions.map { name, words -> Group in
            var group = Group(name: name, words: words)
            let reverse = opposites.filter { $0.value.contains(name) }.map(\.key)
            group.opposites = (opposites[name, default: []] + reverse).flatMap { actions[$0, default: []] }
            return group
        }
        groups = commands + pack.confirmations.actions.map(Group.init)
    }

    /// The labels themselves, and what else is said for them.
    func all(of labels: [String]) -> [String] { labels + fitting(labels).flatMap(\.words) }

    /// What is the opposite of one of the labels: “off” of “Turn On”.
    func opposites(of labels: [String]) -> [String] { all(of: fitting(labels).flatMap(\.opposites)) }

    /// Whether a folded word presses any button.
    func isWord(_ word: String) -> Bool { groups.contains { $0.keys.contains(word) } }

    private func fitting(_ labels: [String]) -> [Group] {
        let keys = Set(labels.map(Self.key))
        return groups.filter { !$0.keys.isDisjoint(with: keys) }
    }

    private static func key(_ text: String) -> String { SpokenText(text).foldedWords.joined() }
}
