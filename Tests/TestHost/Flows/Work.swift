import AppIntents

/// Tells how far it is, a quarter at a time.
struct Rebuild: LongRunningIntent {
    static let title: LocalizedStringResource = "Rebuild"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        progress.totalUnitCount = 4
        try await performBackgroundTask {
            for _ in 0..<4 { progress.completedUnitCount += 1 }
        }
        return .result(dialog: "Rebuilt.")
    }
}

/// Takes longer than a turn may, as long as it goes on; then it stands still. Tidies up when it is cancelled.
struct CookSlowly: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Cook Slowly"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 10
        try await withIntentCancellationHandler {
            try await performBackgroundTask {
                for _ in 0..<4 {
                    try await Task.sleep(for: .milliseconds(400))
                    progress.completedUnitCount += 1
                }
                do {
                    try await Task.sleep(for: .seconds(60))
                } catch {
                    print("The stove is off.")
                    throw error
                }
            }
        } onCancel: { reason in
            print("Cooking was stopped: \(reason)")
        }
        return .result()
    }
}

/// Begins, and then waits until it is stopped.
struct Simmer: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Simmer"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        try await withIntentCancellationHandler {
            try await Task.sleep(for: .seconds(60))
        } onCancel: { reason in
            Thread.sleep(forTimeInterval: 0.1)
            print("Simmering was stopped: \(reason)")
        }
        return .result()
    }
}

/// Can be undone, with a name of its own.
struct SetTable: UndoableIntent {
    static let title: LocalizedStringResource = "Set Table"
    @Parameter(title: "Plate", requestValueDialog: "Which plate?") var plate: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await place(plate)
        return .result(dialog: "On the table: \(Kitchen.shared.now.plates.joined(separator: ", ")).")
    }

    @MainActor private func place(_ plate: String) {
        Self.place(plate, undoManager)
    }

    @MainActor static func place(_ plate: String, _ undoManager: UndoManager?) {
        Kitchen.shared.change { $0.plates.append(plate) }
        undoManager?.registerUndo(withTarget: Table.shared) { _ in
            Task {
                try await Task.sleep(for: .milliseconds(50))
                remove(plate, undoManager)
            }
        }
        undoManager?.setActionName("Plate \(plate)")
    }

    @MainActor static func remove(_ plate: String, _ undoManager: UndoManager?) {
        Kitchen.shared.change { $0.plates.removeAll { $0 == plate } }
        print("(on the table: \(Kitchen.shared.now.plates))")
        undoManager?.registerUndo(withTarget: Table.shared) { _ in
            place(plate, undoManager)
            print("(on the table: \(Kitchen.shared.now.plates))")
        }
        undoManager?.setActionName("Plate \(plate)")
    }
}

/// Changes something and cannot be undone.
struct WashUp: AppIntent {
    static let title: LocalizedStringResource = "Wash Up"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Washed up.") }
}
