import AssistantSchemaCatalog

/// The schema that an attribute names: `@AppIntent(schema: .notes.createNote)`.
struct SchemaReference {
    let entry: AssistantSchemaEntry
    /// The argument as it is written.
    let written: String

    /// - Throws: `MacroDiagnostic`, at the argument.
    init(_ request: MacroRequest, _ kind: AssistantSchemaEntry.Kind) throws(MacroDiagnostic) {
        var cursor = SourceCursor(request.attribute.text)
        let head = cursor.readHead()
        let argument = head.attributes.first?.arguments.first { $0.label == "schema" }
        let place = argument?.offset ?? cursor.tokens.first?.range.lowerBound ?? 0
        func problem(_ problem: MacroProblem) -> MacroDiagnostic {
            MacroDiagnostic(problem, in: request.attribute, at: place)
        }
        let macro = head.attributes.first?.shortName ?? kind.macro
        let path = (argument?.text ?? "").split(separator: ".", omittingEmptySubsequences: true).map(String.init)
        guard let argument, path.count >= 2, path.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
            throw problem(.schemaNotWritten(macro: macro, found: argument?.text ?? ""))
        }
        let name = path.suffix(2).joined(separator: ".")
        guard let entry = AssistantSchemaTable.schema(name, kind) else {
            if let other = AssistantSchemaTable.all.first(where: { $0.name == name }) {
                throw problem(.wrongKind(schema: name, is: other.kind, macro: macro))
            }
            throw problem(.unknownSchema(name, nearest: Self.nearest(to: name, kind)))
        }
        self.entry = entry
        written = argument.text
    }

    /// The schema whose name shares the longest beginning and end with another name, if that is most of it.
    private static func nearest(to name: String, _ kind: AssistantSchemaEntry.Kind) -> String? {
        let names = AssistantSchemaTable.all.filter { $0.kind == kind }.map(\.name)
        func likeness(_ other: String) -> Int {
            name.commonPrefix(with: other) + String(name.reversed()).commonPrefix(with: String(other.reversed()))
        }
        let best = names.max { likeness($0) < likeness($1) }
        return best.flatMap { likeness($0) * 3 >= name.count * 2 ? $0 : nil }
    }
}

extension String {
    /// The length of what two texts begin with.
    fileprivate func commonPrefix(with other: String) -> Int {
        zip(self, other).prefix { $0 == $1 }.count
    }

    /// `isPinned` as words: `Is Pinned`.
    var asTitle: String {
        var title = ""
        for character in self {
            if title.isEmpty {
                title += character.uppercased()
            } else if character.isUppercase, title.count == 1 || title.last?.isUppercase != true {
                title += " \(character)"
            } else {
                title.append(character)
            }
        }
        return title
    }
}
