import Foundation

/// Runs one benchmark and prints a line for each measurement.
///
///     Benchmarks home-assistant DIR [LANGUAGE…]
///     Benchmarks names COUNT [UTTERANCES]
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "home-assistant": HomeAssistantBenchmark.run(Array(arguments.dropFirst()))
case "names": NamesBenchmark.run(Array(arguments.dropFirst()))
default:
    FileHandle.standardError.write(
        Data("usage: Benchmarks home-assistant DIR [LANGUAGE…] | names COUNT [UTTERANCES]\n".utf8))
    exit(2)
}
