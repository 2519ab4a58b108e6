import AppIntents
import GrammarFiles

/// An intent that adopts a schema, with the requests of the language that it can answer.
struct SchemaAdopter: Sendable {
    let intent: any AssistantSchemaIntent
    let requests: [SchemaGrammar.Request]

    var schema: String { Self.schema(of: intent) }
    var intentName: String { String(describing: type(of: intent)) }

    init(_ type: any AssistantSchemaIntent.Type, _ grammar: SchemaGrammar?) {
        intent = type.init()
        requests = grammar?.requests(of: Self.schema(of: intent)) ?? []
    }

    private static func schema(of intent: any AssistantSchemaIntent) -> String {
        func name<Intent: AssistantSchemaIntent>(_ intent: Intent) -> String { Intent._assistantSchema.name }
        return name(intent)
    }

    /// The intent as one of the requests asks for it: with the switches that are set by saying it.
    func shortcut(for request: SchemaGrammar.Request) -> AppShortcut {
        func shortcut<Intent: AppIntent>(_ intent: Intent) -> AppShortcut {
            let intent = IntentReflection.fresh(intent)
            let parameters = IntentReflection.parameters(of: intent)
            for value in request.values {
                // What the intent lacks, or declares as something else, is warned of when the app is hosted.
                try? parameters.first { $0.name == value.parameter }?.parameter.setAnyValue(value.isOn)
            }
            return AppShortcut(performing: intent)
        }
        return shortcut(intent)
    }

    /// Whether the intent has every switch that the request sets.
    func answers(_ request: SchemaGrammar.Request) -> Bool {
        let names = Set(IntentReflection.parameters(of: intent).map(\.name))
        return request.values.allSatisfy { names.contains($0.parameter) }
    }
}
