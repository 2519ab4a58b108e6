import PhraseMatching
import Testing

/// Grammars and utterances made to blow a matcher up. Steps are counted, not time: twice the utterance is at most about
/// twice the work, and ten times the entries of a list hardly any more.
@Suite struct LinearityTests {
    struct Trap: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let phrases: [String]
        var lists: [String: [String]] = [:]
        var unlisted: Set<String> = []
        let unit: String
        var ending = ""
    }

    static let traps = [
        Trap(
            testDescription: "ten unlisted slots in a row that fail at the end",
            phrases: [Array(repeating: "${t}", count: 10).joined(separator: " ") + " stop"], unlisted: ["t"],
            unit: "a ", ending: "go"),
        Trap(
            testDescription: "the same with literals between", phrases: ["${t} a ${t} a ${t} a ${t} a ${t} stop"],
            unlisted: ["t"], unit: "a "),
        Trap(
            testDescription: "entries that are each other's beginnings",
            phrases: [Array(repeating: "${x}", count: 12).joined(separator: " ") + " stop"],
            lists: ["x": (1...40).map { String(repeating: "a", count: $0) }], unit: "a "),
        Trap(
            testDescription: "glued slots, no boundaries in sight",
            phrases: [Array(repeating: "${t}", count: 6).joined() + "b"],
            lists: ["t": ["a", "aa", "aaa"]], unlisted: ["t"], unit: "a"),
        Trap(
            testDescription: "a hundred phrases that begin alike",
            phrases: (0..<100).map { "${t} a ${t} \($0)b" }, unlisted: ["t"], unit: "a "),
        Trap(
            testDescription: "a long entry that nearly fits everywhere", phrases: ["${t} ${x} stop"],
            lists: ["x": [String(repeating: "a", count: 60) + "b"]], unlisted: ["t"], unit: "a "),
        Trap(
            testDescription: "readings without number that all succeed", phrases: ["${t} ${t} ${t} ${t} ${t}"],
            unlisted: ["t"], unit: "a "),
    ]

    @Test(arguments: traps)
    func growsWithTheUtterance(trap: Trap) throws {
        let fixture = try GrammarFixture(trap.phrases, lists: trap.lists, unlisted: trap.unlisted)
        let steps = [200, 400, 800].map { count in
            let text = String(repeating: trap.unit, count: count) + trap.ending
            return Matcher(fixture.grammar).matchCountingSteps(SpokenText(text)).steps
        }
        #expect(Double(steps[1]) <= 2.2 * Double(steps[0]), "\(steps)")
        #expect(Double(steps[2]) <= 2.2 * Double(steps[1]), "\(steps)")
    }

    @Test func hardlyGrowsWithAList() throws {
        let steps = try [10, 1_000, 20_000].map { count in
            let titles = (0..<count).map { "otter \($0) tracks" }
            let fixture = try GrammarFixture(["open ${x} in ${y}"], lists: ["x": titles, "y": ["FieldNotes"]])
            let (result, steps) = Matcher(fixture.grammar).matchCountingSteps(
                SpokenText("open otter 7 tracks in field notes"))
            #expect(result.best.count == 1)
            return steps
        }
        #expect(steps[2] < 4 * steps[0], "\(steps)")
    }

    @Test func hardlyGrowsWithPhrasesThatUseAList() throws {
        let steps = try [1, 500].map { count in
            let phrases = (0..<count).map { "${x} verb\($0) it" }
            let fixture = try GrammarFixture(phrases, lists: ["x": (0..<500).map { "otter \($0)" }])
            // The first utterance also pays for what the matcher learns of the phrases.
            let matcher = Matcher(fixture.grammar)
            _ = matcher.match(SpokenText("otter 7 verb0 it"))
            return matcher.matchCountingSteps(SpokenText("otter 7 verb0 it")).steps
        }
        #expect(steps[1] < 3 * steps[0], "\(steps)")
    }
}
