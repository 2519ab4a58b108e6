extension Template {
    /// The plainest way to say it with some slots: the first of several ways, and nothing that may be left out, unless one of
    /// the slots is there.
    ///
    ///     try Template("(open|show) [the] {note:target} [in {room}]").plainest(with: ["target"], rules: [:])
    ///     // "open ", {target}
    ///
    /// The rules of its grammar do not lead back to themselves.
    package func plainest(with slots: Set<String>, rules: [String: Expression] = [:]) -> [Piece] {
        PlainestWay(slots: slots, rules: rules).pieces(of: root).singleSpaced
    }
}

extension [Template.Piece] {
    /// With one space where what was left out had one on either side, and none at the ends.
    fileprivate var singleSpaced: [Template.Piece] {
        var pieces: [Template.Piece] = []
        var text = ""
        func isSpaced() -> Bool { text.isEmpty ? pieces.isEmpty : text.last == " " }
        for piece in self {
            switch piece {
            case .text(let more):
                for character in more where character != " " || !isSpaced() { text.append(character) }
            case .slot:
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(piece)
            }
        }
        while text.last == " " { text.removeLast() }
        return text.isEmpty ? pieces : pieces + [.text(text)]
    }
}

private struct PlainestWay {
    let slots: Set<String>
    let rules: [String: Template.Expression]

    func pieces(of expression: Template.Expression) -> [Template.Piece] {
        switch expression {
        case .text(let text): [.text(text)]
        case .slot(let slot): [.slot(slot.reportedName)]
        case .rule(let name): rules[name].map(pieces) ?? []
        case .optional(let inner): holds(inner) ? pieces(of: inner) : []
        case .alternatives(let items): best(of: items).map(pieces) ?? []
        case .sequence(let items): items.flatMap(pieces)
        case .permutation(let items): Array(items.map(pieces).joined(separator: [.text(" ")]))
        }
    }

    /// Of several ways that hold one of the slots the first that needs no other one.
    private func best(of items: [Template.Expression]) -> Template.Expression? {
        let holding = items.filter(holds)
        let whole = holding.first { item in
            pieces(of: item).allSatisfy { piece in
                guard case .slot(let name) = piece else { return true }
                return slots.contains(name)
            }
        }
        return whole ?? holding.first ?? items.first
    }

    private func holds(_ expression: Template.Expression) -> Bool {
        switch expression {
        case .text: false
        case .slot(let slot): slots.contains(slot.reportedName)
        case .rule(let name): rules[name].map(holds) ?? false
        case .optional(let inner): holds(inner)
        case .alternatives(let items), .sequence(let items), .permutation(let items): items.contains(where: holds)
        }
    }
}
