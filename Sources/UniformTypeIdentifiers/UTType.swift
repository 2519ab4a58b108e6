/// A kind of file or data, by an identifier written backwards like a domain: `public.plain-text`.
///
///     UTType(filenameExtension: "png")?.conforms(to: .image)   // true
public struct UTType: Sendable {
    /// The identifier, in lowercase.
    public let identifier: String

    /// What an app said that its own type conforms to; types of the table know it from there.
    let declaredSupertypes: [String]

    init(known identifier: String, supertypes: [String] = []) {
        self.identifier = identifier
        declaredSupertypes = supertypes
    }

    /// A kind by its identifier, whatever its case; `nil` for one that nobody knows.
    public init?(_ identifier: String) {
        let identifier = identifier.lowercased()
        guard TypeTable.entries[identifier] != nil || DynamicType(identifier) != nil else { return nil }
        self.init(known: identifier)
    }

    /// A kind that belongs to the app: `UTType(exportedAs: "org.example.note", conformingTo: .plainText)`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier.lowercased(), supertypes: [(parentType ?? .data).identifier])
    }

    /// A kind that belongs to another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }
}

extension UTType: Hashable {
    /// Whether the identifiers are the same.
    public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    private enum Key: String, CodingKey {
        case identifier, supertypes
    }

    /// A kind as it was written: an identifier, or an app's own with what it conforms to.
    public init(from decoder: any Decoder) throws {
        if let identifier = try? decoder.singleValueContainer().decode(String.self) {
            self.init(known: identifier.lowercased())
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            known: try container.decode(String.self, forKey: .identifier).lowercased(),
            supertypes: try container.decode([String].self, forKey: .supertypes))
    }

    /// Writes the identifier, and for an app's own type what it conforms to.
    public func encode(to encoder: any Encoder) throws {
        if declaredSupertypes.isEmpty {
            var container = encoder.singleValueContainer()
            try container.encode(identifier)
        } else {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(identifier, forKey: .identifier)
            try container.encode(declaredSupertypes, forKey: .supertypes)
        }
    }
}
