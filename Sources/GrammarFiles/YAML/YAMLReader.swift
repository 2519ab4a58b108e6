import CYAML

/// Reads one YAML document into nodes, with the events of libyaml.
///
/// Files may come from anywhere, so what could make a small file large is refused: anchors and aliases, deep nesting, too many
/// values. So is what people get wrong without seeing it: a key that stands twice, a second document.
struct YAMLReader {
    struct Limits {
        var depth = 64
        var nodes = 500_000
    }

    private let parser: YAMLEvents
    private let limits: Limits
    private var nodeCount = 0
    /// What the parser does not see.
    private let rows: YAMLRows?
    private var rowsPutBack = 0

    static func read(_ text: String, limits: Limits = Limits()) throws(YAMLError) -> YAMLNode {
        if let rows = YAMLRows(text), let root = try? read(rows, limits) { return root }
        return try readWhole(text, limits: limits)
    }

    /// The same, with every line read by the parser.
    static func readWhole(_ text: String, limits: Limits = Limits()) throws(YAMLError) -> YAMLNode {
        var reader = try YAMLReader(Array(text.utf8), limits)
        return try reader.document()
    }

    /// Nil where the lines that were taken out are no items of lists; whatever is wrong is found again in the whole text.
    private static func read(_ rows: YAMLRows, _ limits: Limits) throws(YAMLError) -> YAMLNode? {
        var reader = try YAMLReader(rows.rest, limits, rows)
        let root = try reader.document()
        return reader.rowsPutBack == rows.rows.count ? root : nil
    }

    private init(_ bytes: [UInt8], _ limits: Limits, _ rows: YAMLRows? = nil) throws(YAMLError) {
        parser = try YAMLEvents(bytes)
        (self.limits, self.rows) = (limits, rows)
    }

    private mutating func document() throws(YAMLError) -> YAMLNode {
        var event = try next()
        while event.kind == .other || event.kind == .documentStart { event = try next() }
        guard event.kind != .end else { throw YAMLError(place: event.place, problem: .empty) }
        let root = try node(event, depth: 0)
        event = try next()
        while event.kind == .other { event = try next() }
        guard event.kind == .end else { throw YAMLError(place: event.place, problem: .secondDocument) }
        return root
    }

    private func next() throws(YAMLError) -> YAMLEvents.Event {
        let event = try parser.next()
        if event.hasAnchor { throw YAMLError(place: event.place, problem: .anchor) }
        if let tag = event.tag, !tag.hasPrefix("tag:yaml.org,2002:") {
            throw YAMLError(place: event.place, problem: .tag(tag))
        }
        return event
    }

    private mutating func node(_ event: YAMLEvents.Event, depth: Int) throws(YAMLError) -> YAMLNode {
        try count(1, at: event.place)
        guard depth <= limits.depth else { throw YAMLError(place: event.place, problem: .tooDeep(limits.depth)) }
        switch event.kind {
        case .scalar(let text, let isPlain):
            return YAMLNode(content: .scalar(text, isPlain: isPlain), place: event.place)
        case .sequenceStart: return YAMLNode(content: .sequence(try sequence(depth)), place: event.place)
        case .mappingStart: return YAMLNode(content: .mapping(try mapping(depth)), place: event.place)
        case .sequenceEnd, .mappingEnd, .documentStart, .end, .other:
            throw YAMLError(place: event.place, problem: .syntax("a value is missing here"))
        }
    }

    private mutating func sequence(_ depth: Int) throws(YAMLError) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let event = try next()
            if event.kind == .sequenceEnd { return items }
            items.append(try node(event, depth: depth + 1))
            try putBackRow(behind: &items)
        }
    }

    /// Appends the items that stood in the text behind the last one.
    private mutating func putBackRow(behind items: inout [YAMLNode]) throws(YAMLError) {
        guard let rows, rowsPutBack < rows.rows.count else { return }
        let row = rows.rows[rowsPutBack]
        guard let last = items.last, last.place == row.before.place, last == row.before else { return }
        try count(row.count, at: last.place)
        items += rows.items(of: row)
        rowsPutBack += 1
        parser.pass(row.count)
    }

    private mutating func count(_ values: Int, at place: YAMLPlace) throws(YAMLError) {
        nodeCount += values
        guard nodeCount <= limits.nodes else {
            throw YAMLError(place: place, problem: .tooManyValues(limits.nodes))
        }
    }

    private mutating func mapping(_ depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
        var entries: [YAMLNode.Entry] = []
        var firstLines: [String: Int] = [:]
        while true {
            let event = try next()
            if event.kind == .mappingEnd { return entries }
            guard case .scalar(let key, _) = event.kind else {
                throw YAMLError(place: event.place, problem: .keyIsNoText)
            }
            if let line = firstLines.updateValue(event.place.line, forKey: key) {
                throw YAMLError(place: event.place, problem: .duplicateKey(key, firstLine: line))
            }
            let value = try node(try next(), depth: depth + 1)
            entries.append(YAMLNode.Entry(key: key, keyPlace: event.place, value: value))
        }
    }
}

/// What is wrong with a text as YAML, whatever it was to mean.
struct YAMLError: Error, Hashable {
    enum Problem: Hashable {
        case syntax(String)
        case empty
        case secondDocument
        case anchor
        case tag(String)
        case keyIsNoText
        case duplicateKey(String, firstLine: Int)
        case tooDeep(Int)
        case tooManyValues(Int)
    }

    let place: YAMLPlace
    let problem: Problem
}
