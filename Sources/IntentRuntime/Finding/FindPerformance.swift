import AppIntents

/// Answers a request for things: asks the author's query, and shows what it finds.
struct FindPerformance: Sendable {
    let services: TurnServices

    func perform(_ requests: [FindRequest]) async throws {
        let request = try await chosen(among: requests)
        let found = try await entities(request)
        let candidates = found.map { Candidate(value: $0, display: ValueDisplay.representation(of: $0)) }
        services.channel.say(.value(.list(found.map { ValueDescription(of: $0) })))
        let lines = candidates.map { [$0.title, $0.subtitle].compactMap(\.self).filter { !$0.isEmpty } }
        let text = [Texts.found(found.count, request.entity)] + lines.map { $0.joined(separator: "   ") }
        services.channel.say(.screen(app: request.app.name, text: text.joined(separator: "\n")))
    }

    private func chosen(among requests: [FindRequest]) async throws -> FindRequest {
        guard requests.count > 1 else { return requests[0] }
        let isOneApp = requests.allSatisfy { $0.app.name == requests[0].app.name }
        let options = requests.map {
            Question.Option(title: isOneApp ? $0.title : $0.app.name, subtitle: isOneApp ? nil : $0.title)
        }
        let question = Question(
            .disambiguation, prompt: isOneApp ? Texts.whichAction : Texts.whichApp, options: options)
        return requests[try await services.asker.choose(question)]
    }

    private func entities(_ request: FindRequest) async throws -> [any AppEntity] {
        let search = request.entity.search
        return try await IntentContext.$current.withValue(request.app.quietContext) {
            try await request.app.asking(the: request.entity.query) {
                try await FindableEntity.prepare(search)
                let found = try await search.entities(request.request)
                return request.isReversed ? found.reversed() : found
            }
        }
    }
}
