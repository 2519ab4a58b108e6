/// Remembers how to undo what was done, step by step, and how to do it again. Foundation on Linux has no such type.
///
/// What is registered while an action is undone is how to redo it, also where the action goes on in a task of its own.
@MainActor @preconcurrency
open class UndoManager {
    /// How many steps are remembered; 0 is no limit.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }
    /// Whether what is registered outside of any group makes a group of its own.
    public var groupsByEvent = true

    private var undoSteps: [UndoStep] = []
    private var redoSteps: [UndoStep] = []
    private var openGroups: [UndoStep] = []
    private var disabled = 0
    private var mode: UndoScope.Mode?

    /// Nothing is remembered yet.
    public nonisolated init() {}

    // MARK: Registering

    /// Registers how to undo what is being done.
    ///
    /// - Parameters:
    ///   - target: What the action works on. It is not kept alive: once it is gone, the action is forgotten.
    ///   - handler: Undoes what is being done.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = UndoStep.Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        guard openGroups.isEmpty else { return openGroups[openGroups.count - 1].actions.append(action) }
        close(UndoStep(actions: [action]))
    }

    /// What the step that is being registered is called.
    public func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if isUndoing {
            rename(&redoSteps, actionName)
        } else {
            rename(&undoSteps, actionName)
        }
    }

    /// Whether what is registered is remembered.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Remembers nothing until `enableUndoRegistration()` was called as often.
    public func disableUndoRegistration() { disabled += 1 }

    /// Remembers again what is registered.
    public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    // MARK: Groups

    /// How many groups are open.
    public var groupingLevel: Int { openGroups.count }

    /// Makes one step of all that is registered until the group ends.
    public func beginUndoGrouping() { openGroups.append(UndoStep()) }

    /// Ends the innermost group; a group without actions is no step.
    public func endUndoGrouping() { endUndoGrouping(defaultName: nil) }

    /// - Returns: Whether the group had actions.
    @discardableResult
    func endUndoGrouping(defaultName: String?) -> Bool {
        guard var group = openGroups.popLast(), !group.actions.isEmpty else { return false }
        group.name = group.name ?? defaultName
        guard openGroups.isEmpty else {
            openGroups[openGroups.count - 1].actions += group.actions
            openGroups[openGroups.count - 1].name = openGroups[openGroups.count - 1].name ?? group.name
            return true
        }
        close(group)
        return true
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    public var canUndo: Bool { undoSteps.contains { $0.isAlive } }
    /// Whether there is something to redo.
    public var canRedo: Bool { redoSteps.contains { $0.isAlive } }
    /// Whether an action is being undone.
    public var isUndoing: Bool { (UndoScope.current?.mode ?? mode) == .undoing }
    /// Whether an action is being redone.
    public var isRedoing: Bool { (UndoScope.current?.mode ?? mode) == .redoing }

    /// Undoes the last step.
    public func undo() { undoNestedGroup() }

    /// Undoes the last step.
    public func undoNestedGroup() {
        while !openGroups.isEmpty { endUndoGrouping() }
        if let step = Self.takeLast(of: &undoSteps) { perform(step, .undoing) }
    }

    /// Does again what was undone last.
    public func redo() {
        if let step = Self.takeLast(of: &redoSteps) { perform(step, .redoing) }
    }

    // MARK: Forgetting

    /// Forgets everything.
    public func removeAllActions() {
        undoSteps = []
        redoSteps = []
        openGroups = []
    }

    /// Forgets what works on a target.
    public func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        for path in [\UndoManager.undoSteps, \UndoManager.redoSteps, \UndoManager.openGroups] {
            for index in self[keyPath: path].indices {
                self[keyPath: path][index].actions.removeAll { $0.target == target }
            }
        }
        undoSteps.removeAll { $0.actions.isEmpty }
        redoSteps.removeAll { $0.actions.isEmpty }
    }

    // MARK: Names

    /// What the last step is called; empty when it has no name.
    public var undoActionName: String { undoSteps.last?.name ?? "" }
    /// What the step that was undone last is called; empty when it has no name.
    public var redoActionName: String { redoSteps.last?.name ?? "" }
    /// What a menu says of undoing.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// What a menu says of redoing.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// What a menu says of undoing something.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// What a menu says of redoing something.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    // MARK: Steps

    /// Runs a step's actions, the last first; what they register is the way back.
    private func perform(_ step: UndoStep, _ mode: UndoScope.Mode) {
        let outer = self.mode
        self.mode = mode
        defer { self.mode = outer }
        beginUndoGrouping()
        openGroups[openGroups.count - 1].name = step.name
        step.actions.reversed().forEach { $0.run() }
        endUndoGrouping()
    }

    /// The last step that something can still be done for.
    private static func takeLast(of steps: inout [UndoStep]) -> UndoStep? {
        while let step = steps.popLast() {
            if step.isAlive { return step }
        }
        return nil
    }

    private func close(_ step: UndoStep) {
        if isUndoing {
            redoSteps.append(step)
        } else {
            undoSteps.append(step)
            // What is done anew leaves nothing to redo.
            if !isRedoing { redoSteps = [] }
        }
        trim()
    }

    private func rename(_ steps: inout [UndoStep], _ name: String) {
        if !steps.isEmpty { steps[steps.count - 1].name = name }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoSteps = undoSteps.suffix(levelsOfUndo)
        redoSteps = redoSteps.suffix(levelsOfUndo)
    }
}
