import PhraseMatching
import Testing

@Suite("The plainest way to say a phrase")
struct PlainestTests {
    @Test(arguments: [
        ("open ${target} in ${applicationName}", ["target"], "open ${target} in ${applicationName}"),
        ("[please] (open|show) [the] {note:target} [in {room}]", ["target"], "open ${target}"),
        ("[please] (open|show) [the] {note:target} [in {room}]", ["target", "room"], "open ${target} in ${room}"),
        ("(close it|shut {door} [now])", [], "close it"),
        ("(close it|shut {door} [now])", ["door"], "shut ${door}"),
        ("(take {door} to {room}|carry {door}) away", ["door"], "carry ${door} away"),
        ("(take {door} to {room}|carry {door}) away", ["door", "room"], "take ${door} to ${room} away"),
        ("(take {door} to {room}|carry {door}) away", [], "take ${door} to ${room} away"),
        ("<polite> dim {room}", ["room"], "kindly dim ${room}"),
        ("<to> dim it", ["level"], "to ${level} dim it"),
        ("(red;green) [x]", [], "red green"),
        ("turn(s|ed) {x}", ["x"], "turns ${x}"),
        ("[all] [of]", [], ""),
    ])
    func plainest(_ source: String, _ slots: [String], _ expected: String) throws {
        let rules = ["polite": try Template("(kindly|please)").root, "to": try Template("[to {level}]").root]
        let pieces = try Template(source).plainest(with: Set(slots), rules: rules)
        #expect(Template(pieces: pieces).source == expected)
    }
}
