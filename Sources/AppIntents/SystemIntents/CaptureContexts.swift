import Foundation
import Synchronization

/// What apps left for their cameras, written down as it is when it goes from one process to another.
final class CaptureContexts: Sendable {
    private let contexts = Mutex<[String: Data]>([:])

    func context<Intent: CameraCaptureIntent>(of intent: Intent.Type) throws -> Intent.AppContext? {
        guard let data = contexts.withLock({ $0[intent.persistentIdentifier] }) else { return nil }
        return try JSONDecoder().decode([Intent.AppContext].self, from: data).first
    }

    func keep<Intent: CameraCaptureIntent>(_ context: Intent.AppContext, of intent: Intent.Type) throws {
        // In a list, since a plain number or text is no document of its own for every reader.
        let data = try JSONEncoder().encode([context])
        contexts.withLock { $0[intent.persistentIdentifier] = data }
    }
}
