/// What a snippet draws, line by line, and what can be pressed on it.
package struct SnippetPage: Sendable {
    /// A part of a line.
    package enum Piece: Sendable, Hashable {
        /// Words.
        case text(String)
        /// The control at a place in `controls`.
        case control(Int)
        /// How far something is, from 0 to 1; `nil` when nobody knows.
        case progress(Double?)
        /// A line across.
        case rule
    }

    /// A line with how many steps it is indented.
    package struct Line: Sendable, Hashable {
        package let indent: Int
        package let pieces: [Piece]

        package init(indent: Int = 0, _ pieces: [Piece]) {
            self.indent = indent
            self.pieces = pieces
        }
    }

    /// Something that can be pressed.
    package struct Control: Sendable {
        /// What stands on it.
        package let label: String
        /// Whether a switch is on; `nil` for a button.
        package let isOn: Bool?
        /// The number by which it is pressed; `nil` where that does nothing here.
        package let number: Int?
        /// What pressing runs.
        package let intent: (any AppIntent)?

        package init(label: String, isOn: Bool? = nil, number: Int?, intent: (any AppIntent)?) {
            self.label = label
            self.isOn = isOn
            self.number = number
            self.intent = intent
        }
    }

    package var lines: [Line]
    package var controls: [Control]

    package init(lines: [Line] = [], controls: [Control] = []) {
        self.lines = lines
        self.controls = controls
    }

    /// The controls that can be pressed, in the order of their numbers.
    package var pressable: [Control] { controls.filter { $0.number != nil } }

    /// Takes the numbers away: nothing can be pressed here.
    package mutating func disable() {
        controls = controls.map { Control(label: $0.label, isOn: $0.isOn, number: nil, intent: $0.intent) }
    }

    /// Adds a line with one more thing to press.
    package mutating func add(_ label: String, pressing intent: any AppIntent) {
        controls.append(Control(label: label, number: pressable.count + 1, intent: intent))
        lines.append(Line([.control(controls.count - 1)]))
    }
}
