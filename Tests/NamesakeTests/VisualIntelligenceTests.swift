import AppIntents
import Foundation
import Testing
import VisualIntelligence

private struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()
    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct PlantQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Plant] { [] }
}

private struct PlantSearch: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [Plant] {
        let isGreen = input.pixelBuffer?[0, 0].map { $0.green > $0.red } ?? true
        return isGreen ? input.labels.map(Plant.init) : []
    }
}

@Suite("What was seen is answered with entities")
struct VisualIntelligenceTests {
    @Test func values() async throws {
        let green = try CVPixelBuffer(width: 1, height: 1, bgra: Data([0, 200, 10, 255]))
        let red = try CVPixelBuffer(width: 1, height: 1, bgra: Data([0, 20, 210, 255]))
        let labels = ["fern", "moss"]
        let query = PlantSearch()
        #expect(try await query.values(for: .init(labels: labels, pixelBuffer: green)).map(\.id) == labels)
        #expect(try await query.values(for: .init(labels: labels, pixelBuffer: red)).isEmpty)
        #expect(try await query.values(for: .init(labels: labels)).count == 2)
        #expect(PlantSearch.persistentIdentifier == "PlantSearch")
    }

    @Test("A picture holds its pixels") func pixels() throws {
        let picture = try CVPixelBuffer(width: 2, height: 2, bgra: Data(0..<16))
        #expect(picture[1, 1] == .init(blue: 12, green: 13, red: 14, alpha: 15))
        #expect(picture[2, 0] == nil && picture[0, -1] == nil)
        #expect(CVPixelBufferGetWidth(picture) == 2 && CVPixelBufferGetBytesPerRow(picture) == 8)
        #expect(CVPixelBufferGetHeight(picture) == 2)
        // A stretch of other bytes begins elsewhere than at zero.
        #expect(try CVPixelBuffer(width: 1, height: 1, bgra: Data(0..<8)[4...])[0, 0]?.blue == 4)
    }

    static let bad: [(Int, Int, Int, String)] = [
        (2, 2, 15, "The picture has 15 bytes instead of 16; give 4 a pixel, row by row."),
        (0, 2, 0, "A picture cannot be 0 by 2 pixels; give a width and a height from 1 to 32768."),
        (1, 40_000, 0, "A picture cannot be 1 by 40000 pixels; give a width and a height from 1 to 32768."),
    ]

    @Test("Bytes that are no picture are refused", arguments: bad)
    func refused(width: Int, height: Int, bytes: Int, text: String) {
        let error = #expect(throws: CVPixelBuffer.Failure.self) {
            try CVPixelBuffer(width: width, height: height, bgra: Data(count: bytes))
        }
        #expect(error?.errorDescription == text)
    }
}
