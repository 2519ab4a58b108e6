/// What a slot of a declarative app holds.
package indirect enum AppValue: Sendable, Hashable {
    case entity(DeclarativeApp.Value)
    case enumCase(DeclarativeApp.Value)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    /// Free text, as it was said, and a link.
    case text(String)
    /// A day, a time, a length of time, an amount: as it was said, and as programs take it ("tomorrow", "2026-12-01").
    case spoken(String, AppValue)
    case list([AppValue])

    /// As it is shown and compared: a title, a number, a text.
    package var title: String {
        switch self {
        case .entity(let value), .enumCase(let value): value.title
        case .integer(let number): String(number)
        case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
        case .bool(let flag): String(flag)
        case .text(let text), .spoken(let text, _): text
        case .list(let values): values.map(\.title).joined(separator: ", ")
        }
    }

    /// Of an entity or a case; of a date or an amount the value that programs take; else the title.
    package var id: String {
        switch self {
        case .entity(let value), .enumCase(let value): value.id
        case .spoken(_, let value): value.title
        case .list(let values): values.map(\.id).joined(separator: ", ")
        default: title
        }
    }

    /// Whether both are the same, in whichever file of the app they are written, and however a day or an amount was said: things go
    /// by their identifiers.
    func means(_ other: AppValue) -> Bool {
        switch (self, other) {
        case (.entity(let one), .entity(let other)), (.enumCase(let one), .enumCase(let other)): one.id == other.id
        case (.spoken(_, let one), .spoken(_, let other)): one == other
        case (.list(let these), .list(let those)):
            these.count == those.count && zip(these, those).allSatisfy { $0.means($1) }
        default: self == other
        }
    }
}
