import AssistantSchemaCatalog

/// `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`.
///
/// The macro stands on a declaration three times: what is wrong with the whole is said once, where members are asked for.
struct SchemaMacro {
    private let request: MacroRequest
    private let schema: SchemaReference
    private let type: TypeDeclaration
    private let source: MacroRequest.Source

    init(_ request: MacroRequest, _ kind: AssistantSchemaEntry.Kind) throws(MacroDiagnostic) {
        self.request = request
        source = request.parent ?? request.declaration
        type = try TypeDeclaration(
            source, macro: kind.macro, kind == .enumeration ? ["enum"] : ["struct", "class"],
            needs: kind == .enumeration ? "an enum" : "a struct")
        schema = try SchemaReference(request, kind)
    }

    private var entry: AssistantSchemaEntry { schema.entry }

    var expansion: MacroExpansion {
        switch request.role {
        case .memberAttribute: MacroExpansion(source: wrapper ?? "")
        case .member: MacroExpansion(source: members, diagnostics: problems)
        case .extension: MacroExpansion(source: conformance)
        case .peer: MacroExpansion()
        }
    }

    // MARK: Members

    /// The wrapper for the member at hand; nil for one that stays what it is.
    private var wrapper: String? {
        guard entry.kind != .enumeration, let variable = VariableDeclaration(request.declaration.text),
            let name = wrappedName(variable), !variable.bindings[0].hasInitialValue
        else { return nil }
        let title = "title: \"\(name.asTitle)\""
        guard entry.kind == .intent else { return "@AppIntents.EntityProperty(\(title))" }
        let type = variable.bindings[0].type ?? ""
        let standing = type.hasSuffix("?") ? nil : entry.member(name)?.standing
        return "@AppIntents.IntentParameter(\(title)\(standing.map { ", default: \($0)" } ?? ""))"
    }

    /// The name of a variable that becomes a parameter or a property: one of the schema, or one that holds what any
    /// parameter may hold. What an app keeps for itself stays what it is.
    private func wrappedName(_ variable: VariableDeclaration) -> String? {
        guard variable.isPlain, variable.bindings.count == 1, let name = variable.bindings[0].name,
            let written = variable.bindings[0].type, !variable.bindings[0].isComputed, name != "id"
        else { return nil }
        return entry.member(name) != nil || Self.isValueType(written) ? name : nil
    }

    private static func isValueType(_ type: String) -> Bool {
        var name = Substring(type)
        while name.hasSuffix("?") { name = name.dropLast() }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return valueTypes.contains(name.split(separator: ".").last.map(String.init) ?? "")
    }

    private static let valueTypes: Set<String> = [
        "AttributedString", "String", "Bool", "Int", "Double", "Decimal", "Date", "DateComponents", "URL", "UUID",
        "Duration", "IntentFile", "IntentPerson",
    ]

    /// An initialiser without arguments, where the compiler makes none that the outside can call.
    private var members: String {
        guard entry.kind == .intent, !type.initializers.contains(where: \.takesNothing) else { return "" }
        let isNeeded = !type.initializers.isEmpty || !type.head.access.isEmpty
        return isNeeded ? "\(type.head.access)init() {}" : ""
    }

    // MARK: What is wrong

    private var problems: [MacroDiagnostic] {
        missing + type.variables.flatMap(problems)
    }

    private var missing: [MacroDiagnostic] {
        let names = type.instanceNames
        return entry.members.filter { $0.need != .optional && !names.contains($0.name) }.map { member in
            MacroDiagnostic(.missing(member: member, schema: entry), in: source, at: type.nameOffset)
        }
    }

