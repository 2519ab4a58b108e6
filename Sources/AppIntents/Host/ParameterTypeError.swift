/// A value was offered to a parameter of another type.
package struct ParameterTypeError: Error, CustomLocalizedStringResourceConvertible {
    /// What the parameter holds.
    package let expected: _IntentValueType
    /// What was offered.
    package let offered: Any.Type
    /// What the parameter is called.
    package let label: String

    package var localizedStringResource: LocalizedStringResource {
        "\(label) takes \("\(expected)"), not \("\(offered)")."
    }
}
