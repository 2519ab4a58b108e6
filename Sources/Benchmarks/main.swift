import Foundation

/// Runs one benchmark and prints a line for each measurement; with `--json` one that is measured as its peers are, see
/// `Scripts/compare-peers`.
///
///     Benchmarks home-assistant DIR [LANGUAGE…]
///     Benchmarks home-assistant DIR LANGUAGE --json [--only FILE]
///     Benchmarks names COUNT [UTTERANCES]
///     Benchmarks names COUNT --json
///     Benchmarks typos COUNT [KIND]
///     Benchmarks typos COUNT --json
///     Benchmarks understanding DIR [--features | --wrong]
///     Benchmarks commands DIR --json
///     Benchmarks calibration DIR
///     Benchmarks typed-utterances DIR [--seed N]
///     Benchmarks turns [COUNT]
var arguments = Array(CommandLine.arguments.dropFirst())
let isJSON = arguments.contains("--json")
let only = arguments.firstIndex(of: "--only").flatMap { arguments.dropFirst($0 + 1).first }
arguments.removeAll { $0 == "--json" || $0 == "--only" || $0 == only }

switch (arguments.first, isJSON) {
case ("home-assistant", false): HomeAssistantBenchmark.run(Array(arguments.dropFirst()))
case ("understanding", false): UnderstandingBenchmark.run(Array(arguments.dropFirst()))
case ("calibration", false): CalibrationBenchmark.run(Array(arguments.dropFirst()))
case ("typed-utterances", false): TypedUtterances.run(Array(arguments.dropFirst()))
case ("turns", false): await TurnBenchmark.run(arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000)
case ("names", false): NamesBenchmark.run(Array(arguments.dropFirst()))
case ("typos", false):
    guard arguments.count > 1, let count = Int(arguments[1]), count > 0 else { usage() }
    orExit { try TyposBenchmark.run(count, showing: arguments.dropFirst(2).first) }
case ("home-assistant", true) where arguments.count == 3:
    orExit { try HomeAssistantComparison.run(arguments[1], arguments[2], only: only) }
case ("names", true), ("typos", true):
    guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else { usage() }
    orExit { try arguments[0] == "names" ? NamesComparison.run(count) : TyposComparison.run(count) }
case ("commands", true) where arguments.count == 2: orExit { try CommandsComparison.run(arguments[1]) }
default: usage()
}

func usage() -> Never {
    FileHandle.standardError.write(
        Data(
            """
            usage: Benchmarks home-assistant DIR [LANGUAGE…] | home-assistant DIR LANGUAGE --json [--only FILE]
                 | names COUNT [UTTERANCES] | names COUNT --json | typos COUNT [KIND] | typos COUNT --json
                 | understanding DIR [--features | --wrong] | commands DIR --json
                 | calibration DIR | typed-utterances DIR [--seed N] | turns [COUNT]

            """.utf8))
    exit(2)
}

/// One line for what cannot be read, as the product does.
func orExit(_ body: () throws -> Void) {
    do { try body() } catch {
        FileHandle.standardError.write(Data("error: \(error)\n".utf8))
        exit(65)
    }
}
