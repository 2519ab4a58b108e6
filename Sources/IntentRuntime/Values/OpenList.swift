import AppIntents
import GrammarFiles

/// Several values of which not all are certain: whoever said them is asked item by item.
struct OpenList: Sendable {
    /// What may be meant, for each thing that was said.
    let items: [[Candidate]]
}

extension Candidate {
    /// Several things that were said, of which some fit several.
    init(open items: [[Candidate]], title: String) {
        self.init(value: OpenList(items: items), title: title)
    }

    /// What may be meant by each thing, of a candidate that is to become a list.
    var openItems: [[Candidate]]? { (value as? OpenList)?.items }

    /// Several values as one, in an array of their type; `nil` where they are of no type that a parameter holds.
    init?(list: [Candidate]) {
        let values = list.map(\.value)
        func array<Element: _IntentValue>(like first: Element) -> any Sendable { values.compactMap { $0 as? Element } }
        let declared = values.compactMap { $0 as? DeclarativeValue }
        let whole: any Sendable
        if let first = declared.first, declared.count == values.count {
            whole = DeclarativeValue(value: .list(declared.map(\.value)), type: first.type)
        } else if let first = values.first as? any _IntentValue {
            whole = array(like: first)
        } else {
            return nil
        }
        self.init(
            value: whole, title: list.map(\.title).joined(separator: ", "),
            id: list.allSatisfy { $0.id != nil } ? list.compactMap(\.id).joined(separator: ", ") : nil)
    }
}

extension [Candidate] {
    /// Each entity once; other values may come twice.
    var distinct: [Candidate] {
        reduce(into: []) { found, candidate in
            if !found.contains(where: candidate.isSameEntity) { found.append(candidate) }
        }
    }
}

extension Candidate {
    func isSameEntity(as other: Candidate) -> Bool { Self.isSameEntity(value, other.value) }

    /// An entity that is named twice is still one.
    static func isSameEntity(_ one: any Sendable, _ other: any Sendable) -> Bool {
        switch (one, other) {
        case (let one as any AppEntity, let other as any AppEntity):
            func id<Entity: AppEntity>(_ entity: Entity) -> String {
                "\(Entity.self) \(entity.id.entityIdentifierString)"
            }
            return id(one) == id(other)
        case (let one as DeclarativeValue, let other as DeclarativeValue):
            guard case .entity(let one) = one.value, case .entity(let other) = other.value else { return false }
            return one.id == other.id
        default: return false
        }
    }
}