    private func problems(of variable: VariableDeclaration) -> [MacroDiagnostic] {
        guard entry.kind != .enumeration, variable.isPlain else { return [] }
        let stored = variable.bindings.filter { !$0.isComputed && entry.member($0.name ?? "") != nil }
        guard let first = stored.first else { return [] }
        guard variable.bindings.count == 1 else {
            let wrapper = entry.kind == .intent ? "parameters" : "properties"
            return [
                MacroDiagnostic(
                    .severalBindings(stored.compactMap(\.name), wrapper: wrapper), in: source, at: first.offset)
            ]
        }
        guard entry.kind == .intent, first.hasInitialValue, let name = first.name else { return [] }
        return [MacroDiagnostic(.initialValue(name: name, title: name.asTitle), in: source, at: first.offset)]
    }

    // MARK: Conformance

    /// One extension a protocol: the compiler finds no conformance that another one only implies.
    private var conformance: String {
        let name = request.extendedType ?? type.name
        let (base, assistant) =
            switch entry.kind {
            case .intent: ("AppIntent", "AssistantSchemaIntent")
            case .entity: ("AppEntity", "AssistantSchemaEntity")
            case .enumeration: ("AppEnum", "AssistantSchemaEnum")
            }
        let missing = request.missingConformances.map(Self.names)
        var extensions: [String] = []
        // Told apart, since a conformance that is only implied is not found where the type stands in another one.
        if missing?.contains("Sendable") != false, type.head.keyword != "class" {
            extensions.append("extension \(name): Swift.Sendable {}")
        }
        if missing?.contains(base) != false { extensions.append("extension \(name): AppIntents.\(base) {}") }
        if missing?.contains(assistant) != false {
            let lines = schemaMembers.map { "    \($0)\n" }.joined()
            extensions.append("extension \(name): AppIntents.\(assistant) {\n\(lines)}")
        }
        return extensions.joined(separator: "\n")
    }

    /// The names in a list of protocols, without their modules.
    private static func names(in list: String) -> Set<String> {
        Set(SourceLexer.tokens(of: list).compactMap(\.word))
    }

    private var schemaMembers: [String] {
        let access = type.head.access
        let own = "\(access)static var _assistantSchema: AppIntents.AssistantSchema { \(schema.qualified) }"
        return [own] + (entry.kind == .enumeration ? EnumMembers(type, access: access).lines : [])
    }
}

extension SchemaReference {
    /// The schema as an expression that needs no context.
    fileprivate var qualified: String {
        let kind =
            switch entry.kind {
            case .intent: "IntentSchema"
            case .entity: "EntitySchema"
            case .enumeration: "EnumSchema"
            }
        return "AppIntents.AssistantSchema(AppIntents.AssistantSchema.\(kind)(\"\(entry.name)\"))"
    }
}

/// What an enum lacks that adopts a schema: a raw value and names for its cases.
private struct EnumMembers {
    let lines: [String]

    private static let rawTypes: Set<String> = [
        "String", "Int", "Character", "Double", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
        "UInt64", "Float",
    ]

    init(_ type: TypeDeclaration, access: String) {
        var lines: [String] = []
        let names = type.cases.map(\.name)
        let isRaw = type.inherited.contains {
            Self.rawTypes.contains($0.split(separator: ".").last.map(String.init) ?? "")
        }
        if !isRaw, !type.instanceNames.contains("rawValue") {
            lines.append("\(access)typealias RawValue = Swift.String")
            lines.append(
                "\(access)var rawValue: String { switch self { "
                    + names.map { "case .`\($0)`: \"\($0)\"" }.joined(separator: "; ") + " } }")
            lines.append(
                "\(access)init?(rawValue: String) { switch rawValue { "
                    + names.map { "case \"\($0)\": self = .`\($0)`" }.joined(separator: "; ")
                    + "; default: return nil } }")
        }
        if !type.declaresStatic("caseDisplayRepresentations") {
            let titles = names.map { ".`\($0)`: \"\($0.asTitle)\"" }.joined(separator: ", ")
            lines.append(
                "\(access)static var caseDisplayRepresentations: [Self: AppIntents.DisplayRepresentation] { [\(titles.isEmpty ? ":" : titles)] }"
            )
        }
        self.lines = lines
    }
}
