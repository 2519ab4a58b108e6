public import SwiftUI

/// Results that show views which are written in their place.
extension IntentResult {
    /// Done, with views.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with something to say and views.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with views, and another intent runs next.
    public static func result<Content: View>(opensIntent: some AppIntent, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(opens: opensIntent, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with something to say and views, and another intent runs next.
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with a value to hand on and views.
    public static func result<Value: _IntentValue, Content: View>(value: Value, @ViewBuilder content: () -> Content)
        -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with a value to hand on, something to say and views.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with a value to hand on and views, and another intent runs next.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: .view(_SnippetViewContainer(content())))
    }

    /// Done, with a value to hand on, something to say and views, and another intent runs next.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: .view(_SnippetViewContainer(content())))
    }
}
