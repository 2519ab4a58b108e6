/// What a parameter holds, for whoever must make a value of what a person said.
public indirect enum _IntentValueType: Sendable {
    /// Yes or no.
    case bool
    /// A whole number.
    case int
    /// A number.
    case double
    /// A text.
    case string
    /// A text with attributes.
    case attributedString
    /// A point in time.
    case date
    /// A date by its parts.
    case dateComponents
    /// A link.
    case url
    /// An identifier.
    case uuid
    /// A length of time.
    case duration
    /// An exact decimal number.
    case decimal
    /// A file.
    case file
    /// A person.
    case person
    /// A quantity, with the name of its unit's type: `UnitLength`.
    case measurement(String)
    /// A value that may be missing.
    case optional(_IntentValueType)
    /// Several values in order.
    case array(_IntentValueType)
    /// Several different values.
    case set(_IntentValueType)
    /// One of the app's things.
    case entity(any AppEntity.Type)
    /// One of a fixed set of values.
    case enumeration(any AppEnum.Type)
    /// A value of one of several types.
    case union(any AppUnionValue.Type)
    /// A value of another type, such as an amount of money.
    case other(any _IntentValue.Type)
    /// No value at all.
    case never

    /// Whether a value may be missing.
    package var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without optionality and collection.
    package var element: _IntentValueType {
        switch self {
        case .optional(let type), .array(let type), .set(let type): type.element
        default: self
        }
    }

    /// Whether several values may be held.
    package var isCollection: Bool {
        switch self {
        case .optional(let type): type.isCollection
        case .array, .set: true
        default: false
        }
    }
}

extension _IntentValueType: CustomStringConvertible {
    /// The type as an author writes it: `[NoteEntity]?`.
    public var description: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string: "String"
        case .attributedString: "AttributedString"
        case .date: "Date"
        case .dateComponents: "DateComponents"
        case .url: "URL"
        case .uuid: "UUID"
        case .duration: "Duration"
        case .decimal: "Decimal"
        case .file: "IntentFile"
        case .person: "IntentPerson"
        case .measurement(let unit): "Measurement<\(unit)>"
        case .optional(let type): "\(type)?"
        case .array(let type): "[\(type)]"
        case .set(let type): "Set<\(type)>"
        case .entity(let type): "\(type)"
        case .enumeration(let type): "\(type)"
        case .union(let type): "\(type)"
        case .other(let type): "\(type)"
        case .never: "Never"
        }
    }
}
