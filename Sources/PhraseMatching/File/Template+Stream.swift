/// Templates as bytes: a letter for the kind of each node, then what it holds.
extension ByteWriter {
    package mutating func write(_ template: Template) {
        write(template.source)
        write(template.root)
    }

    private mutating func write(_ node: Template.Expression) {
        switch node {
        case .text(let text):
            write(UInt8(ascii: "t"))
            write(text)
        case .slot(let slot): write(slot)
        case .rule(let name):
            write(UInt8(ascii: "r"))
            write(name)
        case .sequence(let items): write(UInt8(ascii: "s"), items)
        case .optional(let inner): write(UInt8(ascii: "o"), [inner])
        case .alternatives(let items): write(UInt8(ascii: "a"), items)
        case .permutation(let items): write(UInt8(ascii: "p"), items)
        }
    }

    private mutating func write(_ kind: UInt8, _ items: [Template.Expression]) {
        write(kind)
        write(count: items.count)
        for item in items { write(item) }
    }

    private mutating func write(_ slot: Template.Slot) {
        switch slot.source {
        case .list(let name):
            write(UInt8(ascii: "l"))
            write(name)
        case .range(let range):
            write(UInt8(ascii: "n"))
            for number in [range.lowest, range.highest, range.step] { write(Int64(number)) }
        }
        write(slot.name)
        write(UInt8(slot.isCapture ? 1 : 0))
    }
}

extension ByteReader {
    package mutating func template() throws(Damage) -> Template {
        let source = try string()
        return Template(source: source, root: try expression(depth: 0))
    }

    private mutating func expression(depth: Int) throws(Damage) -> Template.Expression {
        guard depth < PhraseTree.depthLimit else { throw Damage() }
        switch try byte() {
        case UInt8(ascii: "t"): return .text(try string())
        case UInt8(ascii: "l"): return .slot(try slot(.list(try string())))
        case UInt8(ascii: "n"): return .slot(try slot(.range(try range())))
        case UInt8(ascii: "r"): return .rule(try string())
        case UInt8(ascii: "s"): return .sequence(try expressions(depth))
        case UInt8(ascii: "o"):
            guard let inner = try expressions(depth).first else { throw Damage() }
            return .optional(inner)
        case UInt8(ascii: "a"): return .alternatives(try expressions(depth))
        case UInt8(ascii: "p"): return .permutation(try expressions(depth))
        default: throw Damage()
        }
    }

    private mutating func expressions(_ depth: Int) throws(Damage) -> [Template.Expression] {
        try row { (reader) throws(Damage) in try reader.expression(depth: depth + 1) }
    }

    private mutating func slot(_ source: Template.Slot.Source) throws(Damage) -> Template.Slot {
        let name = try string()
        return Template.Slot(source, name: name, isCapture: try byte() != 0)
    }

    private mutating func range() throws(Damage) -> NumberRange {
        let (low, high, step) = (Int(try long()), Int(try long()), Int(try long()))
        guard let range = NumberRange(from: low, through: high, by: step) else { throw Damage() }
        return range
    }
}
