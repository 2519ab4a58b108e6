import PhraseMatching

extension TitleNumbers {
    /// How a number is said beside what is counted, and elsewhere where the language is spoken: "veintiún", "treinta y una", "zwo",
    /// "hundertzwanzig", "septante et un".
    func numerals(for number: Int) -> [String] {
        let plain = words(for: number)
        guard (0..<1000).contains(number) else { return plain }
        let tails = withTail(number, plain)
        let others = inflected(number) + composed(number) + tails + withoutOne(number, plain + tails)
        // Written together or apart is the same.
        func key(_ text: String) -> String { SpokenText(text).foldedWords.joined() }
        var seen = Set(plain.map(key))
        return plain + others.filter { seen.insert(key($0)).inserted && isRead($0, as: number) }
    }

    /// Words of the language pack for just this number; a hundred has two in French, "cent" and "cents".
    private func inflected(_ number: Int) -> [String] {
        let own = synonyms[number] ?? []
        guard number % 100 == 0, let head = words(for: number / 100).first else { return own }
        return own + (synonyms[-100] ?? []).map { "\(head) \($0)" }
    }

    /// A ten and a unit, whatever both are called, with "and" between them where the plain words have it.
    private func composed(_ number: Int) -> [String] {
        guard (21..<100).contains(number), number % 10 > 0, synonyms[number] == nil else { return [] }
        let joiner = joiners.first { joiner in words(for: number).contains { $0.contains(joiner) } }
        let (tens, units) = (synonyms[number / 10 * 10] ?? [], synonyms[number % 10] ?? [])
        return tens.flatMap { ten in
            units.map { unit in
                let words = [ten, joiner, unit].compactMap(\.self)
                return unitsBeforeTens ? words.reversed().joined() : words.joined(separator: " ")
            }
        }
    }

    /// "ciento un": what is below a hundred in its other forms.
    private func withTail(_ number: Int, _ plain: [String]) -> [String] {
        let tail = number % 100
        guard number > 100, tail > 0 else { return [] }
        let others = numerals(for: tail)
        return plain.flatMap { text in
            words(for: tail).filter(text.hasSuffix).flatMap { end in others.map { text.dropLast(end.count) + $0 } }
        }
    }

    /// "hundertzwanzig" for "einhundertzwanzig".
    private func withoutOne(_ number: Int, _ texts: [String]) -> [String] {
        guard (100..<200).contains(number) else { return [] }
        return texts.flatMap { text in
            (synonyms[1] ?? []).filter(text.hasPrefix).map { one in
                String(text.dropFirst(one.count).drop(while: \.isWhitespace))
            }
        }
    }
}
