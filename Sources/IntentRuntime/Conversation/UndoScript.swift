import AppIntents

/// The course of a turn that takes back what was done last, or does it again.
struct UndoScript: Sendable {
    let services: TurnServices

    /// Takes back the last action, unless that one cannot be; what was done before it is a further step.
    func undo() async -> TurnEnd {
        await TurnEnd.of(app: "") {
            let manager = services.activity.undoManager
            if let barrier = services.log.takeBarrier() {
                let next = await manager?.nextUndoName()
                throw TurnEnd.unable(Texts.cannotUndo(barrier, next: next))
            }
            guard case .done(let name)? = await manager?.undoAndWait() else {
                throw TurnEnd.unable(Texts.nothingToUndo)
            }
            services.log.dropLast()
            services.channel.say(.notice(Texts.undone(name)))
        }
    }

    func redo() async -> TurnEnd {
        await TurnEnd.of(app: "") {
            guard case .done(let name)? = await services.activity.undoManager?.redoAndWait() else {
                throw TurnEnd.unable(Texts.nothingToRedo)
            }
            services.log.note(name, canUndo: true)
            services.channel.say(.notice(Texts.redone(name)))
        }
    }
}
