extension UTType {
    /// Every kind that this one is a special case of, near or far.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = parents
        while let type = open.popLast() {
            if found.insert(type).inserted { open += type.parents }
        }
        return found
    }

    /// Whether this is the other kind or a special case of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains(type)
    }

    /// Whether this is a special case of the other kind.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Whether the other kind is a special case of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var parents: [UTType] {
        if !declaredSupertypes.isEmpty { return declaredSupertypes.map { UTType(known: $0) } }
        if let entry = TypeTable.entries[identifier] { return entry.supertypes.map { UTType(known: $0) } }
        return DynamicType(identifier).map { [UTType(known: $0.supertype)] } ?? []
    }
}
