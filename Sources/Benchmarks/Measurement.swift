import Foundation

/// What one system did with one work: a line of JSON that `Scripts/compare-peers` reads.
struct Measurement: Encodable {
    var system = "phrasebook"
    let work: String
    /// Utterances.
    let n: Int
    let meanUs: Double
    let p50Us: Double
    let p99Us: Double
    let right: Int
    let wrong: Int
    let buildMs: Double
    let rssMb: Double
    /// Equal for the same utterances in any order: two systems that were given other work are found out.
    let digest: UInt32
    /// The mean where nothing was learned from earlier utterances.
    var firstUs: Double?
    /// The mean where only the phrase is asked for, not what its slots hold.
    var recognizeUs: Double?
    /// Utterances that were taken for something.
    var accepted: Int?
    /// Utterances whose intent is right, whatever the slots hold.
    var intents: Int?

    init(work: String, times: ProcessorTimes, whole: Double, right: Int, buildMs: Double, said: [String]) {
        self.work = work
        n = said.count
        meanUs = whole / Double(max(times.samples.count, 1))
        p50Us = times.percentile(50)
        p99Us = times.percentile(99)
        self.right = right
        wrong = n - right
        self.buildMs = buildMs
        rssMb = Self.residentMegabytes
        digest = said.reduce(0) { $0 &+ Self.hash($1) }
    }

    func print() {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = .sortedKeys
        guard let line = try? encoder.encode(self) else { return }
        Swift.print(String(decoding: line, as: UTF8.self))
    }

    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    /// The most that was resident at once.
    private static var residentMegabytes: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}
