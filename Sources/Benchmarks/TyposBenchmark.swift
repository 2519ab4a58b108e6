import Foundation
import GrammarFiles
import PhraseMatching

/// How well one slip in a name of a long list is understood, and whether a name that is not listed is told from it, for lists
/// of several kinds.
///
///     Benchmarks typos 100000
///     Benchmarks typos 100000 people      also each name that is missed or taken for another
enum TyposBenchmark {
    /// Of each kind of utterance.
    private static let utterances = 500

    static func run(_ count: Int, showing shown: String?) throws {
        print("| names | found | asked | wrong | other combination | one new word | new words | a slip away | µs |")
        print("|---|---|---|---|---|---|---|---|---|")
        for kind in NameKind.all where shown == nil || kind.label == shown {
            print(try row(kind, count, isShown: shown != nil))
        }
    }

    private static func row(_ kind: NameKind, _ count: Int, isShown: Bool) throws -> String {
        var dice = SeededNumbers(seed: 7)
        let names = kind.names(count, &dice)
        let engine = try TyposComparison.Engine(names, language: kind.label == "german" ? "de" : "en")
        var maker = NameSlips(kind, names, seed: 8)
        var outcomes = ["found": 0, "asked": 0, "wrong": 0]
        let times = ProcessorTimes.whole {
            for _ in 0..<2 * utterances {
                let (name, text) = maker.misspelled()
                let said = engine.names("open \(text)")
                let outcome = said.isEmpty ? "asked" : said == [name] ? "found" : "wrong"
                outcomes[outcome, default: 0] += 1
                if isShown, outcome != "found" { show(outcome, text, names[Int(name)], said, names) }
            }
        }
        var cells = ["found", "asked", "wrong"].map { share(outcomes[$0] ?? 0, 2 * utterances) }
        var near = 0
        for unlisted in NameSlips.Unlisted.allCases {
            var accepted = 0
            for _ in 0..<utterances {
                guard let text = maker.unlisted(unlisted) else { continue }
                let said = engine.names("open \(text)")
                guard let first = said.first else { continue }
                accepted += 1
                if let first, NameSlips.isOneSlip(text.lowercased(), names[Int(first)].lowercased()) { near += 1 }
                if isShown { show("\(unlisted)", text, "", said, names) }
            }
            cells.append(share(accepted, utterances))
        }
        let each = String(format: "%.0f", times / Double(2 * utterances))
        return "| " + ([kind.label] + cells + ["\(near)", each]).joined(separator: " | ") + " |"
    }

    private static func share(_ count: Int, _ all: Int) -> String {
        String(format: "%.1f", 100 * Double(count) / Double(all))
    }

    private static func show(_ outcome: String, _ text: String, _ meant: String, _ said: [UInt32?], _ names: [String]) {
        let taken = said.map { $0.map { names[Int($0)] } ?? "?" }.joined(separator: ", ")
        print("\(outcome): \(text)\(meant.isEmpty ? "" : " for \(meant)")\(taken.isEmpty ? "" : " taken for \(taken)")")
    }
}

/// Makes up what is said about a list of names: with one letter wrong, or names that are not in it.
struct NameSlips {
    enum Unlisted: CaseIterable {
        /// All its words are of names, but not together.
        case otherCombination
        /// One word of a name is another.
        case oneNewWord
        case newWords
    }

    private let kind: NameKind
    private let names: [String]
    private let listed: Set<String>
    private var dice: SeededNumbers

    init(_ kind: NameKind, _ names: [String], seed: UInt64) {
        self.kind = kind
        self.names = names
        listed = Set(names.map { $0.lowercased() })
        dice = SeededNumbers(seed: seed)
    }

    /// A name by its number, with one letter replaced, left out, put in, or in the place of the next.
    mutating func misspelled() -> (name: UInt32, text: String) {
        while true {
            let number = dice.roll(names.count)
            var text = Array(names[number])
            let places = text.indices.filter { text[$0] != " " }
            let place = places[dice.roll(places.count)]
            let letter = Array("abcdefghijklmnopqrstuvwxyz")[dice.roll(26)]
            switch dice.roll(4) {
            case 0: text[place] = letter
            case 1: text.remove(at: place)
            case 2: text.insert(letter, at: place)
            default:
                guard place + 1 < text.count, text[place + 1] != " " else { continue }
                text.swapAt(place, place + 1)
            }
            if !listed.contains(String(text).lowercased()) { return (UInt32(number), String(text)) }
        }
    }

    /// `nil` where there is none, or none was found.
    mutating func unlisted(_ unlisted: Unlisted) -> String? {
        for _ in 0..<1000 {
            let text = text(unlisted).joined(separator: " ")
            if !listed.contains(text.lowercased()) { return text }
        }
        return nil
    }

    private mutating func text(_ unlisted: Unlisted) -> [String] {
        func any(_ words: [String]) -> String { words[dice.roll(words.count)] }
        switch unlisted {
        case .otherCombination: return kind.words.map(any)
        case .oneNewWord:
            var words = names[dice.roll(names.count)].split(separator: " ").map(String.init)
            words[dice.roll(words.count)] = any(kind.spare)
            return words
        case .newWords: return (0..<3).map { _ in any(kind.spare) }
        }
    }

    /// Whether two texts differ by one letter, or by two neighbours in the wrong order.
    static func isOneSlip(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.count <= other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
        guard long.count - short.count <= 1 else { return false }
        let same = zip(short, long).prefix { $0 == $1 }.count
        let (a, b) = (Array(short[same...]), Array(long[same...]))
        if a.count < b.count { return a == Array(b.dropFirst()) }
        if a.dropFirst() == b.dropFirst() { return true }
        return a.count > 1 && a[0] == b[1] && a[1] == b[0] && a.dropFirst(2) == b.dropFirst(2)
    }
}
