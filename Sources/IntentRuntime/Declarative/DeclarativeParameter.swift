import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Synchronization

/// A parameter that a file declares, for a runtime that fills it.
final class DeclarativeParameter: AnyIntentParameter {
    let descriptor: ParameterDescriptor
    let declaration: DeclarativeApp.Parameter
    private let standing: DeclaredValue?
    private let state = Mutex<DeclaredValue?>(nil)

    convenience init(
        _ parameter: DeclarativeApp.Parameter, of app: DeclarativeApp, _ reader: AppValueReader
    ) {
        self.init(
            ParameterDescriptor(parameter, of: app, reader), parameter,
            standing: parameter.defaultValue.flatMap { DeclaredValue(written: $0, parameter.type, in: app) })
    }

    private init(_ descriptor: ParameterDescriptor, _ declaration: DeclarativeApp.Parameter, standing: DeclaredValue?) {
        (self.descriptor, self.declaration, self.standing) = (descriptor, declaration, standing)
    }

    /// The same without a value.
    func fresh() -> DeclarativeParameter {
        DeclarativeParameter(descriptor, declaration, standing: standing)
    }

    /// What is said, or stands when nothing is.
    var value: DeclaredValue? { state.withLock(\.self) ?? standing }

    var anyValue: (any Sendable)? {
        value.map { DeclarativeValue(value: $0, type: declaration.type.name) }
    }

    var isSet: Bool { state.withLock(\.self) != nil }

    func setAnyValue(_ value: (any Sendable)?) {
        let made = value.map(DeclaredValue.init(of:)).map { declaration.isList ? $0.asList : $0 }
        state.withLock { $0 = made }
    }

    /// Whatever its reader makes of an answer.
    func takes(_ value: any Sendable) -> Bool { true }

    func collection(of values: [any Sendable]) -> any Sendable {
        DeclarativeValue(value: .list(values.map(DeclaredValue.init(of:))), type: declaration.type.name)
    }

    func adopt(_ other: any AnyIntentParameter) {
        guard let other = other as? DeclarativeParameter else { return }
        let value = other.state.withLock(\.self)
        state.withLock { $0 = value }
    }
}

extension ParameterDescriptor {
    /// What a file says of a parameter.
    fileprivate init(_ parameter: DeclarativeApp.Parameter, of app: DeclarativeApp, _ reader: AppValueReader) {
        let element = parameter.type.valueType
        let type = parameter.isList ? .array(element) : element
        self.init(
            parameter.isOptional ? .optional(type) : type, title: "\(parameter.name)",
            requestValueDialog: parameter.requestValue.map { IntentDialog("\($0.source)") })
        inclusiveRange = parameter.range
        hasDefault = parameter.defaultValue != nil
        if parameter.isReadAsSpoken || parameter.isList && !parameter.type.isNamed {
            read = { text in
                let reading = reader.reading(of: SpokenText(text), for: parameter)
                let remark = reading.fault.map(Texts.refused) ?? Texts.needs(parameter.type)
                return (reading.value.map { DeclarativeValue(value: $0, type: parameter.type.name) }, remark)
            }
        }
        if let values = app.values(of: parameter.type.name)?.values {
            valueName = "\(parameter.type.name)"
            let isEntity = app.entities.contains { $0.name == parameter.type.name }
            options = { values.map { _ResultOption($0, type: parameter.type.name, isEntity: isEntity) } }
        }
    }
}

extension _ResultOption {
    fileprivate init(_ value: DeclarativeApp.Value, type: String, isEntity: Bool) {
        self.init(
            value: DeclarativeValue(value: isEntity ? .entity(value) : .enumCase(value), type: type),
            display: DisplayRepresentation(
                title: "\(value.title)", subtitle: nil, image: nil, synonyms: value.synonyms.map { "\($0)" }))
    }
}

extension DeclarativeApp.Parameter {
    /// What asks for it.
    func prompt(in app: DeclarativeApp, _ reader: AppValueReader) -> String {
        ParameterPrompt.prompt(ParameterDescriptor(self, of: app, reader))
    }

    /// Whether its values are shown as they were said, and are something else to programs: dates, amounts.
    fileprivate var isReadAsSpoken: Bool {
        switch type {
        case .date, .time, .dateTime, .duration, .currency, .measurement: true
        case .entity, .enumeration, .string, .int, .double, .bool, .url: false
        }
    }
}

extension DeclarativeApp.ParameterType {
    /// How an answer is read by the type alone.
    fileprivate var valueType: _IntentValueType {
        switch self {
        case .int: .int
        case .double: .double
        case .bool: .bool
        case .url: .url
        case .entity, .enumeration, .string, .date, .time, .dateTime, .duration, .currency, .measurement: .string
        }
    }
}

extension DeclaredValue {
    /// The same among others.
    fileprivate var asList: DeclaredValue {
        if case .list = self { self } else { .list([self]) }
    }

    /// What a person answered.
    fileprivate init(of value: any Sendable) {
        self =
            switch value {
            case let value as DeclarativeValue: value.value
            case let number as Int: .integer(number)
            case let number as Double: .number(number)
            case let flag as Bool: .bool(flag)
            case let url as URL: .text(url.absoluteString)
            default: .text(String(describing: value))
            }
    }

    /// A default as the file writes it, which was checked against the type.
    fileprivate init?(written text: String, _ type: DeclarativeApp.ParameterType, in app: DeclarativeApp) {
        switch type {
        case .entity(let name), .enumeration(let name):
            guard let value = app.values(of: name)?.values.first(where: { $0.id == text || $0.title == text }) else {
                return nil
            }
            if case .entity = type { self = .entity(value) } else { self = .enumCase(value) }
        case .int:
            guard let number = Int(text) else { return nil }
            self = .integer(number)
        case .double:
            guard let number = Double(text) else { return nil }
            self = .number(number)
        case .bool: self = .bool(text == "true")
        default: self = .text(text)
        }
    }
}
