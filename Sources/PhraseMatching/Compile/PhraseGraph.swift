/// All phrases of a grammar as one automaton: a tree of what may come next, in which phrases share their beginnings.
///
///     root ─"open"─▶ ①─target─▶ ②─"in"─▶ ③─applicationName─▶ ④ template 0
///          └"create a note in"─▶ ⑤─applicationName─▶ ⑥ template 1
///
/// A node's literals are one group of a sorted table, so that it costs the same whether three phrases or three thousand
/// go on from there. Slot lists are not in here: an edge only names one, and replacing a list leaves the graph alone.
struct PhraseGraph: Sendable {
    struct Node: Sendable {
        /// How the part that leads here must end.
        var edge: PhrasePattern.Edge
        var literals: Range<Int>
        var slots: Range<Int>
        var terminals: Range<Int>
    }

    struct SlotEdge: Sendable {
        let list: SlotListID
        let target: NodeID
    }

    /// What it means when an utterance ends at a node.
    enum Terminal: Sendable {
        case template(TemplateID)
        case negative(ScopeID)
    }

    let nodes: [Node]
    /// The payload of a text is the node behind it.
    let literals: TextTable
    let slots: [SlotEdge]
    let terminals: [Terminal]

    subscript(id: NodeID) -> Node { nodes[id.index] }
}
