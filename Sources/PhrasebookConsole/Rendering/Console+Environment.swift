import Foundation

extension Console {
    /// The process's own standard output and error.
    ///
    /// With `--json` an app that prints must not spoil the objects: what it writes to standard output is sent to standard
    /// error, and the console keeps the real one for itself.
    package static func standard(options: Options, environment: [String: String]) -> Console {
        signal(SIGPIPE, SIG_IGN)
        TerminalLocale.prepare()
        let colorsOutput = colors(1, options.color, environment)
        let colorsErrors = colors(2, options.color, environment)
        var descriptor: Int32 = 1
        if options.json, !StandardDescriptors.closed.contains(1) {
            let kept = fcntl(1, F_DUPFD_CLOEXEC, 3)
            if kept >= 0 {
                descriptor = kept
                dup2(2, 1)
            }
        }
        return Console(
            output: TextSink(descriptor: descriptor), errors: TextSink(descriptor: 2), colorsOutput: colorsOutput,
            colorsErrors: colorsErrors, json: options.json, quiet: options.quiet)
    }

    private static func colors(_ descriptor: Int32, _ choice: Options.Color, _ environment: [String: String]) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto:
            isatty(descriptor) == 1 && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
        }
    }
}
