import FieldNotes
import PhrasebookConsole
import Tasks

@main struct Program {
    static func main() async {
        let notes = FieldNotesApp()
        let tasks = TasksApp()
        await Phrasebook.main(apps: [
            HostedApp(
                name: FieldNotesApp.name, alternativeNames: FieldNotesApp.alternativeNames,
                shortcuts: FieldNotesShortcuts.self
            ) {
                try notes.register(in: $0, storeDirectory: $1.storeDirectory)
            } screen: {
                await notes.screen()
            },
            HostedApp(
                name: TasksApp.name, alternativeNames: TasksApp.alternativeNames, shortcuts: TasksShortcuts.self
            ) {
                try tasks.register(in: $0, storeDirectory: $1.storeDirectory)
            } screen: {
                await tasks.screen()
            },
        ])
    }
}
