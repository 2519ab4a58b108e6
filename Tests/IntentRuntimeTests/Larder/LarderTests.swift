import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage
import Testing

private let whichJar = "Which jar?  " + JarQuery.names.joined(separator: " | ")
private let whichGlaze = "Which glaze?  Red | Green | Blue"
private let nineShelves = "Shelf 1 | " + (2...9).map { "Shelf \($0)" }.joined(separator: " | ")

/// Several values in one answer, many options, none: on Monday, 30 November 2026, at 10:30 in Berlin.
@Suite struct LarderTests {
    private func play(_ script: String) async throws -> String {
        await Script.play(script, in: try await Script.conversationInBerlin(apps: [.larder()]))
    }

    @Test(
        "What is listed may be meant by its place, several at once, and all of it",
        arguments: [
            ("1 and 2", "= Plum Jam|Plum Butter"), ("the first and the third", "= Plum Jam|Fig Jam"),
            ("1,3, and last", "= Plum Jam|Fig Jam|Sloe"), ("3 and sloe", "= Fig Jam|Sloe"), ("two", "= Plum Butter"),
            ("all of them", "= " + JarQuery.names.joined(separator: "|")), ("2 and 2", "= Plum Butter"),
            ("plum jam and plum jam", "= Plum Jam"), ("12 and sloe", "? There are only 8. \(whichJar)"),
            ("salt and vinegar and 1", "= Salt and Vinegar|Plum Jam"), ("salt and vinegr", "= Salt and Vinegar"),
            ("1 and 40", "? There are only 8. \(whichJar)"),
            ("plum jam, foo", "? There is no jar called “foo”. \(whichJar)"),
            ("foo and plum jam", "? There is no jar called “foo”. \(whichJar)"),
            ("no quince", "? There is no jar called “no quince”. \(whichJar)"),
            ("no quince and sloe", "? There is no jar called “no quince”. \(whichJar)"),
            ("sloe and not quince", "? There is no jar called “not quince”. \(whichJar)"),
            ("quince no", "? There is no jar called “quince no”. \(whichJar)"),
            ("without quinze", "? There is no jar called “without quinze”. \(whichJar)"),
            ("never the first", "? There is no jar called “never the first”. \(whichJar)"),
            ("no, quince", "= Quince"), ("-1", "? There are only 8. \(whichJar)"),
            ("1 and -2", "? There are only 8. \(whichJar)"),
            ("plum and sloe", "? Which jar?  Plum Jam | Plum Butter"),
        ])
    func jars(answer: String, expected: String) async throws {
        let script = "> larder stack\n? \(whichJar)\n> \(answer)\n\(expected)"
        let played = try await play(script)
        #expect(played == script)
    }

    @Test(arguments: [
        ("1 and 3", "= red|blue"), ("1,2,3", "= red|green|blue"), ("first and last", "= red|blue"),
        ("all", "= red|green|blue"), ("green and 1", "= green|red"),
        ("no red", "? There is no glaze called “no red”. \(whichGlaze)"),
        ("not green", "? There is no glaze called “not green”. \(whichGlaze)"),
        ("nope blue", "? There is no glaze called “nope blue”. \(whichGlaze)"),
        ("minus one", "? There are only 3. \(whichGlaze)"), ("4 and 1", "? There are only 3. \(whichGlaze)"),
        ("red and pink", "? There is no glaze called “pink”. \(whichGlaze)"),
    ])
    func glazes(answer: String, expected: String) async throws {
        let script = "> larder glaze\n? \(whichGlaze)\n> \(answer)\n\(expected)"
        let played = try await play(script)
        #expect(played == script)
    }

