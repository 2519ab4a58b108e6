import AppIntents

extension TurnEnd {
    /// How a turn ended that performs something of an app; errors of author's code are worded here.
    static func of(app: String, _ body: () async throws -> Void) async -> TurnEnd {
        do {
            try await body()
            return .performed
        } catch let end as TurnEnd {
            return end
        } catch let error as HostingError {
            return .unavailable(error.message)
        } catch is CancellationError where Task.isCancelled {
            return .cancelled
        } catch {
            return .failed(Texts.failure(app, AuthorError.message(of: error)))
        }
    }
}
