public import AppIntents
import Foundation
public import IntentRuntime

/// The program around hosted apps: its commands, its terminal, its exit codes.
///
/// A host program is a few lines:
///
///     import PhrasebookConsole
///
///     @main struct Program {
///         static func main() async {
///             await Phrasebook.main(apps: [HostedApp(name: "Kid Money", shortcuts: KidMoneyShortcuts.self)])
///         }
///     }
public enum Phrasebook {
    /// The version of Phrasebook, as `--version` prints it.
    public static let version = "0.1.0"

    /// Does what the command line asks for and ends the process.
    ///
    /// - Parameters:
    ///   - apps: The apps that can be spoken to; where a phrase fits several, the person is asked.
    ///   - target: Which process of its apps the program is; intents that allow others alone are refused.
    ///   - arguments: The command line, with the program's name first.
    public static func main(
        apps: [HostedApp], target: IntentExecutionTargets = .main, arguments: [String] = CommandLine.arguments
    ) async -> Never {
        exit(await run(apps: apps, target: target, arguments: arguments))
    }

    /// Does what the command line asks for.
    ///
    /// - Parameters:
    ///   - apps: The apps that can be spoken to.
    ///   - target: Which process of its apps the program is; intents that allow others alone are refused.
    ///   - arguments: The command line, with the program's name first.
    /// - Returns: The exit code: 0 done, 1 not understood or failed, 2 usage, 65 bad data, 66 no input, 70 a fault of the
    ///   program or machine, 130 cancelled: by Ctrl-C, or what `say` was to do.
    public static func run(
        apps: [HostedApp], target: IntentExecutionTargets = .main, arguments: [String] = CommandLine.arguments
    ) async -> Int32 {
        // Before anything else is opened.
        _ = StandardDescriptors.closed
        let environment = ProcessInfo.processInfo.environment
        let program = arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "phrasebook"
        var console = Console.standard(options: Options(), environment: environment)
        do throws(ConsoleError) {
            if let place = ArgumentBytes.firstInvalid(in: arguments) { throw .argumentNotUTF8(place: place) }
            let parsed = try ArgumentParser { UtteranceExample.first(of: apps) }.parse(Array(arguments.dropFirst()))
            console = Console.standard(options: parsed.options, environment: environment)
            let call = Invocation(
                program: program, apps: apps, target: target, arguments: parsed, environment: environment,
                console: console)
            return try await perform(call)
        } catch {
            console.error(error.message(program: program))
            return error.exitCode
        }
    }

    private static func perform(_ call: Invocation) async throws(ConsoleError) -> Int32 {
        let code: ExitCode
        if call.options.wantsVersion {
            if call.console.json {
                call.console.emit(.members(["program": .string("Phrasebook"), "version": .string(version)]))
            } else {
                call.console.output.write("Phrasebook \(version)\n")
            }
            code = .done
        } else if call.options.wantsHelp {
            code = try await HelpCommand.run(call)
        } else {
            code = try await CommandList.command(of: call.arguments).run(call)
        }
        if let reason = call.console.output.reason { throw .unwritableOutput(reason) }
        return code.rawValue
    }
}
