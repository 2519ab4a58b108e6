import CYAML

/// libyaml's parser, one event after the other.
final class YAMLEvents {
    struct Event {
        enum Kind: Equatable {
            case scalar(String, isPlain: Bool)
            case sequenceStart, sequenceEnd, mappingStart, mappingEnd, documentStart, end
            /// What tells nothing about the values.
            case other
        }

        let kind: Kind
        let place: YAMLPlace
        var tag: String?
        var hasAnchor = false
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    // The parser does not copy its input, so it must stay where it is.
    private let input: UnsafeMutableBufferPointer<UInt8>
    private var passedLines = 0

    /// - bytes: valid UTF-8.
    init(_ bytes: [UInt8]) throws(YAMLError) {
        parser = .allocate(capacity: 1)
        input = .allocate(capacity: bytes.count)
        _ = input.initialize(from: bytes)
        parser.initialize(to: yaml_parser_t())
        guard yaml_parser_initialize(parser) == 1 else {
            throw YAMLError(place: YAMLPlace(line: 1, column: 1), problem: .syntax("there is not enough memory"))
        }
        yaml_parser_set_input_string(parser, input.baseAddress, input.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        input.deallocate()
    }

    /// Counts lines that stand in the file before what comes next, and are not in the text.
    func pass(_ lines: Int) { passedLines += lines }

    func next() throws(YAMLError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { yaml_event_delete(&event) }
        let place = YAMLPlace(line: event.start_mark.line + 1 + passedLines, column: event.start_mark.column + 1)
        switch event.type {
        case YAML_STREAM_END_EVENT: return Event(kind: .end, place: place)
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let kind = Event.Kind.scalar(
                String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            return Event(kind: kind, place: place, tag: string(scalar.tag), hasAnchor: scalar.anchor != nil)
        case YAML_SEQUENCE_START_EVENT:
            let start = event.data.sequence_start
            return Event(kind: .sequenceStart, place: place, tag: string(start.tag), hasAnchor: start.anchor != nil)
        case YAML_MAPPING_START_EVENT:
            let start = event.data.mapping_start
            return Event(kind: .mappingStart, place: place, tag: string(start.tag), hasAnchor: start.anchor != nil)
        case YAML_DOCUMENT_START_EVENT: return Event(kind: .documentStart, place: place)
        case YAML_SEQUENCE_END_EVENT: return Event(kind: .sequenceEnd, place: place)
        case YAML_MAPPING_END_EVENT: return Event(kind: .mappingEnd, place: place)
        case YAML_ALIAS_EVENT: return Event(kind: .other, place: place, hasAnchor: true)
        default: return Event(kind: .other, place: place)
        }
    }

    private func failure() -> YAMLError {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "this cannot be read"
        // A reader's error (a character that YAML forbids) has no mark but a count of bytes.
        guard parser.pointee.error != YAML_READER_ERROR else {
            return YAMLError(place: place(ofByte: parser.pointee.problem_offset), problem: .syntax(problem))
        }
        return YAMLError(place: YAMLPlace(parser.pointee.problem_mark), problem: .syntax(problem))
    }

    private func place(ofByte offset: Int) -> YAMLPlace {
        let before = input.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
        return YAMLPlace(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column)
    }

    private func string(_ bytes: UnsafeMutablePointer<UInt8>?) -> String? {
        bytes.map { String(cString: $0) }
    }
}

extension YAMLPlace {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line + 1, column: mark.column + 1)
    }
}
