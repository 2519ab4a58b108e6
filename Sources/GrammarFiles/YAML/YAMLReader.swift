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

    static func read(_ text: String, limits: Limits = Limits()) throws(YAMLError) -> YAMLNode {
        var reader = try YAMLReader(text, limits: limits)
        return try reader.document()
    }

    private init(_ text: String, limits: Limits) throws(YAMLError) {
        parser = try YAMLEvents(text)
        self.limits = limits
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
        nodeCount += 1
        guard nodeCount <= limits.nodes else {
            throw YAMLError(place: event.place, problem: .tooManyValues(limits.nodes))
        }
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
