import AppIntents

extension SnippetPage {
    /// The lines as text for a test to compare: controls in brackets, progress in percent.
    var text: [String] {
        lines.map { line in
            String(repeating: "  ", count: line.indent) + line.pieces.map(text).joined(separator: " ")
        }
    }

    private func text(of piece: Piece) -> String {
        switch piece {
        case .text(let words): words
        case .control(let index): "[\(controls[index].label)\(controls[index].isOn.map { $0 ? " on" : " off" } ?? "")]"
        case .progress(let fraction): fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? "…"
        case .rule: "---"
        }
    }
}
