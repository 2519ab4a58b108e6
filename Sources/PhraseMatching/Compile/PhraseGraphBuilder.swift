/// Merges patterns into the tree, then lays it out in contiguous storage.
struct PhraseGraphBuilder {
    private struct Draft {
        var edge: PhrasePattern.Edge
        var children: [PhrasePattern.Part: NodeID] = [:]
        /// Children in the order they were added, so that equal grammars are laid out equally.
        var order: [PhrasePattern.Part] = []
        var terminals: [PhraseGraph.Terminal] = []
    }

    private var drafts = [Draft(edge: .apart)]

    mutating func add(_ pattern: PhrasePattern, terminal: PhraseGraph.Terminal) {
        var node = NodeID.root
        for part in pattern.parts { node = child(of: node, part) }
        drafts[node.index].terminals.append(terminal)
    }

    private mutating func child(of node: NodeID, _ part: PhrasePattern.Part) -> NodeID {
        if let known = drafts[node.index].children[part] { return known }
        let new = NodeID(drafts.count)
        drafts.append(Draft(edge: part.edge))
        drafts[node.index].children[part] = new
        drafts[node.index].order.append(part)
        return new
    }

    consuming func finish() -> PhraseGraph {
        var texts = TextTableBuilder()
        var nodes: [PhraseGraph.Node] = []
        var slots: [PhraseGraph.SlotEdge] = []
        var terminals: [PhraseGraph.Terminal] = []
        for (index, draft) in drafts.enumerated() {
            let (firstSlot, firstTerminal) = (slots.count, terminals.count)
            for part in draft.order {
                guard let target = draft.children[part] else { continue }
                switch part.content {
                case .slot(let list): slots.append(PhraseGraph.SlotEdge(list: list, target: target))
                case .literal(let text): texts.add(text, payload: target.rawValue, group: NodeID(index).rawValue)
                }
            }
            terminals += draft.terminals
            nodes.append(
                PhraseGraph.Node(
                    edge: draft.edge, literals: 0..<0, slots: firstSlot..<slots.count,
                    terminals: firstTerminal..<terminals.count))
        }
        let (table, groups) = texts.finish(groupCount: nodes.count)
        for index in nodes.indices { nodes[index].literals = groups[index] }
        return PhraseGraph(nodes: nodes, literals: table, slots: slots, terminals: terminals)
    }
}
