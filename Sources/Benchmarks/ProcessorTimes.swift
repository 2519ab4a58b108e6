import Foundation

/// Processor time of calls, so that a busy machine counts less: each alone, less what asking for the time takes.
struct ProcessorTimes {
    /// Microseconds.
    private(set) var samples: [Double] = []

    mutating func measure(_ call: () -> Void) {
        let start = Self.now
        call()
        samples.append(max(0, Double(Self.now - start) - Self.overhead) / 1000)
    }

    var sum: Double { samples.reduce(0, +) }

    /// The time within which so many of 100 calls are done.
    func percentile(_ share: Int) -> Double {
        samples.isEmpty ? 0 : samples.sorted()[min(samples.count - 1, samples.count * share / 100)]
    }

    /// Microseconds that all of `calls` takes; the clock is not asked in between.
    static func whole(_ calls: () -> Void) -> Double {
        let start = now
        calls()
        return Double(now - start) / 1000
    }

    /// Nanoseconds of this process.
    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private static let overhead: Double = {
        let samples = (0..<2001).map { _ in
            let start = now
            return now - start
        }
        return Double(samples.sorted()[1000])
    }()
}
