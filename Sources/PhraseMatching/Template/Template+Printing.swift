extension Template {
    /// The phrase that reads back as these pieces. (Apple's form has no escape: a text that itself holds `${…}` reads back
    /// as a slot. Such pieces come from no parser.)
    static func print(_ pieces: [Piece]) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .slot(let name): "${\(name)}"
            }
        }.joined()
    }
}

extension Template: CustomStringConvertible {
    package var description: String { source }
}

extension Template.Expression: CustomStringConvertible {
    /// The tree in the whole syntax; it reads back as the same tree.
    package var description: String {
        switch self {
        case .text(let text): Self.escape(text)
        case .slot(let slot): slot.description
        case .rule(let name): "<\(name)>"
        case .sequence(let items): items.map(\.description).joined()
        case .optional(.alternatives(let items)): "[\(Self.list(items, "|"))]"
        case .optional(.permutation(let items)): "[\(Self.list(items, ";"))]"
        case .optional(let inner): "[\(inner)]"
        case .alternatives(let items): "(\(Self.list(items, "|")))"
        case .permutation(let items): "(\(Self.list(items, ";")))"
        }
    }

    private static func list(_ items: [Self], _ separator: String) -> String {
        items.map(\.description).joined(separator: separator)
    }

    private static func escape(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if TemplateParser.special.contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}

extension Template.Slot: CustomStringConvertible {
    package var description: String {
        let target = isCapture ? "@" + name : name
        switch source {
        case .list(let list): return list == name && !isCapture ? "{\(name)}" : "{\(list):\(target)}"
        case .range(let range): return "{\(range):\(target)}"
        }
    }
}

extension NumberRange: CustomStringConvertible {
    package var description: String {
        step == 1 ? "\(lowest)..\(highest)" : "\(lowest)..\(highest),\(step)"
    }
}
