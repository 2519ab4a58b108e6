/// The schemas that the house knows, with what each of them is made of: the macros check declarations against it as they are
/// compiled, and a host checks types against it when an app is hosted.
///
///     AssistantSchemaTable.schema("notes.createNote", .intent)?.members.map(\.name)
///     // ["name", "content", "attachments", "isPinned", "folder"]
package enum AssistantSchemaTable {
    /// Every schema, in the order of the domains.
    package static let all: [AssistantSchemaEntry] = notes + photosIntents + photosEntities + photosEnums

    /// The schema of a name such as `notes.createNote`; a name may be that of an intent and of an entity.
    package static func schema(_ name: String, _ kind: AssistantSchemaEntry.Kind) -> AssistantSchemaEntry? {
        byName[Key(name: name, kind: kind)]
    }

    private struct Key: Hashable {
        let name: String
        let kind: AssistantSchemaEntry.Kind
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { (Key(name: $0.name, kind: $0.kind), $0) })
}

/// One schema: what it is called and what belongs to it.
package struct AssistantSchemaEntry: Sendable, Hashable {
    /// What a type that adopts a schema is.
    package enum Kind: String, Sendable, Hashable {
        case intent, entity, enumeration
    }

    /// The domain and the name in it: `notes.createNote`.
    package let name: String
    package let kind: Kind
    /// What a type is called that gives itself no title: `Create Note`.
    package let title: String
    /// Parameters, properties or cases.
    package let members: [Member]

    package init(_ name: String, _ kind: Kind, _ title: String, _ members: [Member] = []) {
        self.name = name
        self.kind = kind
        self.title = title
        self.members = members
    }

    /// The member of a name.
    package func member(_ name: String) -> Member? { members.first { $0.name == name } }

    /// A parameter of an intent, a property of an entity or a case of an enum.
    package struct Member: Sendable, Hashable {
        /// How much depends on its being declared.
        package enum Need: Sendable, Hashable {
            /// Nothing can be done without it.
            case needed
            /// The schema has it, and what is not declared cannot be said.
            case expected
            /// Some releases of the schema have it.
            case optional
        }

        package let name: String
        package let type: AssistantSchemaType
        package let need: Need
        /// The value, as source text, that stands when nobody said one and the type is not optional.
        package let standing: String?

        init(_ name: String, _ type: AssistantSchemaType, _ need: Need = .expected, standing: String? = nil) {
            self.name = name
            self.type = type
            self.need = need
            self.standing = standing
        }
    }
}

/// What a member of a schema holds.
package indirect enum AssistantSchemaType: Sendable, Hashable {
    /// `AttributedString` or `String`.
    case text
    case bool, number, date, file, placemark, criteria
    /// An entity that adopts a schema.
    case entity(String)
    /// An enum that adopts a schema.
    case enumeration(String)
    case list(AssistantSchemaType)
    case optional(AssistantSchemaType)
    /// A case of an enum, which holds nothing.
    case nothing

    /// The type as an author writes it, with a name of the author's own where the schema leaves it open.
    package var written: String {
        switch self {
        case .text: "AttributedString"
        case .bool: "Bool"
        case .number: "Double"
        case .date: "Date"
        case .file: "IntentFile"
        case .placemark: "CLPlacemark"
        case .criteria: "StringSearchCriteria"
        case .entity(let schema): Self.example(schema) + "Entity"
        case .enumeration(let schema): Self.example(schema)
        case .list(let element): "[\(element.written)]"
        case .optional(let wrapped): "\(wrapped.written)?"
        case .nothing: "()"
        }
    }

    /// `Note` for `notes.note`.
    private static func example(_ schema: String) -> String {
        let name = schema.split(separator: ".").last.map(String.init) ?? schema
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
