/// `@ComputedProperty` and `@DeferredProperty`: what an entity works out is seen from outside as what it stores.
///
/// Beside `var summary: String { … }` they put
///
///     var $summary: EntityProperty<String> { EntityProperty(identifier: "summary", getter: \Self.summary)._bound(to: self) }
///     private let _summary = _ComputedPropertyMarker<Self> { $0.$summary }
struct PropertyMacro {
    enum Kind {
        case computed, deferred

        var macro: String {
            switch self {
            case .computed: "ComputedProperty"
            case .deferred: "DeferredProperty"
            }
        }
    }

    private let request: MacroRequest
    private let kind: Kind
    private let access: String
    private let name: String
    private let type: String
    private let getter: VariableDeclaration.Accessor
    private let isWritable: Bool
    /// How the entity's type is called beside the property; a class cannot say `Self` there.
    private let entity: String

    init(_ request: MacroRequest, _ kind: Kind) throws(MacroDiagnostic) {
        (self.request, self.kind) = (request, kind)
        let source = request.declaration
        func problem(_ problem: MacroProblem, at offset: Int) -> MacroDiagnostic {
            MacroDiagnostic(problem, in: source, at: offset)
        }
        let variable = try VariableDeclaration(of: source, macro: kind.macro)
        let names = variable.bindings.compactMap(\.name)
        guard variable.bindings.count == 1, let binding = variable.bindings.first, let name = binding.name else {
            throw problem(
                .severalBindings(names, wrapper: "properties"), at: variable.bindings.first?.offset ?? 0)
        }
        guard variable.head.modifiers.isDisjoint(with: ["static"]) else {
            throw problem(.staticProperty(name, macro: kind.macro), at: binding.offset)
        }
        guard let getter = binding.accessors.first(where: { $0.name != "set" }) else {
            throw problem(.storedProperty(name, macro: kind.macro), at: binding.offset)
        }
        guard let type = binding.type, !type.isEmpty else {
            throw problem(.noType(name, macro: kind.macro), at: binding.offset)
        }
        if kind == .computed, getter.isAsync || getter.isThrowing {
            throw problem(getter.isAsync ? .readAsynchronously(name) : .readThrowing(name), at: binding.offset)
        }
        let surrounding = request.context.first.map(TypeHead.init)
        if surrounding?.keyword == "extension" {
            throw problem(.outsideOfType(name, macro: kind.macro, type: surrounding?.name), at: binding.offset)
        }
        self.name = name
        self.type = type.hasSuffix("!") ? "\(type.dropLast())?" : type
        self.getter = getter
        access = variable.head.visibility
        isWritable = binding.accessors.contains { ["set", "_modify", "modify"].contains($0.name) }
        entity = surrounding.flatMap { $0.keyword == "class" ? $0.name : nil } ?? "Self"
    }

    var expansion: MacroExpansion {
        guard request.role == .peer else { return MacroExpansion() }
        let arguments = ["identifier: \"\(name)\""] + authorsArguments + [reading]
        return MacroExpansion(
            source: """
                \(access)var $\(name): AppIntents.EntityProperty<\(type)> {
                    AppIntents.EntityProperty(\(arguments.joined(separator: ", ")))._bound(to: self)
                }
                private let _\(name) = AppIntents._ComputedPropertyMarker<\(entity)> { $0.$\(name) }
                """)
    }

    /// The title and the indexing key, as they stand in the attribute.
    private var authorsArguments: [String] {
        var cursor = SourceCursor(request.attribute.text)
        return cursor.readHead().attributes.first?.arguments.map {
            $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)"
        } ?? []
    }

    private var reading: String {
        switch kind {
        case .computed where isWritable: return "getSetter: \\\(entity).`\(name)`"
        case .computed: return "getter: \\\(entity).`\(name)`"
        case .deferred:
            let effects = (getter.isThrowing ? "try " : "") + (getter.isAsync ? "await " : "")
            return "asyncGetter: { (entity: \(entity)) in \(effects)entity.`\(name)` }"
        }
    }
}

extension VariableDeclaration {
    /// Reads the property that a macro stands on.
    ///
    /// - Throws: `MacroDiagnostic`, at the declaration, where it is none.
    fileprivate init(of source: MacroRequest.Source, macro: String) throws(MacroDiagnostic) {
        guard let variable = VariableDeclaration(source.text), variable.head.keyword == "var" else {
            var cursor = SourceCursor(source.text)
            let head = cursor.readHead()
            throw MacroDiagnostic(
                .wrongDeclaration(macro: macro, needs: "a property with a getter", found: head.spoken), in: source,
                at: head.offset)
        }
        self = variable
    }
}

/// The kind and the name of a type, of which no more than the head may be there.
private struct TypeHead {
    let keyword: String?
    let name: String?

    init(_ source: String) {
        var cursor = SourceCursor(source)
        keyword = cursor.readHead().keyword
        name = cursor.current?.word
    }
}
