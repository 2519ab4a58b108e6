/// A value as data that a program can print: for JSON output and explanations.
package indirect enum ValueDescription: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case list([ValueDescription])
    /// An entity: its type, identifier, title and `@Property` values.
    case entity(type: String, id: String, title: String, properties: [String: ValueDescription])
}
