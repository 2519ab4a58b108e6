import Foundation
import GrammarFiles
import IntentRuntime
import Testing

@Suite("From an answer to a value of the parameter's type")
struct ResolutionTests {
    static let scripts = [
        // the author's resolvers first, then what the type reads, each with its range
        """
        > berth a boat in harbour
        ? How long is it?
        > a dinghy
        Berthed 3 feet.
        > berth a boat in harbour
        ? How long is it?
        > twelve
        Berthed 12 feet.
        > berth a boat in harbour
        ? How long is it?
        > fifty
        ? 50 is out of range; say a number from 2 to 40. How long is it?
        > long
        ? That is not a whole number. How long is it?
        > a dinghy
        Berthed 3 feet.
        """,
        // a resolver asks in its own words, lets choose, and asks by itself
        """
        > berth a boat in harbour
        ? How long is it?
        > a whale
        ? Whales are not berthed. How long is the boat?
        > ten
        Berthed 10 feet.
        > berth a boat in harbour
        ? How long is it?
        > a yacht
        ? A small or a large one?  12 | 15
        > the second one
        Berthed 15 feet.
        > berth a boat in harbour
        ? How long is it?
        > whatever you ask
        ? How many feet exactly?
        > nine
        Berthed 9 feet.
        > berth a boat in harbour
        ? How long is it?
        > a whale
        ? Whales are not berthed. How long is the boat?
        > a whale
        ? Whales are not berthed. How long is the boat?
        > a whale
        (Let's leave it there. Say it again when you are ready.)
        """,
        // words of a phrase go the same way
        """
        > berth a dinghy in harbour
        Berthed 3 feet.
        > berth a whale in harbour
        ? Whales are not berthed. How long is the boat?
        > a yacht
        ? A small or a large one?  12 | 15
        > 12
        Berthed 12 feet.
        > berth seventy in harbour
        ? 70 is out of range; say a number from 2 to 40. How long is it?
        > seven
        Berthed 7 feet.
        """,
        // a resolver that takes a number is given what was said as one
        """
        > halve in harbour
        ? Half of what?
        > twenty four
        That is half of 24.
        > halve in harbour
        ? Half of what?
        > everything
        That is everything.
        """,
        // values that depend on another parameter come after it
        """
        > moor in harbour
        ? Which pier?  North | South
        > south
        ? Which berth?  Inner | Outer
        > bow
        ? There is no berth called “bow”. Which berth?  Inner | Outer
        > outer
        Moored at south Outer.
        """,
        // money
        """
        > pay in harbour
        ? How much?
        > twenty
        ? Say the amount in one of these currencies: EUR, GBP. How much?
        > 20 dollars
        ? Say the amount in one of these currencies: EUR, GBP. How much?
        > twenty pounds
        Paid 20 GBP.
        > pay in harbour
        ? How much?
        > 9000 euros
        ? 9000 is out of range; say a number from 1 to 500. How much?
        > lots
        ? That is not an amount of money; say it as in “five euros” or $5.20. How much?
        > €12.50
        Paid 12.5 EUR.
        > pay twelve euros in harbour
        Paid 12 EUR.
        """,
        """
        > tip in harbour
        ? How much?
        > 5 Swiss francs
        ? How do you pay?
        > by credit card
        Tipped 5 CHF by credit.
        """,
        // several values, and a person by an address
        """
        > call the crew in harbour
        ? Which dog?  Old Rex | Young Rex | Bella
        > bella
        ? 1 of 2. Which dog?  Old Rex | Young Rex | Bella
        > bella
        ? 1 of 2. Which dog?  Old Rex | Young Rex | Bella
        > 1
        ? Whose address?
        > anna
        ? That is not an e-mail address; say it as in anna@example.org. Whose address?
        > Anna at example dot org
        Called Bella and Old Rex for emailAddress("anna@example.org").
        """,
        // places, and quantities that are not below zero
        """
        > sail in harbour
        ? Where to?
        > Whitby
        ? How fast?
        > minus three
        ? That is below zero; say a quantity that is not. How fast?
        > 6
        To Whitby at 6.0 kn.
        """,
        // what an intent returned becomes the value of the next
        """
        > measure in harbour
        = 7.6
        Noted 7, -1, no text.
        """,
    ]

    @Test("Word for word", arguments: scripts) func converses(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.harbour()])
        #expect(played == script)
    }

    @Test("A file of another kind is refused and why is said") func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = ["notes.txt", "papers.pdf", "mystery"]
        for name in names { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
        let paths = names.map { folder.appendingPathComponent($0).path }
        let script = """
            > file papers in harbour
            ? Which file?
            > \(paths[0])
            ? “notes.txt” is of the kind “text”; choose one of the kind “PDF document” or “image”. Which file?
            > \(paths[2])
            ? “mystery” is of an unknown kind; choose one of the kind “PDF document” or “image”. Which file?
            > \(paths[1])
            Filed papers.pdf, com.adobe.pdf.
            """
        #expect(try await Script.play(script, apps: [.harbour()]) == script)
    }
}
