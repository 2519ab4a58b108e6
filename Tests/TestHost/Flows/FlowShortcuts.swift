import AppIntents

/// An app that asks, shows and does things in every way that `perform()` can.
struct FlowShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        shortcut(ShowSoup(), "Show soup")
        shortcut(OrderStatus(), "Order status")
        shortcut(SendMessages(), "Send messages")
        shortcut(BuySoup(), "Buy soup")
        shortcut(EmptyKitchen(), "Empty kitchen")
        shortcut(PickRecipe(), "Pick recipe")
        shortcut(MakeRecipe(), "Make recipe")
        shortcut(Rebuild(), "Rebuild")
        shortcut(CookSlowly(), "Cook slowly")
        shortcut(Rinse(), "Rinse")
    }

    static func shortcut<Intent: AppIntent>(_ intent: Intent, _ words: String) -> AppShortcut {
        AppShortcut(
            intent: intent, phrases: [AppShortcutPhrase(words + " with ${applicationName}")],
            shortTitle: Intent.title, systemImageName: "fork.knife")
    }
}

/// More of the same app, for an app may offer ten shortcuts only.
struct MoreFlowShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        FlowShortcuts.shortcut(SitDown(), "Sit down")
        FlowShortcuts.shortcut(StandUp(), "Stand up")
        FlowShortcuts.shortcut(WalkOut(), "Walk out")
        FlowShortcuts.shortcut(SetTable(), "Set table")
        FlowShortcuts.shortcut(BeginWorkout(), "Begin workout")
        FlowShortcuts.shortcut(GuessSize(), "Guess size")
        FlowShortcuts.shortcut(AskAgain(), "Ask again")
        FlowShortcuts.shortcut(FailKindly(), "Fail kindly")
        FlowShortcuts.shortcut(Simmer(), "Simmer")
        FlowShortcuts.shortcut(WashUp(), "Wash up")
    }
}
