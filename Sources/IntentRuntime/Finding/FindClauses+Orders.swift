extension FindClauses {
    /// Two orders by one property of which one is the other the other way round.
    var contraryOrders: (first: Order, second: Order)? {
        let orders = orders.sorted { $0.words.lowerBound < $1.words.lowerBound }
        return orders.indices.lazy.compactMap { place in
            orders[..<place].first {
                $0.property == orders[place].property && $0.isDescending != orders[place].isDescending
            }.map { ($0, orders[place]) }
        }.first
    }

    /// “the two newest notes, oldest first”: what stands before the kind says which are meant, and what stands behind it how they
    /// are shown.
    func settled(before kind: Int) -> FindClauses {
        guard let (first, second) = contraryOrders, limit != nil, orders.count == 2,
            first.words.upperBound <= kind, second.words.lowerBound >= kind
        else { return self }
        var clauses = self
        clauses.orders = [first]
        clauses.isReversed = true
        return clauses
    }
}
