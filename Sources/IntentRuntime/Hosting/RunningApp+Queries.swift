import AppIntents

extension RunningApp {
    /// Runs code of one of the app's queries within a turn; what it throws gets the app's name, unless the turn itself ends.
    func asking<Value>(the query: QueryName, _ body: () async throws -> Value) async throws -> Value {
        if let wait = resting.wait(for: query) {
            throw HostingError.queryRests(app: name, source: query.source, after: wait)
        }
        do {
            return try await body()
        } catch let error as TurnEnd {
            throw error
        } catch let error as HostingError {
            throw error
        } catch is CancellationError where Task.isCancelled {
            throw CancellationError()
        } catch {
            throw HostingError.suggestions(app: name, source: query.source, reason: AuthorError.message(of: error))
        }
    }

    /// Runs code of one of the app's queries outside a turn; one that does not answer in time rests from then on.
    func asking<Value: Sendable>(
        the query: QueryName, within deadline: Duration, _ body: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await asking(the: query) {
            do {
                return try await AuthorCode.run(within: deadline, context: quietContext, body)
            } catch AuthorCodeError.tookTooLong(let wait) {
                resting.rest(query, after: wait)
                throw HostingError.queryRests(app: name, source: query.source, after: wait)
            }
        }
    }

    /// The names of a slot list as they are now, read outside a turn; `nil` for one whose names never change.
    func names(of content: PhraseIndex.Content, within deadline: Duration) async throws(HostingError) -> [Candidate]? {
        switch content {
        case .entities(let finder):
            let query = QueryName(finder)
            if let dependency = missingDependency(of: finder) {
                throw .missingDependency(app: name, type: query.type, dependency: dependency)
            }
            return try await names(from: query, within: deadline) { try await finder.suggestions() }
        case .offers(let collections, let type):
            return try await names(from: QueryName(collections, for: type), within: deadline) {
                try await collections.candidates()
            }
        case .applicationName, .cases, .words: return nil
        }
    }

    private func names(
        from query: QueryName, within deadline: Duration, _ read: @escaping @Sendable () async throws -> [Candidate]
    ) async throws(HostingError) -> [Candidate] {
        do {
            return try await asking(the: query, within: deadline, read)
        } catch let error as HostingError {
            throw error
        } catch {
            throw .suggestions(app: name, source: query.source, reason: AuthorError.message(of: error))
        }
    }

    private func missingDependency(of finder: EntityFinder) -> String? {
        IntentContext.$current.withValue(quietContext) {
            IntentReflection.dependencies(of: finder.lookup.query).first { !$0.isRegistered }?.typeName
        }
    }
}
