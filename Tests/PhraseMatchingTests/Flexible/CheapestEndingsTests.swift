@testable import PhraseMatching
import Testing

@Suite struct CheapestEndingsTests {
    private static func kept(_ items: [(ending: Int32, template: UInt32, cost: Int16)]) -> [String] {
        var endings = CheapestEndings()
        for item in items {
            endings.add(
                CheapestEndings.Item(
                    ending: item.ending, template: TemplateID(rawValue: item.template), cost: item.cost))
        }
        return (0..<endings.count).map { "\(endings[$0].template.rawValue):\(endings[$0].ending)=\(endings[$0].cost)" }
    }

    /// Each template once, by its cheapest ending, four at most; what is out of reach is none of them.
    @Test(
        arguments: [
            ([], []),
            ([(0, 7, 24_000)], []),
            ([(0, 7, 50), (1, 8, 40), (2, 7, 30)], ["7:2=30", "8:1=40"]),
            ([(0, 7, 50), (1, 8, 50), (2, 7, 50)], ["7:0=50", "8:1=50"]),
            ([(3, 7, 50), (1, 8, 50)], ["8:1=50", "7:3=50"]),
            (
                [(0, 1, 50), (1, 2, 40), (2, 3, 30), (3, 4, 20), (4, 5, 10), (5, 1, 5)],
                ["1:5=5", "5:4=10", "4:3=20", "3:2=30"]
            ),
        ] as [([(ending: Int32, template: UInt32, cost: Int16)], [String])])
    func keepsTheCheapest(items: [(ending: Int32, template: UInt32, cost: Int16)], expected: [String]) {
        #expect(Self.kept(items) == expected)
    }
}
