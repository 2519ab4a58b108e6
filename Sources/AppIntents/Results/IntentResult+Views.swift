public import SwiftUI

/// Results that show a view; without one, an empty view, so that every `return` of an intent that shows views has the same type.
extension IntentResult {
    /// Done, with a view.
    public static func result<Content: View>(view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with something to say and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with a view, and another intent runs next.
    public static func result<Content: View>(opensIntent: some AppIntent, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        Self(opens: opensIntent, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with something to say and a view, and another intent runs next.
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with a value to hand on and a view.
    public static func result<Value: _IntentValue, Content: View>(value: Value, view: Content = EmptyView()) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with a value to hand on, something to say and a view.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, dialog: IntentDialog, view: Content = EmptyView()
    )
        -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with a value to hand on and a view, and another intent runs next.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: .view(_SnippetViewContainer(view)))
    }

    /// Done, with a value to hand on, something to say and a view, and another intent runs next.
    public static func result<Value: _IntentValue, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptyView()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: .view(_SnippetViewContainer(view)))
    }
}
