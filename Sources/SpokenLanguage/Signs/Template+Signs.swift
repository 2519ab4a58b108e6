package import PhraseMatching

extension Template.Expression {
    /// The same with what else is said or written beside its numbers: “${level} percent” is “50%”, “${level}%” “fifty percent”,
    /// “${target} degrees” “21°C”, “${length} km” “5 kilometers”, and “${price} dollars” “$5”.
    ///
    /// Signs for percent stand for the word everywhere, the others beside slots that hold numbers.
    package func saying(
        _ signs: SpokenSigns, besideNumbers isNumber: (Template.Slot) -> Bool
    ) -> Template.Expression {
        closing(isNumber).sayingPercent(signs.percent).sayingUnits(signs, isNumber, isBehind: false)
    }

    /// The same with the space between a number and words that may be left out among them: "${n} [percent]" as "${n}[ percent]", so
    /// that a sign may stand right behind the number.
    private func closing(_ isNumber: (Template.Slot) -> Bool) -> Self {
        guard case .sequence(let items) = self else { return mappingParts { $0.closing(isNumber) } }
        var closed: [Self] = []
        for item in items {
            if case .optional(let inner) = item, closed.last?.isSpace == true,
                closed.dropLast().last?.isNumber(isNumber) == true
            {
                closed[closed.count - 1] = .optional(inner.closing(isNumber).behindSpace)
            } else {
                closed.append(item.closing(isNumber))
            }
        }
        return .joining(closed)
    }

    private var behindSpace: Self {
        if case .alternatives(let items) = self { return .alternatives(items.map(\.behindSpace)) }
        return .joining([.text(" "), self])
    }

    private func sayingUnits(
        _ signs: SpokenSigns, _ isNumber: (Template.Slot) -> Bool, isBehind: Bool
    ) -> Template.Expression {
        switch self {
        case .text(let text):
            guard isBehind, let forms = signs.beginning(of: text) else { return self }
            return .joining([.anyOf(forms.behind), .text(String(forms.rest))])
        case .slot, .rule, .optional, .alternatives:
            return mappingParts { $0.sayingUnits(signs, isNumber, isBehind: isBehind) }
        case .permutation: return mappingParts { $0.sayingUnits(signs, isNumber, isBehind: false) }
        case .sequence(let items):
            var (said, isBehind): ([Template.Expression], Bool) = ([], isBehind)
            for item in items {
                let other = item.sayingUnits(signs, isNumber, isBehind: isBehind)
                said = Self.amount(said, item, signs, isNumber) ?? said + [other]
                isBehind = item.isNumber(isNumber) || isBehind && item.isSpace
            }
            return .joining(said)
        }
    }

    /// A number and a currency, whichever is written first; `nil` where the item and the one before it are none.
    private static func amount(
        _ said: [Self], _ item: Self, _ signs: SpokenSigns, _ isNumber: (Template.Slot) -> Bool
    ) -> [Self]? {
        switch (said.last, item) {
        case (.slot(let slot), .text(let text)):
            guard isNumber(slot), let forms = signs.beginning(of: text), !forms.before.isEmpty else { return nil }
            return said.dropLast() + [amount(slot, forms), .text(String(forms.rest))]
        case (.slot(let slot), .optional(.text(let text))):
            guard isNumber(slot), let forms = signs.beginning(of: text), !forms.before.isEmpty, forms.rest.isEmpty
            else {
                return nil
            }
            return said.dropLast() + [.alternatives([.slot(slot), amount(slot, forms)])]
        case (.text(let text), .slot(let slot)):
            guard isNumber(slot), let forms = signs.end(of: text) else { return nil }
            return said.dropLast() + [.text(String(forms.rest)), amount(slot, forms)]
        default: return nil
        }
    }

    private static func amount(_ slot: Template.Slot, _ forms: SignForms) -> Self {
        .alternatives(
            [.joining([.slot(slot), .anyOf(forms.behind)])] + forms.before.map { .joining([.text($0), .slot(slot)]) })
    }

    private static func anyOf(_ forms: [String]) -> Self { .alternatives(forms.map { .text(" " + $0) }) }

    private func isNumber(_ isNumber: (Template.Slot) -> Bool) -> Bool {
        if case .slot(let slot) = self { isNumber(slot) } else { false }
    }

    /// Between a number and a word that may be left out: “${length} [meters]”.
    private var isSpace: Bool {
        if case .text(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
    }
}
