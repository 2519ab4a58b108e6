public import SwiftUI

/// Tells which words start an intent, until the person has read it.
///
///     SiriTipView(intent: CreateNote(), isVisible: $showsTip)     // Try “New Note”
nonisolated public struct SiriTipView: View {
    private let title: LocalizedStringResource
    private let isVisible: Binding<Bool>?

    /// - Parameters:
    ///   - intent: What the words start.
    ///   - isVisible: Whether the tip is shown; without a binding, it is.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        title = Intent.title
        self.isVisible = isVisible
    }

    /// The tip, while it is to be seen.
    @MainActor public var body: some View {
        if isVisible?.wrappedValue ?? true {
            Text(LocalizedStringResource("Try “\(title)”"))
        }
    }
}

/// Leads to the shortcuts of the app, which in a terminal `phrasebook phrases` lists.
nonisolated public struct ShortcutsLink: View {
    private let action: @MainActor () -> Void

    /// - Parameter action: What a running app does when the person goes there.
    public init(action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// A button that needs a running app.
    @MainActor public var body: some View { Button("Shortcuts", action: action) }
}

/// How a tip looks.
public enum SiriTipViewStyle: Sendable, Hashable {
    /// A look.
    case automatic, light, dark
}

/// How a link to the shortcuts looks.
public enum ShortcutsLinkStyle: Sendable, Hashable {
    /// A look.
    case automatic, automaticOutline, light, lightOutline, dark, darkOutline
}

extension View {
    /// How its tips look; text has one way.
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

    /// How its links to the shortcuts look; text has one way.
    public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
