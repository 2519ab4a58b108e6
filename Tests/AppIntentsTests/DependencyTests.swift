import AppIntents
import Synchronization
import Testing

@Suite("Dependencies")
struct DependencyTests {
    private protocol Clock: Sendable { var hour: Int { get } }
    private struct Noon: Clock { var hour: Int { 12 } }

    private struct Needs: AppIntent {
        static let title: LocalizedStringResource = "Need"
        @Dependency var clock: any Clock
        func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: clock.hour) }
    }

    private struct NoHost: IntentHost {
        func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any Sendable {
            0
        }
        func requestDisambiguation(
            among options: [DisplayRepresentation], for parameter: (any AnyIntentParameter)?, dialog: IntentDialog?
        ) async throws -> Int { 0 }
        func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool { true }
        func requestChoice(among options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int { 0 }
        func continueInForeground(dialog: IntentDialog?, alwaysConfirm: Bool) async throws {}
    }

    private func value(with manager: AppDependencyManager) async throws -> Int? {
        let context = IntentContext(host: NoHost(), dependencies: manager)
        return try await IntentContext.$current.withValue(context, operation: Self.performed)
    }

    private static func performed() async throws -> Int? {
        let intent = Needs()
        for dependency in IntentReflection.dependencies(of: intent) { try await dependency.prepare() }
        return try await intent.perform()._erased.value as? Int
    }

    @Test("A value under a protocol, of the host's own manager") func value() async throws {
        let manager = AppDependencyManager()
        manager.add(dependency: Noon() as any Clock)
        #expect(try await value(with: manager) == 12)
    }

    @Test("A provider is called once, in its own time") func provider() async throws {
        let manager = AppDependencyManager()
        let calls = Mutex(0)
        manager.add(key: nil) { () async throws -> any Clock in
            calls.withLock { $0 += 1 }
            return Noon()
        }
        #expect(try await value(with: manager) == 12)
        #expect(try await value(with: manager) == 12)
        #expect(calls.withLock(\.self) == 1)
    }

    @Test("A missing one is known before perform()") func missing() async throws {
        #expect(IntentReflection.dependencies(of: Needs()).map(\.isRegistered) == [false])
        let error = await #expect(throws: AppDependencyManager.Error<any Clock>.self) {
            _ = try await value(with: AppDependencyManager())
        }
        #expect(
            error?.errorDescription
                == "No Clock is registered; call AppDependencyManager.shared.add(dependency:) before intents run.")
    }
}
