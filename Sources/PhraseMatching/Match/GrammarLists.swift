import Synchronization

/// The lists of a grammar as matches ask them, found out once for all of them: whoever goes from one home to another and back
/// pays nothing for it.
final class GrammarLists: Sendable {
    private let lists: [SlotList]
    private let storedViews: Frozen<ListView>
    private let storedFilter: ListFilter

    /// - known: those of an earlier grammar; what both have in common is taken over from it.
    /// - Complexity: O(lists) beside the texts of lists that are new.
    init(_ lists: [SlotList], after known: GrammarLists?) {
        self.lists = lists
        storedViews = Frozen(lists.map { ListView(texts: $0.texts.view, ranksFirst: $0.ranksFirst) })
        guard let known, known.lists.count == lists.count else {
            storedFilter = ListFilter(lists.map(\.texts.filterRows))
            return
        }
        let changed = lists.indices.filter { lists[$0] !== known.lists[$0] }
        storedFilter = ListFilter(
            known.storedFilter,
            changing: changed.map {
                (list: $0, old: known.lists[$0].texts.filterRows, new: lists[$0].texts.filterRows)
            })
    }

    /// By the numbers of the lists. Neither outlives this.
    var views: UnsafeBufferPointer<ListView> { storedViews.elements }
    var filter: ListFilter.View { storedFilter.view }
}

/// The same, made when the first match asks; until then it remembers what there was before some change.
final class LaterGrammarLists: Sendable {
    private enum State: Sendable {
        case waiting([SlotList], after: GrammarLists?)
        case made(GrammarLists)
    }

    private let state: Mutex<State>

    private init(_ lists: [SlotList], after known: GrammarLists?) { state = Mutex(.waiting(lists, after: known)) }

    convenience init(_ lists: [SlotList]) { self.init(lists, after: nil) }

    var value: GrammarLists {
        state.withLock { state in
            switch state {
            case .made(let made): return made
            case .waiting(let lists, let known):
                let made = GrammarLists(lists, after: known)
                state = .made(made)
                return made
            }
        }
    }

    /// Of these lists with some that are others.
    func changing(to lists: [SlotList]) -> LaterGrammarLists {
        let known: GrammarLists? = state.withLock {
            switch $0 {
            case .made(let made): made
            case .waiting(_, let known): known
            }
        }
        return LaterGrammarLists(lists, after: known)
    }
}
