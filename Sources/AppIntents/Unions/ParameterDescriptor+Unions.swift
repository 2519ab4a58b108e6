extension ParameterDescriptor {
    /// The same parameter, as if it held one of the types of its union.
    package func holding(_ type: _IntentValueType) -> ParameterDescriptor {
        var descriptor = self
        descriptor.valueType = type
        return descriptor
    }
}
