import AssistantSchemaCatalog

/// What can be wrong with a declaration that a macro stands on.
enum MacroProblem: Sendable, Hashable {
    /// The macro stands on something that it is not for.
    case wrongDeclaration(macro: String, needs: String, found: String)
    /// The schema is not written out, so that the macro cannot know it.
    case schemaNotWritten(macro: String, found: String)
    /// There is no such schema.
    case unknownSchema(String, nearest: String?)
    /// The schema is for something else.
    case wrongKind(schema: String, is: AssistantSchemaEntry.Kind, macro: String)
    /// Something is missing that the schema has.
    case missing(member: AssistantSchemaEntry.Member, schema: AssistantSchemaEntry)
    /// A parameter has an initial value, which its wrapper cannot take.
    case initialValue(name: String, title: String)
    /// Several variables are declared in one.
    case severalBindings([String], wrapper: String)
    /// A property is stored, and so nothing has to be worked out.
    case storedProperty(String, macro: String)
    /// A property is read in a way that only the other macro can.
    case readAsynchronously(String)
    case readThrowing(String)
    /// A property's type is not written.
    case noType(String, macro: String)
    /// A property of the type and not of each entity.
    case staticProperty(String, macro: String)
    /// A property that stands outside of the entity's own declaration, where nothing can be stored.
    case outsideOfType(String, macro: String, type: String?)
    case noCases
    /// A case holds nothing, or several values.
    case valuesOfCase(String, count: Int)
    /// Two cases hold values of one type.
    case sameValue(String, cases: [String])

    var severity: MacroDiagnostic.Severity {
        if case .missing(let member, _) = self, member.need == .expected { .warning } else { .error }
    }

    var message: String {
        switch self {
        case .wrongDeclaration(let macro, let needs, let found):
            "@\(macro) stands on \(found); put it on \(needs)"
        case .schemaNotWritten(let macro, let found):
            "@\(macro) cannot read the schema “\(found)”; write it out, as in .notes.createNote"
        case .unknownSchema(let name, let nearest):
            "there is no schema “\(name)”"
                + (nearest.map { "; did you mean .\($0)?" } ?? "; write one such as .notes.createNote")
        case .wrongKind(let schema, let kind, _):
            "the schema \(schema) is one of \(kind.plural); use @\(kind.macro)(schema:)"
        case .missing(let member, let schema):
            member.need == .needed
                ? "\(schema.name) needs \(schema.kind.member) “\(member.name)”; add \(member.declaration)"
                : "\(schema.name) has \(schema.kind.member) “\(member.name)” too, which Apple’s compiler asks for; "
                    + "add \(member.declaration)"
        case .initialValue(let name, let title):
            "“\(name)” cannot have an initial value here; write @Parameter(title: \"\(title)\", default: …) in front of it"
        case .severalBindings(let names, let wrapper):
            "\(names.map { "“\($0)”" }.joined(separator: " and ")) cannot become \(wrapper) in one declaration; "
                + "give each a var of its own"
        case .storedProperty(let name, let macro):
            "@\(macro) stands on “\(name)”, which is stored; use @Property, or give it a getter"
        case .readAsynchronously(let name):
            "“\(name)” is read asynchronously; use @DeferredProperty"
        case .readThrowing(let name):
            "the getter of “\(name)” may throw; use @DeferredProperty"
        case .noType(let name, let macro):
            "@\(macro) needs the type of “\(name)”; write it, as in var \(name): String { … }"
        case .staticProperty(let name, let macro):
            "@\(macro) stands on “\(name)”, which is static; put it on a property of each entity"
        case .outsideOfType(let name, let macro, let type):
            "@\(macro) leaves a trace of “\(name)” in the entity, which an extension cannot hold; "
                + "move the property into the declaration of \(type ?? "the entity")"
        case .noCases:
            "a @UnionValue without cases stands for nothing; add a case for each type, as in case note(NoteEntity)"
        case .valuesOfCase(let name, let count):
            "the case “\(name)” of a @UnionValue holds \(count == 0 ? "nothing" : "\(count) values"); "
                + "let it hold one value, as in case \(name)(NoteEntity)"
        case .sameValue(let type, let cases):
            "the cases \(cases.map { "“\($0)”" }.joined(separator: " and ")) both hold a \(type), "
                + "so that nobody can tell which is meant; keep one of them"
        }
    }
}

extension AssistantSchemaEntry.Kind {
    /// The macro that is for schemas of this kind.
    var macro: String {
        switch self {
        case .intent: "AppIntent"
        case .entity: "AppEntity"
        case .enumeration: "AppEnum"
        }
    }

    fileprivate var plural: String {
        switch self {
        case .intent: "intents"
        case .entity: "entities"
        case .enumeration: "enums"
        }
    }

    fileprivate var member: String {
        switch self {
        case .intent: "the parameter"
        case .entity: "the property"
        case .enumeration: "the case"
        }
    }
}

extension AssistantSchemaEntry.Member {
    fileprivate var declaration: String { "“var \(name): \(type.written)”" }
}
