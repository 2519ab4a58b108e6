import PhraseMatching

/// What is said or written for the same beside a number, in one language: "degrees" and "°C", "kilometers" and "km", "dollars" and
/// "$".
package struct SpokenSigns: Sendable {
    /// Words for "%".
    let percent: [String]
    let table: Later<Table>

    package init(_ pack: LanguagePack) {
        percent = pack.numbers.percent.filter { $0 != "%" }
        table = Later { Table(pack) }
    }

    /// What a text behind a number begins with, where that is a unit or a currency, and what else stands for it.
    ///
    ///     signs.beginning(of: " kilometers now")?.behind     // kilometer, kilometers, kilometre, klicks, km and so on
    ///     signs.beginning(of: " dollars")?.before            // $
    func beginning(of text: String) -> SignForms? {
        let said = text.drop(while: \.isWhitespace)
        let table = table.value
        let ends = said.indices.dropFirst() + [said.endIndex]
        for end in ends.prefix(table.longest).reversed() where end == said.endIndex || !said[end].isLetter {
            guard let forms = table.forms(as: said[..<end]) else { continue }
            // The "s" of "the ${number}s" is no second.
            if said.startIndex == text.startIndex, end == ends.first, said.first?.isLetter == true { continue }
            return SignForms(behind: forms, rest: said[end...])
        }
        return nil
    }

    /// The same for a sign before a number, at the end of a text: "pay $".
    func end(of text: String) -> SignForms? {
        guard let sign = text.last, sign.isCurrencySymbol, let forms = table.value.forms(as: text.suffix(1)) else {
            return nil
        }
        return SignForms(behind: forms, rest: text.dropLast())
    }
}

/// Ways to write one unit or currency.
struct SignForms: Sendable {
    /// Words and signs that stand behind the number.
    let behind: [String]
    /// What the text has besides.
    let rest: Substring

    /// Signs that stand before the number, too.
    var before: [String] { behind.filter { $0.count == 1 && $0.first?.isCurrencySymbol == true } }
}
