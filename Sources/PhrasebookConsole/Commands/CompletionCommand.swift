/// `completion SHELL`: a script that a shell loads.
enum CompletionCommand: ConsoleCommand {
    static let name = "completion"
    static let summary = "a completion script for bash, zsh or fish"
    static let details = """
        For example: source <(phrasebook completion bash)
        """
    static let operand = Operand.shell
    static let flags: [Flag] = []

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let name = call.text ?? ""
        guard let shell = CompletionScript.Shell(rawValue: name) else {
            throw .unknownShell(name, known: CompletionScript.Shell.allCases.map(\.rawValue))
        }
        let script = CompletionScript(program: call.program, apps: call.apps.map(\.name))
        call.console.output.write(script.text(for: shell))
        return .done
    }
}
