/// A way into a value: `result.value.folder.name`, `entity.tags[0]`. What is wrong with it is thrown when something is read.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    private let found: Result<TestedValue, AppIntentsTestingError>

    init(_ find: () throws(AppIntentsTestingError) -> TestedValue) {
        do throws(AppIntentsTestingError) {
            found = .success(try find())
        } catch {
            found = .failure(error)
        }
    }

    private func step(
        _ next: (TestedValue) throws(AppIntentsTestingError) -> TestedValue
    ) -> DynamicPropertyPath {
        DynamicPropertyPath { () throws(AppIntentsTestingError) in try next(try found.get()) }
    }

    /// A property of the entity here.
    public subscript(dynamicMember name: String) -> DynamicPropertyPath {
        step { value throws(AppIntentsTestingError) in try value.property(name) }
    }

    /// A property of the entity here, as a value.
    public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
        get throws { try self[dynamicMember: name].as(Value.self) }
    }

    /// An element of the list here.
    public subscript(index: Int) -> DynamicPropertyPath {
        step { value throws(AppIntentsTestingError) in try value.element(index) }
    }

    /// An element of the list here, as a value.
    public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
        get throws { try self[index].as(Value.self) }
    }

    /// What is here, as a value.
    ///
    /// - Throws: `AppIntentsTestingError`, when it is something else, or nothing is here.
    public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value {
        try found.get().read(as: type)
    }

    /// What is here, as an instance of a definition's type.
    public func `as`<Definition: AppIntentTypeDefinition>(_ definition: Definition) throws -> Definition.Instance {
        let instance = try found.get().read(as: Definition.Instance.self)
        try definition.isInstance(instance)
        return instance
    }
}

extension DynamicPropertyPath: IntentValueExpressing {
    /// What is here.
    public var _givenValue: _GivenValue {
        switch found {
        case .success(let found): found.value.map(_GivenValue.value) ?? .nothing
        case .failure(let error): .failure(error)
        }
    }
}

/// The results of a query, by their places.
public struct DynamicPropertyPathCollection: Sendable {
    private let values: [TestedValue]

    init(_ values: [TestedValue]) {
        self.values = values
    }

    /// How many there are.
    public var count: Int { values.count }
    /// Whether there are none.
    public var isEmpty: Bool { values.isEmpty }

    /// A way into one of them.
    public subscript(index: Int) -> DynamicPropertyPath {
        DynamicPropertyPath { () throws(AppIntentsTestingError) in
            guard values.indices.contains(index) else {
                throw .noSuchElement(path: "items", index: index, count: values.count)
            }
            return values[index]
        }
    }

    /// One of them, as a value.
    public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
        get throws { try self[index].as(Value.self) }
    }
}
