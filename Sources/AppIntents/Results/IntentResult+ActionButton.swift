/// Results that say what the action button does from now on.
extension IntentResult {
    /// Done; the action button runs the intent.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButton: actionButtonIntent)
    }

    /// Done, with something to say; the action button runs the intent.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButton: actionButtonIntent)
    }

    /// Done; the action button runs the intent, which belongs to an activity.
    public static func result<Intent: AppIntent>(actionButtonIntent: Intent, activityIdentifier: String) -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self(actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Done, with something to say; the action button runs the intent, which belongs to an activity.
    public static func result<Intent: AppIntent>(
        actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Done, with a value to hand on; the action button runs the intent.
    public static func result<Value: _IntentValue, Intent: AppIntent>(value: Value, actionButtonIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButton: actionButtonIntent)
    }

    /// Done, with a value to hand on and something to say; the action button runs the intent.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, actionButton: actionButtonIntent)
    }

    /// Done, with a value to hand on; the action button runs the intent, which belongs to an activity.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }

    /// Done, with a value to hand on and something to say; the action button runs the intent, which belongs to an activity.
    public static func result<Value: _IntentValue, Intent: AppIntent>(
        value: Value, actionButtonIntent: Intent, activityIdentifier: String, dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, actionButton: actionButtonIntent, activityIdentifier: activityIdentifier)
    }
}
