import AppIntents

/// Draws what an intent shows; an intent that draws is run anew each time, of entities that are fetched anew, since what it
/// shows may have changed.
struct SnippetDrawing: Sendable {
    /// So many intents may pass the drawing on to one another.
    private static let depth = 4

    let app: RunningApp
    let services: TurnServices

    /// The page; an empty one, after a line about it, where what it shows is gone.
    func page(of content: SnippetContent) async throws -> SnippetPage {
        do {
            return try await page(of: content, depth: Self.depth)
        } catch let gone as EntityRefresh.Gone {
            services.channel.say(.notice(gone.message))
            return SnippetPage()
        }
    }

    /// Draws a snippet again, outside of the intent that showed it.
    func redraw(_ shown: ShownSnippet) async throws {
        guard let content = shown.content else { return }
        let page = try await IntentContext.$current.withValue(app.quietContext) { try await self.page(of: content) }
        guard !page.lines.isEmpty else { return }
        services.stage.shown = ShownSnippet(app: app, content: content, page: page)
        services.channel.say(.snippet(app: app.name, page))
    }

    private func page(of content: SnippetContent, depth: Int) async throws -> SnippetPage {
        switch content {
        case .view(let view): return await view.page(in: services.locale)
        case .intent(let intent):
            guard depth > 0, let inner = try await result(of: intent).snippet else { return SnippetPage() }
            return try await page(of: inner, depth: depth - 1)
        }
    }

    /// Of a copy, so that what `perform()` changes in its parameters is not there the next time.
    private func result(of intent: any SnippetIntent) async throws -> AnyIntentResult {
        func run<Intent: SnippetIntent>(_ intent: Intent) async throws -> AnyIntentResult {
            let copy = IntentReflection.fresh(intent)
            try await EntityRefresh(app: app).refresh(copy)
            return try await copy.perform()._erased
        }
        return try await run(intent)
    }
}
