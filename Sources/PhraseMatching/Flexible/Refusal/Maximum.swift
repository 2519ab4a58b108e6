/// The first of the largest of some values that change one at a time: a tree of which each node knows the larger of two halves.
struct Maximum {
    private var values: [Double]
    /// Of each node its winner; the root is the first, and values are leaves behind all of them.
    private var winners: [Int32]
    private let width: Int

    init(of count: Int, _ value: (Int) -> Double) {
        var width = 1
        while width < count { width *= 2 }
        self.width = width
        values = (0..<count).map(value)
        winners = [Int32](repeating: -1, count: 2 * width)
        for place in 0..<count { winners[width + place] = Int32(place) }
        for node in (1..<width).reversed() { settle(node) }
    }

    /// Nil where there are no values.
    var place: Int? { winners[1] < 0 ? nil : Int(winners[1]) }

    /// - Complexity: O(log count).
    mutating func change(_ place: Int, to value: Double) {
        values[place] = value
        var node = (width + place) / 2
        while node > 0 {
            settle(node)
            node /= 2
        }
    }

    private mutating func settle(_ node: Int) {
        let (left, right) = (winners[2 * node], winners[2 * node + 1])
        winners[node] = right >= 0 && (left < 0 || values[Int(right)] > values[Int(left)]) ? right : left
    }
}
