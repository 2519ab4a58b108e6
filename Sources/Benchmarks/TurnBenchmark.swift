import AppIntents
import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage
import Synchronization

/// How much longer a turn without questions takes than the author's own code: from what was heard to what is shown.
enum TurnBenchmark {
    private static let warmUp = 200

    static func run(_ count: Int) async {
        do {
            let conversation = try await Conversation(
                apps: [HostedApp(name: "Stopwatch", shortcuts: StopwatchShortcuts.self)],
                environment: HostEnvironment(storeDirectory: FileManager.default.temporaryDirectory),
                pack: LanguagePackFile.load(language: "en"))
            for utterance in ["Take the time with Stopwatch", "Show the time with Stopwatch"] {
                await measure(utterance, count, in: conversation)
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(70)
        }
    }

    private static func measure(_ utterance: String, _ count: Int, in conversation: Conversation) async {
        let clock = ContinuousClock()
        var overheads: [Double] = []
        for round in 0..<(warmUp + count) {
            let start = clock.now
            let turn = await conversation.hear(Transcript(utterance))
            let whole = start.duration(to: clock.now)
            guard turn.outcome == .performed else { fatalError("The benchmark's own utterance was not performed.") }
            if round >= warmUp { overheads.append(microseconds(whole - Stopwatch.shared.lastRun)) }
        }
        overheads.sort()
        func percentile(_ percent: Int) -> Int { Int(overheads[(overheads.count - 1) * percent / 100]) }
        print(
            "\(utterance): \(count) turns; above the author's code in microseconds: "
                + "median \(percentile(50)), 95% \(percentile(95)), 99% \(percentile(99)), worst \(percentile(100))")
    }

    private static func microseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}

/// Knows how long the author's code ran last.
private final class Stopwatch: Sendable {
    static let shared = Stopwatch()

    private let state = Mutex(Duration.zero)

    var lastRun: Duration { state.withLock(\.self) }

    func measure<Value>(_ body: () -> Value) -> Value {
        let clock = ContinuousClock()
        let start = clock.now
        let value = body()
        state.withLock { $0 = start.duration(to: clock.now) }
        return value
    }
}

private struct StopwatchShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: TakeTime(), phrases: ["Take the time with \(.applicationName)"], shortTitle: "Take Time",
            systemImageName: "stopwatch")
        AppShortcut(
            intent: ShowTime(), phrases: ["Show the time with \(.applicationName)"], shortTitle: "Show Time",
            systemImageName: "stopwatch")
    }
}

private struct TakeTime: AppIntent {
    static let title: LocalizedStringResource = "Take Time"
    @Parameter(title: "Laps", default: 1000) var laps: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let sum = Stopwatch.shared.measure { (0..<laps).reduce(0, +) }
        return .result(value: sum, dialog: "Taken: \(sum).")
    }
}

/// On the main actor, with an undo step.
private struct ShowTime: AppIntent, UndoableIntent {
    static let title: LocalizedStringResource = "Show Time"

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        Stopwatch.shared.measure { undoManager?.registerUndo(withTarget: Stopwatch.shared) { _ in } }
        return .result(dialog: "Shown.")
    }
}
