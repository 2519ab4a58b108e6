import Foundation
import PhraseMatching

/// One phrase over a list of three-word names: what building, opening and changing it costs, and whether a match notices how
/// many there are.
enum NamesBenchmark {
    static func run(_ arguments: [String]) {
        guard let count = arguments.first.flatMap({ Int($0) }), count > 0 else {
            return print("name the number of names")
        }
        let utterances = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        let names = (0..<count).map(name)
        let entries = names.enumerated().map { SlotEntry(value: UInt32($0), texts: [$1]) }
        do {
            let (grammar, list) = try time("build") { try compiled(entries) }
            let said = (0..<64).map { "open \(names[$0 * 7919 % count])" }
            match(grammar, said, utterances, "built")
            let opened = try file(grammar, said, names)
            match(opened, said, utterances, "opened")
            let updated = update(opened, list, entries)
            match(updated, said, utterances, "updated")
        } catch {
            print(error)
        }
    }

    static func compiled(_ entries: [SlotEntry]) throws -> (Grammar, SlotListID) {
        var builder = GrammarBuilder()
        let list = builder.addList("name", entries: entries, acceptsUnlisted: false)
        let template = try Template(applePhrase: "open ${name}")
        _ = try builder.addTemplate(template, lists: ["name": list], scope: ScopeID(rawValue: 0))
        return (builder.build(), list)
    }

    private static func match(_ grammar: Grammar, _ said: [String], _ utterances: Int, _ kind: String) {
        let matcher = Matcher(grammar)
        let scratch = MatchScratch()
        for text in said { _ = matcher.recognize(text, in: scratch) }
        let first = clock()
        let understood = timedRun(utterances, said, matcher, scratch)
        let each = Double(clock() - first) / Double(max(utterances, 1))
        print("\(kind): understood \(understood)/\(utterances), \(rounded(each)) us a match")
    }

    /// A function of its own, so that `Scripts/check-instructions` can count what it does and nothing else.
    @inline(never)
    private static func timedRun(
        _ utterances: Int, _ said: [String], _ matcher: Matcher, _ scratch: MatchScratch
    ) -> Int {
        var understood = 0
        for index in 0..<utterances where matcher.recognize(said[index & 63], in: scratch).best != nil {
            understood += 1
        }
        return understood
    }

    /// Writes the grammar, opens it and holds its answers against those of the one that was written.
    private static func file(_ grammar: Grammar, _ said: [String], _ names: [String]) throws -> Grammar {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try time("write") { try CompiledGrammar.write(grammar, to: path) }
        let opened = try time("open") { try CompiledGrammar(path: path) }
        try time("verify") { try opened.verify() }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        let text = names.reduce(0) { $0 + $1.utf8.count }
        print("file: \(size) bytes, \(rounded(Double(size - text) / Double(names.count))) an entry beside its text")
        print("answers alike:", agree(grammar, opened.grammar, said + said.map { String($0.dropLast()) }))
        return opened.grammar
    }

    /// Renames ten entries, in the list as it is and in one that is built anew.
    private static func update(_ grammar: Grammar, _ list: SlotListID, _ entries: [SlotEntry]) -> Grammar {
        let changed = Set((0..<10).map { UInt32(($0 * 7919 + 1) % entries.count) }).sorted()
        let renamed = changed.map { SlotEntry(value: $0, texts: ["renamed \($0)"]) }
        let updated = time("update") { grammar.updatingList(list, removing: changed, adding: renamed) }
        var all = entries
        for entry in renamed { all[Int(entry.value)] = entry }
        let rebuilt = time("rebuild") { grammar.replacingList(list, entries: all) }
        let said = changed.map { "open renamed \($0)" } + changed.map { "open \(name(Int($0)))" }
        print("answers alike:", agree(updated, rebuilt, said))
        return updated
    }

    private static func agree(_ one: Grammar, _ other: Grammar, _ said: [String]) -> Bool {
        let (first, second) = (Matcher(one), Matcher(other))
        return said.allSatisfy { first.match(SpokenText($0)) == second.match(SpokenText($0)) }
    }

    /// Processor time.
    private static func time<T>(_ kind: String, _ body: () throws -> T) rethrows -> T {
        let start = clock()
        let result = try body()
        print("\(kind): \(rounded(Double(clock() - start) / 1000)) ms")
        return result
    }

    private static func rounded(_ number: Double) -> String { String(format: "%.3f", number) }

    /// Three words that look like names; no two of the first million are the same.
    static func name(_ number: Int) -> String {
        "\(word(number % 100)) \(word(100 + number / 100 % 100)) \(word(200 + number / 10_000))"
    }

    static func word(_ number: Int) -> String {
        let starts = ["bar", "ten", "mol", "rik", "sav", "lun", "gor", "pel", "fin", "dax"]
        let ends = ["en", "ola", "is", "umi", "ar", "eth", "os", "ine", "ul", "ava"]
        return starts[number % 10] + ends[number / 10 % 10] + (number < 100 ? "" : starts[number / 100 % 10])
    }
}
