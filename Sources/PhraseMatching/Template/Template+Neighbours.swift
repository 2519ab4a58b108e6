extension Template {
    /// Two slots by their names, the first right before the second.
    package struct Neighbours: Hashable, Sendable {
        package let first: String
        package let second: String

        package init(_ first: String, _ second: String) {
            (self.first, self.second) = (first, second)
        }
    }

    /// The slots between which nothing need be said: “Remind me to ${what} [at] ${when}” has one such pair.
    package var neighbours: Set<Neighbours> {
        var found: Set<Neighbours> = []
        _ = root.edges(&found)
        return found
    }
}

/// The slots with which something that may be said begins and ends.
private struct SlotEdges {
    var first: Set<String> = []
    var last: Set<String> = []
    /// Whether it may be left out, or says nothing.
    var mayBeEmpty = false

    static let nothing = SlotEdges(mayBeEmpty: true)
}

extension Template.Expression {
    fileprivate func edges(_ found: inout Set<Template.Neighbours>) -> SlotEdges {
        switch self {
        case .text(let text): return SlotEdges(mayBeEmpty: text.allSatisfy(\.isWhitespace))
        case .rule: return SlotEdges()
        case .slot(let slot): return SlotEdges(first: [slot.reportedName], last: [slot.reportedName])
        case .optional(let inner):
            var edges = inner.edges(&found)
            edges.mayBeEmpty = true
            return edges
        case .sequence(let items):
            return items.reduce(.nothing) { Self.joined($0, $1.edges(&found), &found) }
        case .alternatives(let items):
            return Self.either(items.map { $0.edges(&found) })
        case .permutation(let items):
            let edges = items.map { $0.edges(&found) }
            for (index, one) in edges.enumerated() {
                for (place, other) in edges.enumerated() where place != index { _ = Self.joined(one, other, &found) }
            }
            var any = Self.either(edges)
            any.mayBeEmpty = edges.allSatisfy(\.mayBeEmpty)
            return any
        }
    }

    private static func either(_ edges: [SlotEdges]) -> SlotEdges {
        SlotEdges(
            first: edges.reduce(into: []) { $0.formUnion($1.first) },
            last: edges.reduce(into: []) { $0.formUnion($1.last) }, mayBeEmpty: edges.contains(where: \.mayBeEmpty))
    }

    private static func joined(
        _ one: SlotEdges, _ other: SlotEdges, _ found: inout Set<Template.Neighbours>
    ) -> SlotEdges {
        for first in one.last {
            for second in other.first { found.insert(Template.Neighbours(first, second)) }
        }
        return SlotEdges(
            first: one.mayBeEmpty ? one.first.union(other.first) : one.first,
            last: other.mayBeEmpty ? other.last.union(one.last) : other.last,
            mayBeEmpty: one.mayBeEmpty && other.mayBeEmpty)
    }
}
