/// Where the program speaks: answers on standard output, notes and errors on standard error.
package struct Console: Sendable {
    package let output: TextSink
    package let errors: TextSink
    package let colorsOutput: Bool
    package let colorsErrors: Bool
    package let json: Bool
    package let quiet: Bool

    /// A line for people; with `--json` it goes to standard error.
    package func say(_ line: StyledText) {
        if json {
            errors.write(line.rendered(colored: colorsErrors) + "\n")
        } else {
            output.write(line.rendered(colored: colorsOutput) + "\n")
        }
    }

    /// A line that scripts may rely on.
    package func emit(_ json: JSON) {
        output.write(json.text + "\n")
    }

    /// A remark on standard error that `--quiet` leaves out.
    package func note(_ line: StyledText) {
        guard !quiet else { return }
        errors.write(line.rendered(colored: colorsErrors) + "\n")
    }

    /// What somebody should mend although the work goes on, one line on standard error.
    package func warning(_ message: String) {
        let line: StyledText = "\("warning:", .error) \(message)"
        errors.write(line.rendered(colored: colorsErrors) + "\n")
    }

    /// What went wrong, on standard error: one line, and for a fault in a file its source line and a caret. Such a message
    /// says itself that it is an error, behind its place.
    package func error(_ message: String) {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { StyledText(String($0)) }
        let hasPlace = message.prefix { $0 != "\n" }.contains(": error: ")
        let prefix: StyledText = hasPlace ? "" : "\("error:", .error) "
        let text = lines.enumerated().map { ($0 == 0 ? prefix + $1 : $1).rendered(colored: colorsErrors) + "\n" }
        errors.write(text.joined())
    }
}
