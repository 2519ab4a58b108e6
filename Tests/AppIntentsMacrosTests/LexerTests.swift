import Testing

@testable import AppIntentsMacroExpansion

@Suite("Swift source, taken apart")
struct LexerTests {
    /// Each token as it is written; strings, numbers and regular expressions as what they are.
    private static func text(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return SourceLexer.tokens(of: source).map { token in
            switch token.kind {
            case .word(let word): token.isQuoted ? "`\(word)`" : word
            case .sign(let sign): String(sign)
            case .pound(let name): "#\(name)"
            case .string: "string(\(String(decoding: bytes[token.range], as: UTF8.self)))"
            case .number: "number"
            case .regex: "regex(\(String(decoding: bytes[token.range], as: UTF8.self)))"
            }
        }
    }

    @Test(arguments: [
        ("var a: Int", ["var", "a", ":", "Int"]),
        ("a // var b\nc", ["a", "c"]),
        ("a /* { /* } */ var */ b", ["a", "b"]),
        ("a /* never ends", ["a"]),
        ("/// doc { \nx", ["x"]),
        (#"a = "}" + b"#, ["a", "=", #"string("}")"#, "+", "b"]),
        (#"a = "\"}" b"#, ["a", "=", #"string("\"}")"#, "b"]),
        (#"a = "\(f("}")) {" b"#, ["a", "=", #"string("\(f("}")) {")"#, "b"]),
        (#"a = "\(x /* ) */)" b"#, ["a", "=", #"string("\(x /* ) */)")"#, "b"]),
        ("a = #\"\\(x) \"} \"# b", ["a", "=", "string(#\"\\(x) \"} \"#)", "b"]),
        ("a = #\"\\#(g(\")\"))\"# b", ["a", "=", "string(#\"\\#(g(\")\"))\"#)", "b"]),
        ("a = \"\"\"\n  } \"quoted\" {\n  \"\"\" b", ["a", "=", "string(\"\"\"\n  } \"quoted\" {\n  \"\"\")", "b"]),
        ("a = ##\"\"\"\n\"\"\"#\n\"\"\"## b", ["a", "=", "string(##\"\"\"\n\"\"\"#\n\"\"\"##)", "b"]),
        ("\"open\nb", ["string(\"open)", "b"]),
        ("`class`: `a b`", ["`class`", ":", "`a b`"]),
        ("#if os(Linux)\n#endif", ["#if", "os", "(", "Linux", ")", "#endif"]),
        ("let r = /[{\"]+/ + x", ["let", "r", "=", "regex(/[{\"]+/)", "+", "x"]),
        ("let r = #/a\"{/# x", ["let", "r", "=", "regex(#/a\"{/#)", "x"]),
        ("a / b / c", ["a", "/", "b", "/", "c"]),
        ("(a)/2/b", ["(", "a", ")", "/", "number", "/", "b"]),
        ("1.5e3 0xFF", ["number", ".", "number", "number"]),
        ("größe: Größe?", ["größe", ":", "Größe", "?"]),
        ("", []),
        ("\"", ["string(\")"]),
        ("#", ["#"]),
        ("`", ["``"]),
        ("\\(\"", ["\\", "(", "string(\")"]),
    ])
    func tokens(_ source: String, _ tokens: [String]) {
        #expect(Self.text(source) == tokens)
    }

    @Test("Whatever is cut off anywhere is read without harm")
    func cutOff() {
        let source =
            "@A(b: \"\\(c(\"}\"))\") var x: [Int: (A<B>) -> C] = #\"\"\"\n \\#(d) \"\"\"# { didSet {} } /* /* */ */ /a[/]b/"
        for end in source.indices {
            let cut = String(source[..<end])
            #expect(SourceLexer.tokens(of: cut).allSatisfy { $0.range.upperBound <= cut.utf8.count })
            _ = VariableDeclaration(cut)
            _ = TypeDeclaration("struct S {" + cut)
        }
    }
}
