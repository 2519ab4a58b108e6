/// Makes a grammar of a file, whose large parts stay where they are.
struct CompiledGrammarReader {
    let file: CompiledFileReader

    /// Every section that does not grow with the entries is summed and read; of the others only the lengths are looked at.
    func grammar() throws(CompiledGrammarError) -> Grammar {
        try checkSums { !$0.growsWithEntries }
        let (lists, skipped) = try damageIs(.lists) { (file) throws(ByteReader.Damage) in try file.lists() }
        let (phrases, negatives) = try damageIs(.phrases) { (file) throws(ByteReader.Damage) in try file.phrases() }
        let graph = try damageIs(.graph) { (file) throws(ByteReader.Damage) in
            try file.graph(templateCount: phrases.count, listCount: lists.count)
        }
        var filled: [SlotList] = []
        for (number, list) in lists.enumerated() {
            let texts = try damageIs(.texts(list: list.name)) { (file) throws(ByteReader.Damage) in
                try file.texts(number)
            }
            filled.append(list.replacing(SlotTexts(texts)))
        }
        return Grammar(phrases: phrases, negatives: negatives, graph: graph, lists: filled, skipped: skipped)
    }

    /// Sums all sections, and reads all that is read only when somebody asks.
    func verify(_ grammar: Grammar) throws(CompiledGrammarError) {
        try checkSums { _ in true }
        let wordings = grammar.phrases.map(\.wording) + grammar.negatives.map(\.wording)
        guard wordings.allSatisfy(\.isReadable) else { throw .damaged(path: file.path, part: .phrases) }
        for list in grammar.lists {
            let texts = list.texts.merged
            guard texts.view.isSound, texts.index.isIndex(of: texts.view) else {
                throw .damaged(path: file.path, part: .texts(list: list.name))
            }
        }
    }

    private func checkSums(_ isAsked: (CompiledFile.Kind) -> Bool) throws(CompiledGrammarError) {
        for key in file.keys {
            let kind = CompiledFile.Kind(rawValue: key.kind)
            if let kind, !isAsked(kind) { continue }
            if !file.isWhole(key) { throw .damaged(path: file.path, part: part(kind, key.number)) }
        }
    }

    private func part(_ kind: CompiledFile.Kind?, _ number: UInt32) -> CompiledGrammarError.Part {
        switch kind {
        case .lists: .lists
        case .phrases, .wordings: .phrases
        case .places, .edges, .incoming, .terminals, .byteClasses: .graph
        case .textBytes, .textBoundaries, .textStarts, .textPayloads, .textKeys, .textBeginnings:
            .texts(list: listName(Int(number)))
        case .metadata, .entryData: .metadata
        case nil: .unknown
        }
    }

    private func listName(_ number: Int) -> String {
        guard let (lists, _) = try? file.lists(), lists.indices.contains(number) else { return "" }
        return lists[number].name
    }

    private func damageIs<T>(
        _ part: CompiledGrammarError.Part, _ read: (CompiledFileReader) throws(ByteReader.Damage) -> T
    ) throws(CompiledGrammarError) -> T {
        do { return try read(file) } catch { throw .damaged(path: file.path, part: part) }
    }
}

extension Grammar.Wording {
    fileprivate var isReadable: Bool {
        if case .stored(let stored) = self { stored.isReadable } else { true }
    }
}

extension CompiledFileReader {
    /// The lists, without their texts.
    fileprivate func lists() throws(ByteReader.Damage) -> ([SlotList], skipped: SlotListID?) {
        var reader = ByteReader(bytes(CompiledFile.Key(.lists)))
        let none = SlotTexts(TextTable([]))
        let lists = try reader.row { (reader) throws(ByteReader.Damage) in
            let (name, flags) = (try reader.string(), try reader.byte())
            return SlotList(
                name: name, acceptsUnlisted: flags & 1 != 0, ranksFirst: flags & 2 != 0, texts: none)
        }
        let skipped: UInt32 = try reader.number()
        guard reader.isAtEnd, skipped <= lists.count else { throw ByteReader.Damage() }
        return (lists, skipped == 0 ? nil : SlotListID(rawValue: skipped - 1))
    }

