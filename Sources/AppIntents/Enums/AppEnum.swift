/// A fixed set of values that a person can say, such as the screens of an app.
///
///     enum Screen: String, AppEnum {
///         case capture, pinned
///         static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
///         static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [.capture: "New Note", .pinned: "Pinned Notes"]
///     }
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// One of a fixed set of values.
    public static var _valueType: _IntentValueType { .enumeration(Self.self) }

    /// How the case is shown; as it is written in the source when it was given no name.
    package var caseDisplayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: localizedStringResource)
    }

    /// Every case with its name, in the order of the source.
    package static var options: [_ResultOption] {
        allCases.map { _ResultOption(value: $0, display: $0.caseDisplayRepresentation) }
    }
}
