import Synchronization

/// The focus filters of an app that are on, each with its settings.
package final class FocusFilters: Sendable {
    private struct Active: Sendable {
        let filter: any SetFocusFilterIntent
        /// As it was when the filter was turned on, or when the app said that it has changed.
        var appContext: FocusFilterAppContext
    }

    private struct State: Sendable {
        var active: [String: Active] = [:]
        var leaving: Set<String> = []
    }

    private let state = Mutex(State())

    package init() {}

    /// The filter of a type that is on.
    package func filter(of type: any SetFocusFilterIntent.Type) -> (any SetFocusFilterIntent)? {
        state.withLock { $0.active[type.persistentIdentifier]?.filter }
    }

    /// What the system does differently while the filter is on.
    package func appContext(of type: any SetFocusFilterIntent.Type) -> FocusFilterAppContext? {
        state.withLock { $0.active[type.persistentIdentifier]?.appContext }
    }

    /// The next `perform()` of the filter turns it off.
    package func willLeave(_ type: any SetFocusFilterIntent.Type) {
        state.withLock { _ = $0.leaving.insert(type.persistentIdentifier) }
    }

    /// The filter is about to be performed: it is on from now on, or off when that was asked for.
    package func willPerform(_ filter: any SetFocusFilterIntent) {
        let (name, appContext) = (type(of: filter).persistentIdentifier, filter.appContext)
        state.withLock { state in
            let isLeaving = state.leaving.remove(name) != nil
            state.active[name] = isLeaving ? nil : Active(filter: filter, appContext: appContext)
        }
    }

    func readAppContext(of type: any SetFocusFilterIntent.Type) {
        guard let filter = filter(of: type) else { return }
        let appContext = filter.appContext
        state.withLock { $0.active[type.persistentIdentifier]?.appContext = appContext }
    }
}