    fileprivate func phrases() throws(ByteReader.Damage) -> ([Grammar.Phrase], [Grammar.Negative]) {
        var reader = ByteReader(bytes(CompiledFile.Key(.phrases)))
        var wordings = WordingRanges(file: self)
        let phrases = try reader.row { (reader) throws(ByteReader.Damage) in
            let scope = ScopeID(rawValue: try reader.number())
            let slots = try reader.row { (reader) throws(ByteReader.Damage) in
                (name: try reader.string(), list: SlotListID(rawValue: try reader.number()))
            }
            return Grammar.Phrase(
                scope: scope, slotNames: slots.map(\.name), lists: slots.map(\.list),
                wording: .stored(try wordings.next(try reader.number(), slotCount: slots.count)))
        }
        let negatives = try reader.row { (reader) throws(ByteReader.Damage) in
            let scope = ScopeID(rawValue: try reader.number())
            let slotCount = GrammarBuilder.slotLimit
            return Grammar.Negative(
                scope: scope, wording: .stored(try wordings.next(try reader.number(), slotCount: slotCount)))
        }
        guard reader.isAtEnd, wordings.isAtEnd else { throw ByteReader.Damage() }
        return (phrases, negatives)
    }

    /// The texts of a list, of which nothing is read.
    fileprivate func texts(_ number: Int) throws(ByteReader.Damage) -> TextTable {
        guard let bytes = elements(CompiledFile.Key(.textBytes, number), as: UInt8.self),
            let boundaries = elements(CompiledFile.Key(.textBoundaries, number), as: UInt8.self),
            let starts = elements(CompiledFile.Key(.textStarts, number), as: UInt32.self),
            let payloads = elements(CompiledFile.Key(.textPayloads, number), as: UInt32.self),
            let keys = elements(CompiledFile.Key(.textKeys, number), as: TextIndex.Key.self),
            let beginnings = elements(CompiledFile.Key(.textBeginnings, number), as: Int32.self),
            bytes.count == boundaries.count, bytes.count <= Int(UInt32.max), starts.count == payloads.count + 1,
            beginnings.count == payloads.count, let index = TextIndex(keys: keys, beginnings: beginnings, of: memory)
        else { throw ByteReader.Damage() }
        return TextTable(
            bytes: Frozen(bytes, of: memory), boundaries: Frozen(boundaries, of: memory),
            starts: Frozen(starts, of: memory), payloads: Frozen(payloads, of: memory), index: index)
    }
}

/// Cuts the section of wordings, one behind the other.
private struct WordingRanges {
    private let memory: FileMemory
    private var rest: Range<Int>

    init(file: CompiledFileReader) {
        memory = file.memory
        rest = file.range(CompiledFile.Key(.wordings))
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func next(_ length: UInt32, slotCount: Int) throws(ByteReader.Damage) -> StoredWording {
        guard Int(length) <= rest.count else { throw ByteReader.Damage() }
        let end = rest.lowerBound + Int(length)
        defer { rest = end..<rest.upperBound }
        return StoredWording(memory: memory, range: rest.lowerBound..<end, slotCount: slotCount)
    }
}

extension TextTableView {
    /// Whether texts follow one another without a gap, in their order, with boundaries that there are.
    fileprivate var isSound: Bool {
        guard starts.first == 0, starts.last.map({ Int($0) }) == bytes.count else { return false }
        guard zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }) else { return false }
        guard boundaries.allSatisfy({ Boundary(rawValue: $0) != nil }) else { return false }
        return (0..<max(count - 1, 0)).allSatisfy { TextOrder.precedes(self, $0, self, $0 + 1) }
    }
}
