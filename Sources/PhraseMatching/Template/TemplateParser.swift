/// Reads the whole template syntax: Apple's placeholders and what voice grammars write.
///
///     template    = choice ;                            (* must hold something that can be said *)
///     choice      = permutation, { "|", permutation } ;
///     permutation = sequence, { ";", sequence } ;
///     sequence    = { text | slot | rule | group | option } ;
///     group       = "(", choice, ")" ;
///     option      = "[", choice, "]" ;
///     slot        = [ "$" ], "{", ( name | range ), [ ":", [ "@" ], name ], "}" ;      (* a range needs a name *)
///     range       = integer, "..", integer, [ ",", integer ] ;
///     rule        = "<", name, ">" ;
///     name        = ( letter | "_" ), { letter | digit | "_" | "-" | "." } ;
///     text        = { "\", any character | any other character } ;
///
/// Spaces are text: `turn(s|ed)` and `{area}light` are one word, `turn (on|off)` two. A group that offers nothing else
/// is only what it holds.
struct TemplateParser {
    static let special = Set<Character>("()[]{}<>|;\\$")
    static let depthLimit = 64
    static let lengthLimit = 16_384
    /// `(a;b;…)` costs two to the power of its parts, not all their orders.
    static let permutationLimit = 8

    private let characters: [Character]
    private let source: String
    private var position = 0
    private var depth = 0

    static func parse(_ source: String) throws(TemplateError) -> Template.Expression {
        var parser = TemplateParser(source)
        return try parser.template()
    }

    private init(_ source: String) {
        self.source = source
        characters = Array(source)
    }

    private mutating func template() throws(TemplateError) -> Template.Expression {
        guard characters.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit, place(0, 1)) }
        let root = try choice()
        if let stray = peek { throw .strayClosing(stray, place(position, 1)) }
        guard root.saysSomething else { throw .nothingToSay(place(0, characters.count)) }
        return root
    }

    private mutating func choice() throws(TemplateError) -> Template.Expression {
        var items = [try permutation()]
        while take("|") { items.append(try permutation()) }
        return items.count == 1 ? items[0] : .alternatives(items)
    }

    private mutating func permutation() throws(TemplateError) -> Template.Expression {
        let start = position
        var items = [try sequence()]
        while take(";") { items.append(try sequence()) }
        guard items.count <= Self.permutationLimit else {
            throw .tooManyPermuted(limit: Self.permutationLimit, place(start, position - start))
        }
        return items.count == 1 ? items[0] : .permutation(items)
    }

    private mutating func sequence() throws(TemplateError) -> Template.Expression {
        var items: [Template.Expression] = []
        while let next = peek {
            switch next {
            case "|", ";", ")", "]", "}", ">":
                guard next == "}" || next == ">" else { return .joining(items) }
                throw .strayClosing(next, place(position, 1))
            case "(": items.append(try group(closing: ")"))
            case "[": items.append(.optional(try group(closing: "]")))
            case "{": items.append(.slot(try slot(from: position)))
            case "<": items.append(.rule(try rule()))
            default: items.append(try textOrAppleSlot())
            }
        }
        return .joining(items)
    }

    private mutating func group(closing: Character) throws(TemplateError) -> Template.Expression {
        let start = position
        position += 1
        depth += 1
        guard depth <= Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit, place(start, 1)) }
        let inner = try choice()
        depth -= 1
        guard take(closing) else {
            if let found = peek { throw .strayClosing(found, place(position, 1)) }
            throw .unclosedGroup(opening: characters[start], closing: closing, place(start, characters.count - start))
        }
        return inner
    }

    private mutating func textOrAppleSlot() throws(TemplateError) -> Template.Expression {
        if peek == "$", position + 1 < characters.count, characters[position + 1] == "{" {
            position += 1
            return .slot(try slot(from: position - 1))
        }
        var text = ""
        while let next = peek, next == "\\" || next == "$" || !Self.special.contains(next) {
            if next == "$", position + 1 < characters.count, characters[position + 1] == "{" { break }
            if next == "\\" {
                position += 1
                guard peek != nil else { throw .danglingEscape(place(position - 1, 1)) }
            }
            text.append(characters[position])
            position += 1
        }
        return .text(text)
    }
}

// MARK: - Slots and rules

extension TemplateParser {
    private mutating func slot(from start: Int) throws(TemplateError) -> Template.Slot {
        position += 1
        let body = try body(until: "}", from: start, or: TemplateError.unclosedSlot)
        let parts = body.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let place = self.place(start, position - start)
        let source = try source(String(parts[0]), place)
        guard parts.count == 2 else {
            guard case .list(let name) = source else { throw .rangeWithoutSlot(place) }
            return Template.Slot(name)
        }
        let isCapture = parts[1].first == "@"
        let name = try slotName(String(isCapture ? parts[1].dropFirst() : parts[1]), place)
        return Template.Slot(source, name: name, isCapture: isCapture)
    }

    private func source(_ text: String, _ place: TemplatePlace) throws(TemplateError) -> Template.Slot.Source {
        guard let dots = text.twoDots else { return .list(try slotName(text, place)) }
        let rest = text[dots.upperBound...].split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard let lowest = Int(text[..<dots.lowerBound]), let highest = rest[0], rest.count <= 2,
            let step = rest.count == 2 ? rest[1] : 1,
            let range = NumberRange(from: lowest, through: highest, by: step)
        else { throw .invalidRange(text, place) }
        return .range(range)
    }

    private func slotName(_ name: String, _ place: TemplatePlace) throws(TemplateError) -> String {
        guard !name.isEmpty else { throw .emptySlotName(place) }
        guard Self.isName(name) else { throw .invalidSlotName(name, place) }
        return name
    }

    private mutating func rule() throws(TemplateError) -> String {
        let start = position
        position += 1
        let name = try body(until: ">", from: start, or: TemplateError.unclosedRule)
        guard Self.isName(name) else { throw .invalidRuleName(name, place(start, position - start)) }
        return name
    }

    /// Up to a closing character, which is taken too; nothing else may open or close before it.
    private mutating func body(
        until closing: Character, from start: Int, or error: (TemplatePlace) -> TemplateError
    ) throws(TemplateError) -> String {
        let first = position
        while let next = peek, next == "$" || !Self.special.contains(next) { position += 1 }
        let end = position
        guard take(closing) else { throw error(place(start, max(end, start + 1) - start)) }
        return String(characters[first..<end])
    }

    private static func isName(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    }

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func place(_ start: Int, _ length: Int) -> TemplatePlace {
        TemplatePlace(source: source, offset: start, length: length)
    }
}

extension String {
    /// Where the two dots of a range stand.
    fileprivate var twoDots: Range<String.Index>? {
        guard let first = indices.first(where: { self[$0] == "." && self[index(after: $0)...].first == "." }) else {
            return nil
        }
        return first..<index(first, offsetBy: 2)
    }
}
