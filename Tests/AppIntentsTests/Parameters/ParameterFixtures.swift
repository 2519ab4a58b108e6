import AppIntents

// What the declarations of the parameter tests take from elsewhere in an app.

/// Reads an amount in words of the house: “a dozen”.
struct DozenResolver: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? { input == "a dozen" ? 12 : nil }
}

/// Offers fixed values.
struct Offer<Value: _IntentValue>: DynamicOptionsProvider where Value.ValueType == Value {
    let values: [Value]

    init(_ values: Value...) {
        self.values = values
    }

    func results() async throws -> [Value] { values }
}

/// What a provider offers, by name.
func offered(_ descriptor: ParameterDescriptor) async throws -> [String]? {
    try await descriptor.options?().map { $0.display.title.text() }
}

/// The author's resolvers, by the names of their types.
func resolvers(_ descriptor: ParameterDescriptor) -> [String] {
    descriptor.resolvers.map { String(describing: type(of: $0)) }
}
