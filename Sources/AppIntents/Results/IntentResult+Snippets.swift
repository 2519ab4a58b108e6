/// Results that show what another intent draws, which can be drawn again.
extension IntentResult {
    /// Done, with another intent's snippet.
    public static func result(snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(snippet: .intent(snippetIntent))
    }

    /// Done, with something to say and another intent's snippet.
    public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, snippet: .intent(snippetIntent))
    }

    /// Done, with another intent's snippet, and another intent runs next.
    public static func result(opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent())
        -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
        Self(opens: opensIntent, snippet: .intent(snippetIntent))
    }

    /// Done, with something to say and another intent's snippet, and another intent runs next.
    public static func result(
        opensIntent: some AppIntent, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent, snippet: .intent(snippetIntent))
    }

    /// Done, with a value to hand on and another intent's snippet.
    public static func result<Value: _IntentValue>(
        value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, snippet: .intent(snippetIntent))
    }

    /// Done, with a value to hand on, something to say and another intent's snippet.
    public static func result<Value: _IntentValue>(
        value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, snippet: .intent(snippetIntent))
    }

    /// Done, with a value to hand on and another intent's snippet, and another intent runs next.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
        Self(value: value, opens: opensIntent, snippet: .intent(snippetIntent))
    }

    /// Done, with a value to hand on, something to say and another intent's snippet, and another intent runs next.
    public static func result<Value: _IntentValue>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
        snippetIntent: some SnippetIntent = EmptySnippetIntent()
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent, snippet: .intent(snippetIntent))
    }
}
