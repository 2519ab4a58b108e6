/// One option of the command line: the declaration from which parsing, help and shell completion come.
package struct Flag: Sendable {
    package struct Value: Sendable {
        /// How help shows it, such as `SECONDS`.
        let name: String
        /// What a misfit is told to give, such as `a number of seconds greater than 0`.
        let expected: String
        var choices: [String] = []
        var isDirectory = false
        /// A file or a folder.
        var isPath = false
    }

    /// Without the dashes.
    package let name: String
    let short: Character?
    /// `nil` for a switch.
    let value: Value?
    let help: String
    /// Puts the value into the options; `false` when it does not fit. A switch is given an empty value.
    let apply: @Sendable (inout Options, String) -> Bool

    /// As it is written on the command line.
    package var spelling: String { "--" + name }

    /// A switch.
    init(_ name: String, short: Character? = nil, help: String, set: @escaping @Sendable (inout Options) -> Void) {
        self.name = name
        self.short = short
        self.value = nil
        self.help = help
        self.apply = { options, _ in
            set(&options)
            return true
        }
    }

    /// A flag with a value.
    init(
        _ name: String, short: Character? = nil, value: Value, help: String,
        apply: @escaping @Sendable (inout Options, String) -> Bool
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.help = help
        self.apply = apply
    }
}
