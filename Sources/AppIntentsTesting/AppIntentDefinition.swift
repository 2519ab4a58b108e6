import AppIntents
import IntentRuntime

/// An intent by name: makes intents with values.
public struct AppIntentDefinition: Sendable {
    /// The name of the type.
    public let identifier: String

    let app: AppUnderTest

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// Makes an intent: `makeIntent(noteTitle: "Otter tracks", pin: true)`.
    ///
    /// The labels are the names of the parameters; what is wrong with them is thrown when the intent runs.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { AnyAppIntent(identifier: identifier, app: app, values: $0) }
    }
}

/// What is called like a function with the names of parameters as labels.
@dynamicCallable
public struct IntentValuePropertiesCallable<Made: Sendable>: Sendable {
    private let make: @Sendable ([AnyAppIntent.Given]) -> Made

    init(_ make: @escaping @Sendable ([AnyAppIntent.Given]) -> Made) {
        self.make = make
    }

    /// Makes an instance with these values.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
    ) -> Made {
        make(arguments.map { AnyAppIntent.Given(name: $0.key, value: $0.value) })
    }
}

/// An intent without its type, with values for its parameters and answers to its questions.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
    /// The name of the type.
    public let identifier: String

    /// A value for one parameter.
    struct Given: Sendable {
        let name: String
        let value: (any IntentValueExpressing)?
    }

    private let app: AppUnderTest
    private var values: [Given]
    private var answers: [String] = []

    init(identifier: String, app: AppUnderTest, values: [Given]) {
        self.identifier = identifier
        self.app = app
        self.values = values
    }

    /// The app under test.
    public var bundleIdentifier: String { app.bundleIdentifier }

    /// The value that was given to a parameter: `intent.noteTitle = "Otter tracks"`.
    public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? {
        get { values.last { $0.name == name }?.value }
        set {
            values.removeAll { $0.name == name }
            values.append(Given(name: name, value: newValue))
        }
    }

    /// The value of a parameter, given or by default.
    public subscript<Value: IntentValueConvertible>(dynamicMember name: String) -> Value {
        get throws {
            if let given = values.last(where: { $0.name == name }) {
                guard case .value(let value)? = given.value?._givenValue else {
                    return try TestedValue(given.value as? any _IntentValue, app, path: path(name)).read(as: Value.self)
                }
                return try TestedValue(value, app, path: path(name)).read(as: Value.self)
            }
            let parameters = IntentReflection.parameters(of: try app.intent(named: identifier).init())
            guard let parameter = parameters.first(where: { $0.name == name }) else {
                throw AppIntentsTestingError.noSuchParameter(name, type: identifier, known: parameters.map(\.name))
            }
            return try TestedValue(parameter.parameter.anyValue, app, path: path(name)).read(as: Value.self)
        }
    }

    private func path(_ name: String) -> String { "\(identifier).\(name)" }

    /// The intent with answers to the questions that it will ask, in their order, as a person would say them.
    ///
    ///     let result = try await definitions.intents["DeleteNoteIntent"].makeIntent(note: note).answering("yes").run()
    ///
    /// A question without an answer, and an answer without a question, are errors.
    public func answering(_ answers: String...) -> AnyAppIntent {
        var intent = self
        intent.answers += answers
        return intent
    }

    /// Performs the intent.
    ///
    /// - Throws: `AppIntentsTestingError`; what `perform()` throws.
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        let intent = try app.intent(named: identifier).init()
        let parameters = IntentReflection.parameters(of: intent)
        let conversion = ValueConversion(app: app, intent: identifier)
        var names: Set<String> = []
        for given in values {
            guard let parameter = parameters.first(where: { $0.name == given.name })?.parameter else {
                throw AppIntentsTestingError.noSuchParameter(
                    given.name, type: identifier, known: parameters.map(\.name))
            }
            guard names.insert(given.name).inserted else {
                throw AppIntentsTestingError.givenTwice(parameter: given.name, type: identifier)
            }
            try await conversion.set(given.value?._givenValue ?? .nothing, into: parameter, named: given.name)
        }
        do {
            let performed = try await app.driver().perform(intent, answers: answers)
            return ResolvedIntentResult(performed, of: intent, identifier, app)
        } catch let failure as IntentDriver.Failure {
            throw AppIntentsTestingError(failure, intent: identifier)
        }
    }
}

extension AnyAppIntent: CustomStringConvertible {
    /// The name and what was given: `CreateNoteIntent(noteTitle: "Otter tracks")`.
    public var description: String {
        let given = values.map { "\($0.name): \($0.value.map { String(reflecting: $0) } ?? "nil")" }
        return "\(identifier)(\(given.joined(separator: ", ")))"
    }
}
