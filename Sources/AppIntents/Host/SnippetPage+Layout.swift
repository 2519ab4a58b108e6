internal import SwiftUI

extension SnippetPage {
    /// Lays out what a view draws: rows on one line where they fit there, sections indented below their headings.
    init(_ node: ViewNode) {
        self.init()
        lines = laidOut(node, indent: 0)
    }

    private mutating func laidOut(_ node: ViewNode, indent: Int) -> [Line] {
        switch node {
        case .empty, .spacer: return []
        case .text(let text): return text.split(separator: "\n").map { Line(indent: indent, [.text(String($0))]) }
        case .image(let name): return [Line(indent: indent, [.text(name)])]
        case .divider: return [Line(indent: indent, [.rule])]
        case .control(let control): return [Line(indent: indent, [.control(add(control))])]
        case .progress(let fraction, let label):
            let words = label.spoken
            return [Line(indent: indent, (words.isEmpty ? [] : [.text(words)]) + [.progress(fraction)])]
        case .column(let nodes): return nodes.flatMap { laidOut($0, indent: indent) }
        case .row(let nodes): return row(of: nodes, indent: indent)
        case .section(let header, let rows, let footer):
            return laidOut(header, indent: indent) + laidOut(rows, indent: header.isEmpty ? indent : indent + 1)
                + laidOut(footer, indent: indent)
        }
    }

    /// One line of what needs one line each; else the first, and the others below it.
    private mutating func row(of nodes: [ViewNode], indent: Int) -> [Line] {
        let hasWords = nodes.contains { !$0.isImage && !$0.spoken.isEmpty }
        let shown = hasWords ? nodes.filter { !$0.isImage } : nodes
        let blocks = shown.map { laidOut($0, indent: indent) }.filter { !$0.isEmpty }
        guard blocks.allSatisfy({ $0.count == 1 }) else { return blocks.flatMap(\.self) }
        return blocks.isEmpty ? [] : [Line(indent: indent, blocks.flatMap { $0[0].pieces })]
    }

    /// Notes a control under the next number, if pressing it does something here.
    private mutating func add(_ control: ViewControl) -> Int {
        let intent = control.action as? any AppIntent
        let isPressable = intent != nil && control.isEnabled
        controls.append(
            Control(
                label: control.label.spoken, isOn: control.isOn, number: isPressable ? pressable.count + 1 : nil,
                intent: intent))
        return controls.count - 1
    }
}

extension ViewNode {
    fileprivate var isImage: Bool {
        if case .image = self { true } else { false }
    }
}
