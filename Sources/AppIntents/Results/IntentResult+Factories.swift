/// Results that say something, hand a value on or name the intent that runs next.
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

    /// Done, and another intent runs next.
    public static func result(opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(opens: opensIntent)
    }

    /// Done, with something to say, and another intent runs next.
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, opens: opensIntent)
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

    /// Done, with a value to hand on, and another intent runs next.
    public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, opens: opensIntent)
    }

    /// Done, with a value to hand on and something to say, and another intent runs next.
    public static func result<Value: _IntentValue>(value: Value, opensIntent: some AppIntent, dialog: IntentDialog)
        -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, opens: opensIntent)
    }
}