    @Test(arguments: [
        // Each thing that fits several is asked for, and what is meant already is not offered again.
        """
        > larder stack
        ? \(whichJar)
        > plum and plum
        ? Which jar?  Plum Jam | Plum Butter
        > the second
        = Plum Butter|Plum Jam
        """,
        """
        > larder stack plum and sloe
        ? Which jar?  Plum Jam | Plum Butter
        > jam
        = Plum Jam|Sloe
        """,
        """
        > larder stack
        ? \(whichJar)
        > plum jam and plum
        = Plum Jam|Plum Butter
        """,
        // Numbers keep their signs, and what they may be.
        """
        > larder weigh
        ? What should “Weights” be?
        > -1.5, 2 and −3
        ? What should “Counts” be?
        > -1, 2
        ? -1 is out of range; say a number from 1 to 10. What should “Counts” be?
        > 2,3
        = [-1.5, 2.0, -3.0] [2, 3]
        """,
        """
        > larder weigh
        ? What should “Weights” be?
        > minus 1 and -2,-3
        ? What should “Counts” be?
        > 99999999999999999999
        ? 100000000000000000000 is out of range; say a number from 1 to 10. What should “Counts” be?
        > one
        = [-1.0, -2.0, -3.0] [1]
        """,
        // A month is said once for several days; a length of time is a measurement too.
        """
        > larder cook
        ? What should “Days” be?
        > the 1st and the 2nd of may
        ? What should “Time” be?
        > two months
        ? Months and years are not always as long; say it in days or weeks. What should “Time” be?
        > 2 hours 3 minutes and 4 seconds
        ? What should “Stirs” be?
        > 99999999999999999999
        ? That number is out of range; say a smaller one. What should “Stirs” be?
        > 2.5
        ? That is not a whole number. What should “Stirs” be?
        > 3
        = 2027-04-30T22:00:00Z|2027-05-01T22:00:00Z 7384.0 s 3
        """,
        // More options than are listed at once.
        """
        > larder store
        ? What should “Shelf” be?  \(nineShelves)
        > 31
        ? There are only 30. What should “Shelf” be?  \(nineShelves)
        > thirty
        = Shelf 30
        """,
        """
        > larder store
        ? What should “Shelf” be?  \(nineShelves)
        > the tenth
        ? Only 9 are listed so far. What should “Shelf” be?  \(nineShelves)
        > shelf
        ? Which shelf?  \(nineShelves)
        > twelve
        ? Only 9 are listed so far. Which shelf?  \(nineShelves)
        > more
        ? Which shelf?  Shelf 10 | Shelf 11 | Shelf 12 | Shelf 13 | Shelf 14 | Shelf 15 | Shelf 16 | Shelf 17 | Shelf 18
        > the twelfth
        = Shelf 12
        """,
        """
        > larder lend
        (There is nothing to choose from for “Friend”.)
        """,
        """
        > larder scan
        ? What should “Picture” be?
        > /tmp
        ? “/tmp” is not a file. What should “Picture” be?
        > /dev/zero
        ? “/dev/zero” is not a file. What should “Picture” be?
        > file:///etc/passwd
        = passwd
        """,
    ])
    func conversations(script: String) async throws {
        let played = try await play(script)
        #expect(played == script)
    }

    @Test(
        "Free text is what was said, with its signs, without quotes around it: in a phrase and as an answer",
        arguments: [
            ("Hello!", "Hello!"), ("What?", "What?"), ("hello 🎄", "hello 🎄"), ("x*", "x*"), ("(aside)", "(aside)"),
            ("\"Mr. Smith\"", "Mr. Smith"), ("“hello, world.”", "hello, world."), ("\"hello\".", "hello"),
            ("6'2\"", "6'2\""), ("\"a\" or \"b\"", "\"a\" or \"b\""), ("« bonjour »", "bonjour"),
            ("hello :)", "hello :)"), ("5%", "5%"), ("«don't»", "don't"), ("don't", "don't"), ("#1", "#1"),
            ("Dr. No.", "Dr. No."), ("-5", "-5"),
        ])
    func texts(said: String, expected: String) async throws {
        let phrase = try await play("> larder label \(said)")
        #expect(phrase == "> larder label \(said)\n= [\(expected)]")
        let script = "> larder label\n? What should “Label” be?\n> \(said)\n= [\(expected)]"
        let played = try await play(script)
        #expect(played == script)
    }

    @Test func severalTexts() async throws {
        let script = """
            > larder tag
            ? What should “Labels” be?
            > "Hello!", What? and (aside)
            = [Hello!][What?][(aside)]
            """
        let played = try await play(script)
        #expect(played == script)
    }

    private static let file = """
        phrasebook: 1
        language: en
        app: {name: Larder}
        entities: {Room: {values: [Kitchen, Hall, Salt and Pepper]}}
        intents:
          Clean:
            parameters: {rooms: {type: Room, list: true}, n: {type: Int, list: true, range: [1, 10]}}
            phrases: ["clean"]
            perform: {say: "${rooms}: ${n}."}
          List:
            parameters: {v: {type: Double, list: true}, days: {type: Date, list: true}}
            phrases: ["list ${v}", "list"]
            perform: {say: "${v}, ${days}."}
          Note:
            parameters: {name: {type: String}, content: {type: String}}
            phrases: ["make a note called ${name} saying ${content}"]
            perform: {say: "[${name}] [${content}]"}
        """

    @Test(arguments: [
        """
        > clean
        ? Which room?  Kitchen | Hall | Salt and Pepper
        > kitchen, foo
        ? There is no room called “foo”. Which room?  Kitchen | Hall | Salt and Pepper
        > 1 and the last
        ? What should “n” be?
        > one, 11
        ? 11 is out of range; say a number from 1 to 10. What should “n” be?
        > 1, -2
        ? -2 is out of range; say a number from 1 to 10. What should “n” be?
        > one, 10
        Kitchen, Salt and Pepper: 1, 10.
        """,
        """
        > list -1, -2
        ? What should “days” be?
        > may 1st and 2nd
        -1, -2, may 1st, may 2nd.
        """,
        """
        > list
        ? What should “v” be?
        > -1.5, 2
        ? What should “days” be?
        > 2026-12-24
        -1.5, 2, 2026-12-24.
        """,
        """
        > make a note called "Mr. Smith" saying "hello, world."
        [Mr. Smith] [hello, world.]
        > make a note called Hello! saying What?
        [Hello!] [What?]
        > "make a note called hello 🎄 saying (aside)"
        [hello 🎄] [(aside)]
        """,
    ])
    func declarative(script: String) async throws {
        let conversation = try Script.conversationInBerlin(declaredIn: Self.file)
        let played = await Script.play(script, in: conversation)
        #expect(played == script)
    }
}
