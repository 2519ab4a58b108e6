internal import SwiftUI

/// What an intent shows: a view, or another intent that makes one as often as it is needed.
package enum SnippetContent: Sendable {
    /// A view.
    case view(_SnippetViewContainer)
    /// An intent that makes the view.
    case intent(any SnippetIntent)
}

/// A view on its way from `perform()` to whoever draws it.
public struct _SnippetViewContainer: Sendable {
    /// A view is made where `perform()` runs and used on the main actor only, once `perform()` has let go of it.
    nonisolated(unsafe) private let view: any View

    init(_ view: any View) {
        self.view = view
    }

    /// What the view draws in a language.
    @MainActor package func page(in locale: Locale) -> SnippetPage {
        var environment = EnvironmentValues()
        environment.locale = locale
        environment.calendar.locale = locale
        return SnippetPage(view.drawn(in: environment))
    }
}

/// An intent on its way from `perform()` to whoever has it draw its view.
public struct _SnippetIntentContainer: Sendable {}
