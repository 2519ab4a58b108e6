public import AppIntents

/// What can be said to the app.
public struct TasksShortcuts: AppShortcutsProvider {
    /// The shortcuts, the most used first.
    public static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: CreateTaskIntent(),
            phrases: [
                "Create a task in \(.applicationName)",
                "New \(.applicationName) task",
                "Add a task in \(.applicationName)",
            ],
            shortTitle: "New Task", systemImageName: "plus.circle")
        AppShortcut(
            intent: AddTaskIntent(),
            phrases: [
                "Add a task to \(\.$list) in \(.applicationName)",
                "Add to \(\.$list) in \(.applicationName)",
                "Put something on \(\.$list) in \(.applicationName)",
            ],
            shortTitle: "Add to List", systemImageName: "text.badge.plus")
        AppShortcut(
            intent: CompleteTaskIntent(),
            phrases: [
                "Complete \(\.$task) in \(.applicationName)",
                "Mark \(\.$task) as done in \(.applicationName)",
                "Check off \(\.$task) in \(.applicationName)",
                "Complete a task in \(.applicationName)",
            ],
            shortTitle: "Complete Task", systemImageName: "checkmark.circle")
        AppShortcut(
            intent: OpenListIntent(),
            phrases: [
                "Open \(\.$target) in \(.applicationName)",
                "Show \(\.$target) in \(.applicationName)",
                "Open a list in \(.applicationName)",
            ],
            shortTitle: "Open List", systemImageName: "list.bullet")
        AppShortcut(
            intent: ShowNextTasksIntent(),
            phrases: [
                "What is next in \(.applicationName)",
                "Show what is next in \(.applicationName)",
            ],
            shortTitle: "Next Tasks", systemImageName: "clock")
    }

    /// What sounds like a command but is none.
    public static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [
            "Complete all tasks in \(.applicationName)",
            "Complete everything in \(.applicationName)",
        ])
    }

    /// The colour of a ticked box.
    public static let shortcutTileColor: ShortcutTileColor = .orange
}
