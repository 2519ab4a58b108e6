import Testing

@testable import PhraseMatching

/// Names of lists that are too long to be read whole, typed with a slip or not listed at all.
@Suite struct LongListTests {
    private static let colours = """
        red blue green black white grey brown pink golden silver quick slow small large tall short long wide narrow deep
        """
    private static let things = "fox box tail table chair window door lamp clock basket bottle candle carpet curtain"
    private static let places = "garden river forest market station harbor kitchen office"

    /// Half of what can be made of the words, in no order.
    private static let names: [String] = {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        let all = words(colours).flatMap { colour in
            words(things).flatMap { thing in words(places).map { "\(colour) \(thing) \($0)" } }
        }
        return all.enumerated().filter { $0.offset * 7919 % 13 < 7 }.map(\.element)
    }()

    private static let matcher = Result {
        try FlexibleFixture.matcher(["open {name}"], lists: ["name": names], unlisted: [])
    }

    private static func answer(_ text: String) throws -> (status: MatchStatus, names: [String]) {
        let answer = try matcher.get().answer(text)
        return (answer.status, answer.result.best.compactMap { $0.slots.first?.value }.map { names[Int($0)] })
    }

    /// The number of listed names that are one slip away, by looking at each.
    private static func near(_ text: String) -> [String] { names.filter { WordNeighbours.isOneSlip($0, text) } }

    /// Whether one word differs by its first letter alone, and begins like a word of the list.
    private static func mayBeAnother(_ said: String, than name: String) -> Bool {
        zip(said.split(separator: " "), name.split(separator: " ")).contains { word, own in
            word.first != own.first && word.dropFirst() == own.dropFirst()
                && names.contains { $0.split(separator: " ").contains { $0.hasPrefix(word.prefix(2)) } }
        }
    }

    /// A slip is understood, unless other names are as near: then none of them is acted on. A first letter that makes another
    /// word of it is asked about.
    @Test func oneSlipAnywhereIsUnderstood() throws {
        var dice = Dice(seed: 5)
        let letters = "abcdefghijklmnopqrstuvwxyz".map { $0 }
        for number in 0..<240 {
            let name = dice.pick(Self.names, else: "")
            var text = Array(name)
            let place = dice.pick(text.indices.filter { text[$0] != " " }, else: 0)
            switch number % 4 {
            case 0: text[place] = dice.pick(letters, else: "x")
            case 1: text.remove(at: place)
            case 2: text.insert(dice.pick(letters, else: "x"), at: place)
            default:
                guard place + 1 < text.count, text[place + 1] != " " else { continue }
                text.swapAt(place, place + 1)
            }
            let said = String(text)
            // Another word of the list, or none of its own any more, is no slip.
            let words = Set(Self.names.flatMap { $0.split(separator: " ") })
            guard said.split(separator: " ").count == 3, said.split(separator: " ").count(where: words.contains) == 2
            else { continue }
            let answer = try Self.answer("open \(said)")
            let near = Self.near(said)
            if near.count == 1 {
                let status = Self.mayBeAnother(said, than: name) ? MatchStatus.suggested : .matched
                #expect(answer.status == status && answer.names == [name], "\(said): \(answer)")
            } else {
                #expect(
                    answer.status != .matched && (answer.names.isEmpty || answer.names.allSatisfy(near.contains)),
                    "\(said)")
            }
        }
    }

    /// Words of the list that are not listed together, a new word, nothing but new words.
    @Test func namesThatAreNotListedAreNotTakenForOthers() throws {
        let listed = Set(Self.names)
        var dice = Dice(seed: 6)
        func any(_ text: String) -> String { dice.pick(text.split(separator: " ").map(String.init), else: "") }
        let new = "purple elephant submarine velvet cathedral thunderstorm"
        for _ in 0..<60 {
            for said in [
                "\(any(Self.colours)) \(any(Self.things)) \(any(Self.places))",
                "\(any(new)) \(any(Self.things)) \(any(Self.places))",
                "\(any(Self.colours)) \(any(Self.things)) \(any(new))", "\(any(new)) \(any(new)) \(any(new))",
            ] where !listed.contains(said) {
                let answer = try Self.answer("open \(said)")
                #expect(!answer.status.isSure, "\(said): \(answer)")
            }
        }
    }

    @Test(arguments: [
        // A word that other names have is no slip of another, however near.
        ("open red fox gaden", MatchStatus.matched), ("open red foxx garden", .matched),
        ("open rde fox garden", .matched),
        // The end of a word of which a name has the beginning.
        ("open red fox gardener", .suggested),
        // Two names are as near.
        ("open red tox garden", .ambiguous),
    ])
    func wordsAreWeighedByWhatElseTheyMayBe(text: String, status: MatchStatus) throws {
        let lists = ["name": Self.names + ["red fox garden", "red box garden"].filter { !Self.names.contains($0) }]
        let matcher = try FlexibleFixture.matcher(["open {name}"], lists: lists, unlisted: [])
        #expect(matcher.answer(text).status == status)
    }
}
