import AppIntents

/// An intent that an utterance may mean, by its names.
package struct UnderstoodIntent: Sendable, Hashable {
    /// The present name first.
    package let names: [String]
    /// The names of its parameters; nil for things found by their properties, which are known only once there is one.
    package let parameters: [String]?
}

extension UnderstoodIntent {
    fileprivate init(_ intent: any AppIntent) {
        names = [IntentDescriptor(of: intent).name] + IntentTraits(of: intent).formerNames
        parameters = IntentReflection.parameters(of: intent).map(\.name)
    }
}

extension RunningApp {
    fileprivate var understoodIntents: [UnderstoodIntent] {
        shortcuts.map { UnderstoodIntent($0.intent) } + intentTypes.map { UnderstoodIntent($0.init()) }
            + entityTypes.map {
                UnderstoodIntent(names: [FindRequest.intentName(of: $0)], parameters: nil)
            }
    }
}

extension Conversation {
    /// What the apps do when they are asked in one way or another: by a phrase, a link, a schema or the properties of things.
    package var understoodIntents: [UnderstoodIntent] { repertoire.apps.flatMap(\.understoodIntents) }
}
