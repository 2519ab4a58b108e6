/// What a view draws, as a plain value: what it reads as and what can be pressed, but no sizes and no colours.
package indirect enum ViewNode: Sendable {
    /// Nothing.
    case empty
    /// Words.
    case text(String)
    /// A symbol, by its name; it is read only where no words stand with it.
    case image(String)
    /// Views beside one another.
    case row([ViewNode])
    /// Views below one another.
    case column([ViewNode])
    /// Rows that belong together, under a heading and above a remark.
    case section(header: ViewNode, rows: ViewNode, footer: ViewNode)
    /// Something that can be pressed.
    case control(ViewControl)
    /// How far something is, from 0 to 1; `nil` when nobody knows.
    case progress(Double?, label: ViewNode)
    /// A line across.
    case divider
    /// Room between two views.
    case spacer

    /// Several nodes as one, without those that draw nothing.
    package static func column(of nodes: [ViewNode]) -> ViewNode {
        let drawn = nodes.filter { !$0.isEmpty }
        return drawn.count == 1 ? drawn[0] : drawn.isEmpty ? .empty : .column(drawn)
    }

    /// Whether nothing is drawn.
    package var isEmpty: Bool {
        if case .empty = self { true } else { false }
    }

    /// What it reads as in one line: its words or, where it has none, the names of its symbols.
    package var spoken: String {
        let words = leaves { if case .text(let text) = $0 { text } else { nil } }
        let names = words.isEmpty ? leaves { if case .image(let name) = $0 { name } else { nil } } : []
        return (words + names).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The texts of the nodes inside for which `text` has one, in order.
    private func leaves(_ text: (ViewNode) -> String?) -> [String] {
        switch self {
        case .empty, .divider, .spacer, .text, .image: text(self).map { [$0] } ?? []
        case .row(let nodes), .column(let nodes): nodes.flatMap { $0.leaves(text) }
        case .section(let header, let rows, let footer): [header, rows, footer].flatMap { $0.leaves(text) }
        case .control(let control): control.label.leaves(text)
        case .progress(_, let label): label.leaves(text)
        }
    }
}

/// Something that can be pressed.
package struct ViewControl: Sendable {
    /// What stands on it.
    package var label: ViewNode
    /// Whether a switch is on; `nil` for a button.
    package var isOn: Bool?
    /// Whether it can be pressed now.
    package var isEnabled: Bool
    /// What pressing does, for whoever knows its type; `nil` for a control that works in a running app only.
    package var action: (any Sendable)?
}
