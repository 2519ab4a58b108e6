import AppIntents
import Synchronization

/// A snippet as it is on the screen, with what is needed to draw it again.
struct ShownSnippet: Sendable {
    let app: RunningApp
    let content: SnippetContent?
    let page: SnippetPage
    /// How often a reload had been asked for when it was drawn.
    private let reloads: Int

    init(app: RunningApp, content: SnippetContent?, page: SnippetPage) {
        self.app = app
        self.content = content
        self.page = page
        reloads = Self.reloads(of: content)
    }

    /// Whether the author's code asked for it to be drawn again.
    var isOutdated: Bool { Self.reloads(of: content) > reloads }

    private static func reloads(of content: SnippetContent?) -> Int {
        guard case .intent(let intent)? = content else { return 0 }
        return SnippetReloads.shared.count(of: type(of: intent))
    }
}

/// What a turn leaves behind on the screen.
final class Stage: Sendable {
    private let state = Mutex<ShownSnippet?>(nil)

    var shown: ShownSnippet? {
        get { state.withLock(\.self) }
        set { state.withLock { $0 = newValue } }
    }
}
