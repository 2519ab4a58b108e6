import AppIntents

extension ParameterPrompt {
    /// The value of a parameter, or as many values as one that holds several takes.
    ///
    /// - Returns: A value of the parameter's type, of an element's type, or an array of these.
    func values(
        of parameter: any AnyIntentParameter, named name: String, dialog: IntentDialog?, remark: String? = nil
    ) async throws -> any Sendable {
        let first = try await value(of: parameter, named: name, dialog: dialog, remark: remark)
        guard parameter.descriptor.valueType.isCollection, let size = parameter.descriptor.currentSize else {
            return first.value
        }
        var values: [any Sendable] = []
        var next = first
        while true {
            let more = Self.elements(of: next.value).filter { element in
                !values.contains { Candidate.isSameEntity($0, element) }
            }
            let isTooMany = values.count + more.count > size.max
            if !isTooMany { values += more }
            guard isTooMany || values.count < size.min else { return parameter.collection(of: values) }
            let remark =
                isTooMany
                ? Texts.tooMany(values.count + more.count, most: size.max)
                : Texts.valuesSoFar(values.count, of: size.min)
            next = try await value(of: parameter, named: name, dialog: dialog, remark: remark)
        }
    }

    /// What was said in one go.
    private static func elements(of value: any Sendable) -> [any Sendable] {
        guard let array = value as? any _SequenceIntentValue else { return [value] }
        return array._elements
    }
}
