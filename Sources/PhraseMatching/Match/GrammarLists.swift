import Synchronization

/// The lists of a grammar as matches ask them, found out once for all of them: whoever goes from one home to another and back
/// pays nothing for it.
final class GrammarLists: Sendable {
    private let lists: [SlotList]
    /// What is known of each list's texts, which the views lead to.
    private let searches: [ListSearch]
    private let storedViews: Frozen<ListView>
    private let storedFilter: ListFilter
    /// Those without an index in their view.
    let longLists: [Int]

    /// - known: those of an earlier grammar; what both have in common is taken over from it.
    /// - Complexity: O(lists) beside the texts of lists that are new.
    init(_ lists: [SlotList], after known: GrammarLists?) {
        self.lists = lists
        let searches = lists.map(\.texts.search)
        self.searches = searches
        storedViews = Frozen(
            zip(lists, searches).map { list, search in
                ListView(texts: list.texts.view, index: search.index?.view, ranksFirst: list.ranksFirst)
            })
        longLists = searches.indices.filter { searches[$0].index == nil }
        let (rows, same) = (searches.map(\.filterRows), known.flatMap { $0.lists.count == lists.count ? $0 : nil })
        guard let same else {
            storedFilter = ListFilter(rows)
            return
        }
        let changed = lists.indices.filter { lists[$0] !== same.lists[$0] }
        storedFilter = ListFilter(
            same.storedFilter, changing: changed.map { (list: $0, old: same.searches[$0].filterRows, new: rows[$0]) })
    }

    /// Finds texts of a list's lowest layer. None of a long list where nobody made it yet.
    func knownIndex(of list: Int) -> TextIndex.View? {
        lists[list].texts.index.valueIfMade?.view
    }

    /// The same, which is made now if need be.
    func index(of list: Int) -> TextIndex.View { lists[list].texts.index.value.view }

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
