/// The shortcuts of an app; an app has one provider.
///
///     struct NotesShortcuts: AppShortcutsProvider {
///         static var appShortcuts: [AppShortcut] {
///             AppShortcut(intent: CreateNote(), phrases: ["New \(.applicationName) note"], shortTitle: "New Note", systemImageName: "plus")
///         }
///     }
public protocol AppShortcutsProvider: _NegativePhraseListing, Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What must not run a shortcut although it sounds like one.
    @NegativeAppShortcutPhrasesBuilder static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Those that are listed as an array, if any.
    public static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: negativePhrases)
    }

    /// Tells that the entities in the phrases have changed, so that their new names are understood.
    public static func updateAppShortcutParameters() {
        AppShortcutParameterUpdates.shared.post(Self.self)
    }
}

extension AppShortcutsProvider {
    /// How a parameter of a shortcut is offered.
    public typealias ParameterPresentation<
        Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
    > = AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    where ParameterKeyPath: KeyPath<Intent, Parameter>
    /// The sentence that stands for a shortcut with a value.
    public typealias Summary<
        Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
    > = AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
    where ParameterKeyPath: KeyPath<Intent, Parameter>
    /// What a shortcut is called with a value and without one.
    public typealias Title<
        Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
    > = AppShortcutParameterPresentationTitle<Intent, Value, Parameter, ParameterKeyPath>
    where ParameterKeyPath: KeyPath<Intent, Parameter>
    /// Values that a parameter may have, under a title.
    public typealias OptionsCollection<Provider: DynamicOptionsProvider> = AppShortcutOptionsCollection<Provider>
}
