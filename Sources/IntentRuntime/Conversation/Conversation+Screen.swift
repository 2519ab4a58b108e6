import AppIntents
import PhraseMatching
import SpokenLanguage

/// What is said to what is on the screen and of what was done, rather than to an app.
extension Conversation {
    /// What stands on the things that can be pressed now.
    package var controls: [String] { shown?.page.pressable.map(\.label) ?? [] }

    /// Presses what is meant of that which is on the screen; `nil` when nothing there is meant.
    func press(_ spoken: SpokenText) async -> Turn? {
        guard let shown, !shown.page.pressable.isEmpty else { return nil }
        let controls = shown.page.pressable
        let text = spoken.text
        switch answers.control(spoken, among: controls.map(\.label)) {
        case .one(let index):
            let services = services()
            return await start(services, heard: text, app: shown.app.name, title: controls[index].label, nil) {
                await PressScript(services: services, shown: shown).play(controls[index])
            }
        case .several: return unable(text, Texts.severalControls)
        case .outOfRange: return unable(text, Texts.onlyControls(controls.count))
        case .neither, .none: return nil
        }
    }

    private func unable(_ heard: String, _ text: String) -> Turn {
        Turn(heard: heard, interpretation: nil, replies: [.notice(text)], outcome: .rejected)
    }

    /// Takes back the last thing that was done.
    package func undo(heard: String = "") async -> Turn {
        await going(heard) { await $0.undo() }
    }

    /// Does again what was taken back last.
    package func redo(heard: String = "") async -> Turn {
        await going(heard) { await $0.redo() }
    }

    private func going(_ heard: String, _ play: @escaping @Sendable (UndoScript) async -> TurnEnd) async -> Turn {
        guard running == nil else {
            return Turn(heard: heard, interpretation: nil, replies: [.failure(Texts.busy)], outcome: .failed)
        }
        let services = services()
        let title = heard.isEmpty ? Texts.undo : heard
        return await localized {
            await start(services, heard: heard, app: Texts.undo, title: title, nil) {
                await play(UndoScript(services: services))
            }
        }
    }
}
