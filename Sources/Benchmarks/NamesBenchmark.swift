import Foundation
import PhraseMatching

/// One phrase over a list of three-word names: what building costs, and whether a match notices how many there are.
enum NamesBenchmark {
    static func run(_ arguments: [String]) {
        guard let count = arguments.first.flatMap({ Int($0) }) else { return print("name the number of names") }
        let utterances = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        let names = (0..<count).map(name)
        let entries = names.enumerated().map { SlotEntry(value: UInt32($0), texts: [$1]) }
        let start = clock()
        guard let grammar = grammar(entries) else { return print("the phrase does not compile") }
        let built = clock() - start
        let said = (0..<64).map { "open \(names[$0 * 7919 % count])" }
        let matcher = Matcher(grammar)
        let scratch = MatchScratch()
        for text in said { _ = matcher.recognize(text, in: scratch) }
        let first = clock()
        var understood = 0
        for index in 0..<utterances where matcher.recognize(said[index & 63], in: scratch).best != nil {
            understood += 1
        }
        let matched = clock() - first
        print("names \(count) build-ms \(built / 1000) understood \(understood)/\(utterances)")
        print("us-a-match", Double(matched) / Double(max(utterances, 1)))
    }

    private static func grammar(_ entries: [SlotEntry]) -> Grammar? {
        var builder = GrammarBuilder()
        let list = builder.addList("name", entries: entries, acceptsUnlisted: false)
        guard let template = try? Template(applePhrase: "open ${name}") else { return nil }
        guard (try? builder.addTemplate(template, lists: ["name": list], scope: ScopeID(rawValue: 0))) != nil else {
            return nil
        }
        return builder.build()
    }

    /// Three words that look like names; no two of the first million are the same.
    private static func name(_ number: Int) -> String {
        "\(word(number % 100)) \(word(100 + number / 100 % 100)) \(word(200 + number / 10_000))"
    }

    private static func word(_ number: Int) -> String {
        let starts = ["bar", "ten", "mol", "rik", "sav", "lun", "gor", "pel", "fin", "dax"]
        let ends = ["en", "ola", "is", "umi", "ar", "eth", "os", "ine", "ul", "ava"]
        return starts[number % 10] + ends[number / 10 % 10] + (number < 100 ? "" : starts[number / 100 % 10])
    }
}
