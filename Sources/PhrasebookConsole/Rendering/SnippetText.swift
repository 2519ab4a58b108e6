package import AppIntents

/// Draws a snippet as a card: a bar at its left, and a number before everything that can be pressed.
///
///     │ Tomato soup  4.50
///     │ (1) Add to Cart  (2) [x] Gift wrap
package enum SnippetText {
    /// Columns of a progress bar and of a line across.
    private static let barWidth = 20
    private static let ruleWidth = 40

    package static func lines(_ page: SnippetPage) -> [StyledText] {
        rows(of: page).map { "\("│", .faint) " + $0 }
    }

    /// The same without the bar, for programs.
    package static func text(_ page: SnippetPage) -> String {
        rows(of: page).map(\.plain).joined(separator: "\n")
    }

    private static func rows(of page: SnippetPage) -> [StyledText] {
        page.lines.map { line in
            let indent = StyledText(String(repeating: "  ", count: line.indent))
            let pieces = line.pieces.map { piece($0, of: page) }.joined(separator: "  ")
            return indent + pieces
        }
    }

    private static func piece(_ piece: SnippetPage.Piece, of page: SnippetPage) -> StyledText {
        switch piece {
        case .text(let text): StyledText(text)
        case .control(let index): control(page.controls[index])
        case .progress(let fraction): bar(fraction)
        case .rule: StyledText(String(repeating: "─", count: ruleWidth), .faint)
        }
    }

    private static func control(_ control: SnippetPage.Control) -> StyledText {
        let number = control.number.map { StyledText("(\($0))", .number) } ?? StyledText("(-)", .faint)
        let state = control.isOn.map { $0 ? "[x] " : "[ ] " } ?? ""
        return number + " " + StyledText(state + control.label)
    }

    /// `[##########----------] 50%`
    package static func bar(_ fraction: Double?) -> StyledText {
        guard let fraction else { return "[…]" }
        let filled = Int((fraction * Double(barWidth)).rounded(.down))
        let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
        return "[\(bar, .number)] \(Int((fraction * 100).rounded(.down)))%"
    }
}
