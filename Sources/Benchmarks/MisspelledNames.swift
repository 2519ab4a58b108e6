/// Utterances about names of which none is said as it is listed; `Scripts/peers/systems/phrases.py` makes up the same.
enum MisspelledNames {
    struct Utterance {
        let text: String
        /// The name that is meant; `nil` for one that is not listed.
        let name: UInt32?
    }

    private static let letters = Array("etaoin")

    /// 100 listed names with one letter replaced, left out or put in.
    static func listed(_ count: Int) -> [Utterance] {
        (0..<100).map { each in
            let number = each * 7919 % count
            return Utterance(text: "open \(misspelled(NamesBenchmark.name(number), each))", name: UInt32(number))
        }
    }

    private static func misspelled(_ name: String, _ each: Int) -> String {
        var text = Array(name)
        let places = text.indices.filter { text[$0] != " " }
        let place = places[each * 31 % places.count]
        let letter = letters[each % 6]
        switch each % 3 {
        case 0: text[place] = text[place] == letter ? letters[(each + 1) % 6] : letter
        case 1: text.remove(at: place)
        default: text.insert(letter, at: place)
        }
        return String(text)
    }

    /// 100 names that are not listed: half share two words with listed ones and part of the third, half hardly any.
    static func unlisted(_ count: Int) -> [Utterance] {
        let listed = Set((0..<count).map(NamesBenchmark.name))
        var said: [String] = []
        var each = 0
        while said.count < 100 {
            let near = NamesBenchmark.name((count + each * 7919) % 1_000_000)
            let word = NamesBenchmark.word
            let far = "\(word(each * 37 % 100)) \(word(200 + each * 53 % 100)) \(word(300 + each * 71 % 100))"
            let text = each.isMultiple(of: 2) ? near : far
            each += 1
            if !listed.contains(text), !said.contains(text) { said.append(text) }
        }
        return said.map { Utterance(text: "open \($0)", name: nil) }
    }
}
