import AppIntents
package import AssistantSchemaCatalog

/// Holds an intent's parameters against the schema that it adopts.
struct SchemaCheck {
    let app: String
    let adopter: SchemaAdopter

    var warnings: [HostingWarning] {
        guard let entry = AssistantSchemaTable.schema(adopter.schema, .intent) else {
            return [.schema(app: app, intent: adopter.intentName, .unknown(adopter.schema))]
        }
        let parameters = IntentReflection.parameters(of: adopter.intent)
        let problems = entry.members.compactMap { member -> SchemaProblem? in
            guard let parameter = parameters.first(where: { $0.name == member.name }) else {
                return member.need == .needed ? .missing(schema: entry.name, member: member) : nil
            }
            return problem(of: parameter.parameter.descriptor.valueType, member, entry.name)
        }
        return problems.map { .schema(app: app, intent: adopter.intentName, $0) }
    }

    private func problem(
        of type: _IntentValueType, _ member: AssistantSchemaEntry.Member, _ schema: String
    ) -> SchemaProblem? {
        let wanted = member.type.element
        let found = type.element
        if wanted.accepts(found) { return nil }
        if let (name, other) = wanted.adopting(found) {
            return .notAdopted(schema: schema, member: member.name, type: name, wanted: other)
        }
        return .wrongType(schema: schema, member: member, found: "\(type)")
    }
}

/// What does not agree with a schema.
package enum SchemaProblem: Sendable, Hashable {
    /// No schema of this name is known.
    case unknown(String)
    /// The intent lacks a parameter that the schema needs.
    case missing(schema: String, member: AssistantSchemaEntry.Member)
    /// A parameter holds something else.
    case wrongType(schema: String, member: AssistantSchemaEntry.Member, found: String)
    /// A parameter's entity or enum does not adopt the schema that belongs to it.
    case notAdopted(schema: String, member: String, type: String, wanted: AssistantSchemaType)

    var message: String {
        switch self {
        case .unknown(let name): "there is no schema “\(name)”; nothing can be asked of it without phrases"
        case .missing(let schema, let member):
            "\(schema) needs the parameter “\(member.name)”; add “var \(member.name): \(member.type.written)”"
        case .wrongType(let schema, let member, let found):
            "the parameter “\(member.name)” of \(schema) is \(found); make it \(member.type.written)"
        case .notAdopted(let schema, let member, let type, .entity(let wanted)):
            "the parameter “\(member)” of \(schema) is \(type), which does not adopt \(wanted); "
                + "write @AppEntity(schema: .\(wanted)) in front of \(type)"
        case .notAdopted(let schema, let member, let type, let wanted):
            "the parameter “\(member)” of \(schema) is \(type), which does not adopt \(wanted.schema ?? ""); "
                + "write @AppEnum(schema: .\(wanted.schema ?? "")) in front of \(type)"
        }
    }
}

extension AssistantSchemaType {
    /// The type without optionality and collection.
    fileprivate var element: AssistantSchemaType {
        switch self {
        case .list(let type), .optional(let type): type.element
        default: self
        }
    }

    /// The schema of what it holds, where it has one.
    fileprivate var schema: String? {
        switch self {
        case .entity(let schema), .enumeration(let schema): schema
        default: nil
        }
    }

    fileprivate func accepts(_ type: _IntentValueType) -> Bool {
        switch (self, type) {
        case (.text, .string), (.text, .attributedString), (.bool, .bool), (.number, .double), (.number, .int),
            (.date, .date), (.date, .dateComponents), (.file, .file):
            true
        case (.entity(let schema), .entity(let type)):
            (type as? any AssistantSchemaEntity.Type)?._assistantSchema.name == schema
        case (.enumeration(let schema), .enumeration(let type)):
            (type as? any AssistantSchemaEnum.Type)?._assistantSchema.name == schema
        // The house has no table of these types; whatever the author wrote compiled.
        case (.placemark, _), (.criteria, _): true
        default: false
        }
    }

    /// The type's name, where it is of the right kind and only lacks the schema.
    fileprivate func adopting(_ type: _IntentValueType) -> (String, AssistantSchemaType)? {
        switch (self, type) {
        case (.entity, .entity), (.enumeration, .enumeration): ("\(type)", self)
        default: nil
        }
    }
}
