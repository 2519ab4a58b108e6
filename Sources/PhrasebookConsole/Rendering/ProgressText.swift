import AppIntents
import Foundation
import IntentRuntime

/// Shows how far a turn is: on a terminal as one line that is drawn again and goes away at the end, else as a line for
/// each tenth that is reached.
package final class ProgressText: @unchecked Sendable {
    private let console: Console
    private let isTerminal: Bool
    private let lock = NSLock()
    private var tenth = 0
    private var isDrawn = false

    package init(console: Console, isTerminal: Bool) {
        self.console = console
        self.isTerminal = isTerminal && !console.json
    }

    package func show(_ progress: TurnProgress) {
        guard !console.quiet else { return }
        lock.lock()
        defer { lock.unlock() }
        if isTerminal {
            if progress.isOver { erase() } else { draw(progress) }
        } else {
            sayTenths(progress)
        }
    }

    /// Takes the line away before something else is written.
    package func clear() {
        lock.lock()
        defer { lock.unlock() }
        erase()
    }

    private func draw(_ progress: TurnProgress) {
        let line: StyledText = "\(progress.intent)  " + SnippetText.bar(progress.progress.fraction)
        console.output.write("\r" + line.rendered(colored: console.colorsOutput) + "\u{1B}[K")
        isDrawn = true
    }

    private func erase() {
        if isDrawn { console.output.write("\r\u{1B}[K") }
        isDrawn = false
    }

    private func sayTenths(_ progress: TurnProgress) {
        guard let fraction = progress.progress.fraction else { return }
        // A hundredth of a hundredth more, since tenths of a whole are not exact.
        let reached = Int(fraction * 10 + 0.000_1)
        if reached > tenth { console.say("\(progress.intent): \(Int(fraction * 100 + 0.000_1))%") }
        tenth = progress.isOver ? 0 : reached
    }
}
