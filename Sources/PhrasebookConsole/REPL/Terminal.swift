import Foundation

enum TerminalSize {
    /// Columns of the terminal behind standard output; 80 where it does not say.
    static func columns() -> Int {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

/// The terminal's modes as they were, to be put back however the program ends.
struct TerminalModes: Sendable {
    private let modes: termios

    /// `nil` without a terminal on standard input.
    init?() {
        var modes = termios()
        guard tcgetattr(0, &modes) == 0 else { return nil }
        self.modes = modes
    }

    func restore() {
        var modes = modes
        tcsetattr(0, TCSADRAIN, &modes)
    }

    /// Puts the terminal back and lets the signal end the program as it would have.
    func restoreAndDie(by number: Int32) {
        restore()
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }
}
