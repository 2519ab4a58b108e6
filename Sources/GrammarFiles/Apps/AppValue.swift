/// What a slot of a declarative app holds.
package enum AppValue: Sendable, Hashable {
    case entity(DeclarativeApp.Value)
    case enumCase(DeclarativeApp.Value)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    /// Free text, and whatever has no reader: as it was said.
    case text(String)
    case list([AppValue])

    /// As it is shown and compared: a title, a number, a text.
    package var title: String {
        switch self {
        case .entity(let value), .enumCase(let value): value.title
        case .integer(let number): String(number)
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .bool(let flag): String(flag)
        case .text(let text): text
        case .list(let values): values.map(\.title).joined(separator: ", ")
        }
    }

    /// Of an entity or a case; else the title.
    package var id: String {
        switch self {
        case .entity(let value), .enumCase(let value): value.id
        case .list(let values): values.map(\.id).joined(separator: ", ")
        default: title
        }
    }
}
