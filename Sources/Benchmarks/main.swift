import Foundation

/// Runs one benchmark and prints a line for each measurement.
///
///     Benchmarks home-assistant DIR [LANGUAGE…]
///     Benchmarks names COUNT [UTTERANCES]
///     Benchmarks understanding DIR [--features]
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "home-assistant": HomeAssistantBenchmark.run(Array(arguments.dropFirst()))
case "understanding": UnderstandingBenchmark.run(Array(arguments.dropFirst()))
case "names": NamesBenchmark.run(Array(arguments.dropFirst()))
default:
    FileHandle.standardError.write(
        Data(
            "usage: Benchmarks home-assistant DIR [LANGUAGE…] | names COUNT [UTTERANCES] | understanding DIR [--features]\n"
                .utf8))
    exit(2)
}
