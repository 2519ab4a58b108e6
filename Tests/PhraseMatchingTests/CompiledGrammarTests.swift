import Foundation
import PhraseMatching
import TestSupport
import Testing

/// A grammar that was written and opened answers as the one it was made of.
@Suite struct CompiledGrammarTests {
    static let said = [
        "turn on the lamp", "please turn off desk lamp", "turned on desk-lamp now", "set lamp to 7", "note oat milk",
        "turn on the world", "doe lamplicht aan", "lights please", "", "turn", "turn on", "set lamp to 11",
    ]

    /// Something of everything that a grammar may hold.
    static func grammar() throws -> Grammar {
        var builder = GrammarBuilder()
        builder.joinsCompounds = true
        builder.addRule("the", try Template("[the|my]"))
        builder.skip(["please"])
        let lists = [
            "x": builder.addList("x", entries: lamps, acceptsUnlisted: false),
            "text": builder.addList("text", entries: [], acceptsUnlisted: true, ranksFirst: false),
        ]
        for (number, phrase) in phrases.enumerated() {
            _ = try builder.addTemplate(
                try Template(phrase), lists: lists, scope: ScopeID(rawValue: UInt32(number % 2)))
        }
        try builder.addNegative(try Template("turn on <the> world"), lists: lists, scope: ScopeID(rawValue: 0))
        return builder.build()
    }

    private static let lamps = GrammarFixture.entries(["lamp", "Desk Lamp=desk-light", "AC/DC", "か水", "world"])
    private static let phrases = [
        "turn[s|ed] (on|off) <the> {x} [now]", "doe {x}[ ]licht (aan|uit)", "set {x} to {0..9:level}", "note {text}",
        "play ({text};loudly;now)", "lights",
    ]

