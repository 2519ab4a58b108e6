public import Foundation

extension UTType {
    /// The kind of files whose names end so: `UTType(filenameExtension: "png")`.
    ///
    /// An ending that nobody knows is a kind of its own, which conforms to the given one.
    ///
    /// - Returns: `nil` for no ending, and for one that is known but of another kind.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The kind with a name on the network: `UTType(mimeType: "image/png")`.
    ///
    /// - Returns: `nil` for no name, and for one that is known but of another kind.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        self.init(tag: name, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The kind with a tag of a class.
    ///
    /// - Returns: `nil` for an empty tag, for a class that nobody knows, and for a kind that does not conform.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The kinds with a tag, the most usual one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty, let table = TypeTable.identifiers(by: tagClass) else { return [] }
        let known = (table[tag] ?? []).map { UTType(known: $0) }
        if !known.isEmpty { return known.filter { type in supertype.map(type.conforms) ?? true } }
        let dynamic = DynamicType(tag: tag, tagClass: tagClass, supertype: (supertype ?? .data).identifier)
        return [UTType(known: dynamic.identifier)]
    }

    /// How the names of such files end and what they are called on the network, the most usual tag first.
    public var tags: [UTTagClass: [String]] {
        if let dynamic = DynamicType(identifier) { return [dynamic.tagClass: [dynamic.tag]] }
        guard let entry = TypeTable.entries[identifier] else { return [:] }
        return [UTTagClass.filenameExtension: entry.filenameExtensions, .mimeType: entry.mimeTypes]
            .filter { !$0.value.isEmpty }
    }

    /// How the names of such files usually end, without the point; `nil` when that is not known.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// What such files are usually called on the network; `nil` when that is not known.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// The kind in English words: “PNG image”; `nil` when it has none.
    public var localizedDescription: String? { TypeTable.entries[identifier]?.description }

    /// Whether nobody declared the kind: it was made up from a tag.
    public var isDynamic: Bool { DynamicType(identifier) != nil }

    /// Whether the kind is known without an app's doing.
    public var isDeclared: Bool { TypeTable.entries[identifier] != nil }

    /// Whether the kind belongs to nobody in particular.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension URL {
    /// The place of a file in this folder, with the ending of its kind unless the name has it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let place = appendingPathComponent(partialName)
        let known = UTType(filenameExtension: place.pathExtension, conformingTo: contentType)
        return known.map { !$0.isDynamic } ?? false ? place : place.appendingPathExtension(for: contentType)
    }

    /// The place with the usual ending of a kind, or as it is when the kind has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
    }
}
