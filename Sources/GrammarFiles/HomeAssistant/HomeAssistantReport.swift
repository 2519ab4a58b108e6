/// How the sentences of one language did.
package struct HomeAssistantReport: Sendable {
    package struct Failure: Sendable, Hashable, CustomStringConvertible {
        /// The test file, from the folder on.
        package let file: String
        package let sentence: String
        /// What is wrong.
        package let reason: String

        package var description: String { "\(file): “\(sentence)”: \(reason)" }
    }

    /// A template of a tested combination that no sentence of its file was understood by.
    package struct Unhit: Sendable, Hashable, CustomStringConvertible {
        package let file: String
        package let template: String

        package var description: String { "\(file): no sentence is said by “\(template)”" }
    }

    package var cases = 0
    package var failures: [Failure] = []
    package var unhit: [Unhit] = []
    package var templates = 0
    /// Of the engine alone, one for each case, where it was asked for.
    package var times: [Duration] = []

    package var passed: Int { cases - failures.count }
    package var isComplete: Bool { failures.isEmpty && unhit.isEmpty }

    package init() {}
}

extension HomeAssistantReport {
    package var meanTime: Duration? {
        times.isEmpty ? nil : times.reduce(.zero, +) / times.count
    }

    /// The time within which 99 of 100 sentences are done.
    package var slowTime: Duration? {
        times.isEmpty ? nil : times.sorted()[min(times.count - 1, times.count * 99 / 100)]
    }
}