    @Test func answersAlike() throws {
        let grammar = try Self.grammar()
        let opened = try CompiledGrammar(bytes: try CompiledGrammar.bytes(of: grammar), name: "g").grammar
        for said in Self.said {
            let spoken = SpokenText(said)
            let expected = Matcher(grammar).match(spoken)
            #expect(Matcher(opened).match(spoken) == expected, "“\(said)”")
            #expect(
                ReferenceMatcher(opened).match(spoken) == ReferenceMatcher(grammar).match(spoken), "“\(said)”")
            #expect(
                Matcher(opened).nearest(to: spoken, limit: 5) == Matcher(grammar).nearest(to: spoken, limit: 5),
                "“\(said)”")
        }
        #expect(Matcher(opened).match(SpokenText("turn on the lamp")).best.count == 1)
        #expect(opened.templateCount == grammar.templateCount)
        var (one, other) = (Sampler(grammar, seed: 5), Sampler(opened, seed: 5))
        for number in 0..<UInt32(grammar.templateCount) {
            let id = TemplateID(rawValue: number)
            #expect(opened.template(id) == grammar.template(id))
            #expect(opened.scope(of: id) == grammar.scope(of: id))
            let (first, second) = (one.utterance(of: id), other.utterance(of: id))
            #expect(first == second)
        }
    }

    /// What is written of an opened grammar is the same file.
    @Test func writesWhatItRead() throws {
        let bytes = try CompiledGrammar.bytes(of: try Self.grammar(), metadata: [1, 2, 3])
        let opened = try CompiledGrammar(bytes: bytes, name: "g")
        #expect(opened.withMetadata { Array($0) } == [1, 2, 3])
        try opened.verify()
        #expect(try CompiledGrammar.bytes(of: opened.grammar, metadata: [1, 2, 3]) == bytes)
        #expect(CompiledGrammar.isCompiled(bytes) && !CompiledGrammar.isCompiled(Array("language: en\n".utf8)))
    }

    @Test func listsOfAFileAreUpdated() throws {
        let folder = try ScratchFolder()
        let path = folder.file("g.phrases").path
        try CompiledGrammar.write(try Self.grammar(), to: path)
        let opened = try CompiledGrammar(path: path)
        let list = try #require(
            Matcher(opened.grammar).match(SpokenText("turn on lamp")).best.first?.slots.first?.list)
        let later = opened.grammar.updatingList(
            list, removing: [0], adding: [SlotEntry(value: 9, texts: ["lantern"])])
        // The file is replaced while it is read.
        try CompiledGrammar.write(later, to: path)
        let again = try CompiledGrammar(path: path)
        try again.verify()
        for grammar in [later, again.grammar] {
            #expect(Matcher(grammar).match(SpokenText("turn on lamp")).best.isEmpty)
            #expect(Matcher(grammar).match(SpokenText("turn on lantern")).best.first?.slots.first?.value == 9)
            #expect(Matcher(grammar).match(SpokenText("turn on desk light")).best.first?.slots.first?.value == 1)
        }
        #expect(Matcher(opened.grammar).match(SpokenText("turn on lamp")).best.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["g.phrases"])
    }

    @Test func anEmptyGrammarIsAGrammar() throws {
        let bytes = try CompiledGrammar.bytes(of: GrammarBuilder().build())
        let opened = try CompiledGrammar(bytes: bytes, name: "g")
        try opened.verify()
        #expect(Matcher(opened.grammar).match(SpokenText("turn on")).matches.isEmpty)
    }

    /// One clear line for each way in which a file is not right.
    @Test func saysWhatIsWrong() throws {
        let bytes = try CompiledGrammar.bytes(of: try Self.grammar())
        func message(_ change: (inout [UInt8]) -> Void) -> String {
            var changed = bytes
            change(&changed)
            do {
                try CompiledGrammar(bytes: changed, name: "home.phrases").verify()
                return "nothing"
            } catch {
                return error.message
            }
        }
        #expect(message { _ in } == "nothing")
        let foreign = "home.phrases: not a compiled grammar; compile the grammar's sources to get one"
        #expect(message { $0 = Array("language: en\n".utf8) } == foreign)
        #expect(message { $0[7] = 13 } == foreign)
        #expect(
            message { $0 = [] } == "home.phrases: ends after 0 bytes, within its header; copy or compile it again")
        #expect(
            message { $0 = Array($0[..<100]) }
                == "home.phrases: ends after 100 bytes, within its header; copy or compile it again")
        #expect(
            message { $0.removeLast() }
                == "home.phrases: \(bytes.count - 1) bytes of \(bytes.count) are there; copy or compile it again")
        for version in [1, 7] as [UInt8] {
            #expect(
                message { $0[12] = version }
                    == "home.phrases: compiled as version \(version), and this program knows version 2; compile it again"
            )
        }
        #expect(
            message { $0[8..<12].reverse() }
                == "home.phrases: compiled on a machine with another byte order; compile it again on this one")
        for change in [{ $0[16] ^= 1 }, { $0[60] ^= 1 }, { $0.append(0) }] as [(inout [UInt8]) -> Void] {
            #expect(message(change) == "home.phrases: the header is damaged; copy or compile it again")
        }
        // The last thing in the file is the values of the last list, the numbers from 0 to 9.
        #expect(
            message { $0[bytes.count - 1] ^= 1 }
                == "home.phrases: the names in “0..9” are damaged; copy or compile it again")
    }

    @Test func saysWhatTheSystemDoesNotGive() throws {
        let folder = try ScratchFolder()
        func message(_ path: String) -> String {
            do {
                _ = try CompiledGrammar(path: path)
                return "nothing"
            } catch {
                return error.message
            }
        }
        #expect(
            message("/nowhere/g")
                == "/nowhere/g: cannot be read (No such file or directory); check its path and permissions")
        #expect(
            message(folder.url.path)
                == "\(folder.url.path): cannot be read (it is no file); check its path and permissions")
        #expect(throws: CompiledGrammarError.unwritable(path: "/nowhere/g", reason: "No such file or directory")) {
            try CompiledGrammar.write(GrammarBuilder().build(), to: "/nowhere/g")
        }
    }
}
