extension DeclarativeApp {
    package struct Parameter: Sendable, Hashable {
        package let name: String
        package let type: ParameterType
        /// It holds several values.
        package let isList: Bool
        /// Nobody asks for it.
        package let isOptional: Bool
        /// As written, checked against the type; nil where there is none.
        package let defaultValue: String?
        /// The lowest and the highest number.
        package let range: ClosedRange<Double>?
        /// How the person is asked for it.
        package let requestValue: DialogText?
    }

    package enum ParameterType: Sendable, Hashable {
        case entity(String)
        case enumeration(String)
        /// Free text.
        case string
        case int, double, bool
        case date, time, dateTime, duration
        case currency
        case measurement(MeasurementKind)
        case url
    }

    /// What can be measured.
    package enum MeasurementKind: String, Sendable, Hashable, CaseIterable {
        case acceleration, angle, area, duration, energy, frequency, informationStorage, length, mass, power, pressure
        case speed, temperature, volume
    }
}

extension DeclarativeApp.ParameterType {
    /// What is known without any entity or enum.
    private static let plain: [String: Self] = [
        "String": .string, "Int": .int, "Double": .double, "Bool": .bool, "Date": .date, "Time": .time,
        "DateTime": .dateTime, "Duration": .duration, "Currency": .currency, "URL": .url,
    ]

    /// Names that no entity or enum may have.
    static let reserved = plain.keys.sorted() + ["Measurement"]

    /// The type of this name that is no entity or enum.
    init?(plain name: String) {
        if let type = Self.plain[name] {
            self = type
        } else if name.hasPrefix("Measurement("), name.hasSuffix(")"),
            let kind = DeclarativeApp.MeasurementKind(rawValue: String(name.dropFirst(12).dropLast()))
        {
            self = .measurement(kind)
        } else {
            return nil
        }
    }

    /// Whether its values are those that the file names.
    package var isNamed: Bool {
        switch self {
        case .entity, .enumeration: true
        default: false
        }
    }

    /// As the file writes it.
    package var name: String {
        switch self {
        case .entity(let name), .enumeration(let name): name
        case .measurement(let kind): "Measurement(\(kind.rawValue))"
        default: Self.plain.first { $0.value == self }?.key ?? ""
        }
    }
}
