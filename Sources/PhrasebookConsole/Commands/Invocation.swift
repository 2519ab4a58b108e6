package import AppIntents
package import IntentRuntime

/// Everything that a command works with.
package struct Invocation: Sendable {
    /// The name under which the program was started.
    package let program: String
    package let apps: [HostedApp]
    /// Which process of its apps the program is.
    package let target: IntentExecutionTargets
    package let arguments: ParsedArguments
    package let environment: [String: String]
    package let console: Console

    var options: Options { arguments.options }

    /// The utterance on the command line; several words are one text.
    var text: String? {
        arguments.operands.isEmpty ? nil : arguments.operands.joined(separator: " ")
    }
}
