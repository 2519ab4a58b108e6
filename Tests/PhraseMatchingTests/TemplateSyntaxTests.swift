import PhraseMatching
import Testing

/// The whole template syntax: what is read, what is printed, what is refused.
@Suite struct TemplateSyntaxTests {
    static let trees: [(source: String, root: Template.Expression)] = [
        ("open {note}", .sequence([.text("open "), .slot(.init("note"))])),
        ("open ${note}", .sequence([.text("open "), .slot(.init("note"))])),
        ("turn(s|ed)", .sequence([.text("turn"), .alternatives([.text("s"), .text("ed")])])),
        ("[the|my] x", .sequence([.optional(.alternatives([.text("the"), .text("my")])), .text(" x")])),
        ("(a;b|c)", .alternatives([.permutation([.text("a"), .text("b")]), .text("c")])),
        ("a|b", .alternatives([.text("a"), .text("b")])),
        ("((a)b)(c)", .text("abc")),
        ("(a|)", .alternatives([.text("a"), .sequence([])])),
        ("{minutes:start}", .slot(.init(.list("minutes"), name: "start"))),
        ("{color:@said}", .slot(.init(.list("color"), name: "said", isCapture: true))),
        ("<the> x", .sequence([.rule("the"), .text(" x")])),
        (#"\(a\) \\ \{b\} \$5"#, .text(#"(a) \ {b} $5"#)),
        ("$5 [more]", .sequence([.text("$5 "), .optional(.text("more"))])),
        ("{area}licht", .sequence([.slot(.init("area")), .text("licht")])),
    ]

    @Test(arguments: trees)
    func reads(source: String, root: Template.Expression) throws {
        let template = try Template(source)
        #expect(template.root == root)
        #expect(template.source == source)
        #expect(try Template(root.description).root == root)
    }

    @Test func readsRanges() throws {
        let range = try #require(NumberRange(from: -10, through: 100, by: 5))
        #expect(try Template("{-10..100,5:level}").root == .slot(.init(.range(range), name: "level")))
        #expect(range.numbers.count == 23)
        #expect(try Template("to {-10..100,5:level} %").description == "to {-10..100,5:level} %")
    }

    static let errors: [(source: String, text: String)] = [
        (
            "turn (on|off",
            "column 6: error: the group has no end; write ) behind it, or \\( for the character itself\nturn (on|off\n     ^~~~~~~"
        ),
        (
            "turn [on|off",
            "column 6: error: the group has no end; write ] behind it, or \\[ for the character itself\nturn [on|off\n     ^~~~~~~"
        ),
        (
            "turn on|off)",
            "column 12: error: nothing is open that ) could close; take it out, or write \\)\nturn on|off)\n           ^"
        ),
        (
            "turn (on]",
            "column 9: error: nothing is open that ] could close; take it out, or write \\]\nturn (on]\n        ^"
        ),
        ("a } b", "column 3: error: nothing is open that } could close; take it out, or write \\}\na } b\n  ^"),
        ("open {note", "column 6: error: the slot has no end; write } behind its name\nopen {note\n     ^~~~~"),
        (
            "open {}",
            "column 6: error: the slot has no name; write the parameter's name between { and }\nopen {}\n     ^~"
        ),
        (
            "open {a b}",
            "column 6: error: “a b” cannot name a slot; use letters, digits and _, beginning with a letter\nopen {a b}\n     ^~~~~"
        ),
        (
            "open <the",
            "column 6: error: the rule has no end; write > behind its name, or \\< for the character itself\nopen <the\n     ^~~~"
        ),
        (
            "open <a b>",
            "column 6: error: “a b” cannot name a rule; use letters, digits, _ and -, beginning with a letter\nopen <a b>\n     ^~~~~"
        ),
        (
            "{9..1:x}",
            "column 1: error: “9..1” is no range; write lowest..highest or lowest..highest,step with at most 100000 numbers\n{9..1:x}\n^~~~~~~~"
        ),
        ("{0..9}", "column 1: error: the range fills no slot; write :name behind it\n{0..9}\n^~~~~~"),
        ("one\ntwo \\", "line 2, column 5: error: nothing follows the \\; take it out, or write \\\\\ntwo \\\n    ^"),
        ("(…|)", "column 1: error: the phrase holds nothing that can be said; write words or a slot\n(…|)\n^~~~"),
        (
            "(a;b;c;d;e;f;g;h;i)",
            "column 2: error: more than 8 parts in any order; fix the order of some\n(a;b;c;d;e;f;g;h;i)\n ^~~~~~~~~~~~~~~~~"
        ),
    ]

    @Test(arguments: errors)
    func saysWhatIsWrong(source: String, text: String) {
        let error = #expect(throws: TemplateError.self) { try Template(source) }
        #expect(error?.description == text)
    }

    @Test func limitsDepthAndLength() {
        let deep = String(repeating: "[", count: 65) + "a" + String(repeating: "]", count: 65)
        let error = #expect(throws: TemplateError.self) { try Template(deep) }
        #expect(error?.message == "more than 64 groups within each other; make rules of the inner ones")
        let long = #expect(throws: TemplateError.self) { try Template(String(repeating: "a ", count: 9_000)) }
        #expect(long?.message == "longer than 16384 characters; make rules or several phrases of it")
    }

    /// A random tree as the parser would build it.
    private static func tree(_ depth: Int, _ dice: inout Dice) -> Template.Expression {
        var items: [Template.Expression] = []
        for _ in 0..<dice.roll(1...3) {
            let parts = depth == 0 ? [] : (0..<dice.roll(2...3)).map { _ in tree(depth - 1, &dice) }
            switch depth == 0 ? dice.roll(0...4) : dice.roll(0...7) {
            case 0, 1: items.append(.text(dice.pick(["on ", "a|b", "é", " ", "$", "{x", "5%", "\\"], else: "a")))
            case 2: items.append(.slot(.init(.list("a-b"), name: dice.pick(["x", "y2"], else: "x"))))
            case 3: items.append(.slot(.init(.list("x"), name: "x", isCapture: dice.chance(50))))
            case 4: items.append(.rule(dice.pick(["the", "is_on"], else: "the")))
            case 5: items.append(.optional(tree(depth - 1, &dice)))
            case 6: items.append(.alternatives(parts))
            default: items.append(.permutation(parts))
            }
        }
        return Template.Expression.joining(items)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func everyTreeReadsBack(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        for _ in 0..<100 {
            let tree = Self.tree(dice.roll(0...4), &dice)
            let root = Template.Expression.joining([.text("so "), tree])
            #expect(try Template(root.description).root == root, "seed \(seed): \(root)")
        }
    }
}
