import AppIntents
import PhraseMatching

extension Frame {
    /// An intent that runs without a phrase; `slots` hold what was said of its parameters.
    init(running intent: any AppIntent, of app: RunningApp, slots: [Slot] = []) {
        func shortcut<Intent: AppIntent>(_ intent: Intent) -> AppShortcut {
            // Settings without a value end the program where the author shows them.
            let isWhole = IntentReflection.parameters(of: intent).allSatisfy { !$0.parameter.needsValue }
            let display = isWhole ? (intent as? any InstanceDisplayRepresentable)?.displayRepresentation.title : nil
            return AppShortcut(
                intent: intent, phrases: [], shortTitle: display ?? Intent.title, systemImageName: "play")
        }
        self.init(
            place: PhraseIndex.Place(app: 0, shortcut: 0), app: app, shortcut: shortcut(intent),
            template: Template(pieces: []), spoken: SpokenText(""), match: .certain, slots: slots)
    }
}
