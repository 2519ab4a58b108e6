import Foundation
import Testing

@testable import PhrasebookConsole

@Suite("Dates of the command line")
struct MomentTextTests {
    @Test(arguments: [
        ("2025-06-01T09:30:00Z", 1_748_770_200.0), ("2025-06-01T11:30:00+02:00", 1_748_770_200),
        ("2025-06-01T09:30:00.500Z", 1_748_770_200.5), ("2028-02-29T00:00:00Z", 1_835_395_200),
        ("2000-02-29T00:00:00Z", 951_782_400),
    ])
    func exists(_ text: String, _ seconds: Double) {
        #expect(MomentText.date(from: text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: ["2026-11-30", "2026-11-30T10:30", "2026-11-30T10:30:15"]) func localTimeExists(_ text: String) {
        #expect(MomentText.date(from: text) != nil)
    }

    @Test(arguments: [
        "2026-02-30T00:00:00Z", "2026-02-29T00:00:00Z", "2100-02-29T00:00:00Z", "2026-04-31T00:00:00+01:00",
        "2026-13-01T00:00:00Z", "2026-00-10T00:00:00Z", "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z",
        "2026-01-01T10:60:00Z", "2026-01-01T10:00:60Z", "2026-01-01T10:00:00+25:00", "2026-01-01T10:00:00+01:75",
        "2026-02-30", "2026-02-30T10:00", "2026-02-30T00:00:00.500Z", "26-02-03", "tomorrow", "",
    ])
    func doesNotExist(_ text: String) {
        #expect(MomentText.date(from: text) == nil)
    }
}
