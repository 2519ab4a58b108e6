/// The cheapest endings of a few templates, cheapest first; of equally cheap ones the first.
struct CheapestEndings {
    struct Item {
        let ending: Int32
        let template: TemplateID
        let cost: Int16
    }

    /// How many are kept.
    static let limit = 4

    private var items = Pool<Item>(capacity: limit + 1)

    var count: Int { items.count }
    var first: Item? { count > 0 ? items[0] : nil }

    subscript(place: Int) -> Item { items[place] }

    mutating func removeAll() { items.removeAll() }

    /// - limit: what costs more is not looked at.
    func holds(_ template: TemplateID, within limit: Int16 = .max) -> Bool {
        items.indices.contains { items[$0].template == template && items[$0].cost <= limit }
    }

    mutating func add(_ item: Item) {
        guard item.cost < SoundCost.never.rawValue else { return }
        var place = 0
        while place < count, items[place].template != item.template { place += 1 }
        if place < count {
            guard Self.comes(item, before: items[place]) else { return }
            items.remove(at: place)
        }
        place = count
        while place > 0, Self.comes(item, before: items[place - 1]) { place -= 1 }
        items.insert(item, at: place)
        if count > Self.limit { items.removeLast() }
    }

    private static func comes(_ a: Item, before b: Item) -> Bool {
        a.cost == b.cost ? a.ending < b.ending : a.cost < b.cost
    }
}
