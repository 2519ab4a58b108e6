import Foundation
import Testing

@testable import IntentRuntime

@Suite("Programs of declarative apps")
struct ProgramStarterTests {
    private let allowed = ProgramStarter.allowed("/usr/local/bin:/usr/bin:/bin")

    @Test(arguments: [
        (["no-such-program"], ProgramError.notFound("no-such-program")),
        (["/usr"], .notFound("/usr")),
        (["./true"], .notFound("./true")),
        (["sh", "-c", "exit 7"], .failed("sh", status: 7)),
        (["sh", "-c", "kill -9 $$"], .killed("sh", signal: 9)),
    ])
    func fails(_ arguments: [String], _ error: ProgramError) async {
        await #expect(throws: error) { try await allowed.run(arguments) }
    }

    @Test func howItEndedIsSaid() {
        #expect(ProgramError.failed("sh", status: 7).errorDescription == "the program “sh” ended with 7")
        #expect(ProgramError.killed("sh", signal: 9).errorDescription == "the program “sh” was ended by signal 9")
    }

    @Test func isNotStartedUnasked() async {
        await #expect(throws: ProgramError.notAllowed("true")) { try await ProgramStarter.forbidden.run(["true"]) }
    }

    @Test("Arguments are no shell's") func arguments() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + " $HOME; true")
        defer { try? FileManager.default.removeItem(at: file) }
        try await allowed.run(["touch", "--", file.path])
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A cancelled turn ends its program") func cancelled() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let task = Task { try await allowed.run(["sh", "-c", "sleep 300 && touch \"$1\"", "sh", file.path]) }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
