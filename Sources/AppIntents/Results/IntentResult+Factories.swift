extension IntentResult {
    /// Done, and nothing to say.
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// Done, with something to say.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// Done, with a value to hand on.
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// Done, with a value to hand on and something to say.
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// Done, and another intent runs next.
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
        Self(opensIntent: opensIntent)
    }

    /// Done, with something to say, and another intent runs next.
    public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
        Self(dialog: dialog, opensIntent: opensIntent)
    }

    /// Done, with a value to hand on, and another intent runs next.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
        Self(value: value, opensIntent: opensIntent)
    }

    /// Done, with a value to hand on and something to say, and another intent runs next.
    public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
        value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
        Self(value: value, dialog: dialog, opensIntent: opensIntent)
    }
}
