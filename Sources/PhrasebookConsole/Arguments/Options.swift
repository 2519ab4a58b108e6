package import Foundation

/// What the command line asks for, after parsing.
package struct Options: Sendable, Hashable {
    package enum Color: String, Sendable, CaseIterable {
        case auto, always, never
    }

    /// Names of the apps to host; empty for all.
    package var apps: [String] = []
    package var locale: String?
    package var storeDirectory: String?
    /// Declarative apps, in place of the program's.
    package var grammars: [String] = []
    /// Whether declarative apps may start the programs that they name.
    package var allowsRun = false
    /// A folder of Home Assistant's intents to test.
    package var homeAssistant: String?
    /// Where a compiled grammar is written.
    package var output: String?
    package var verifies = false
    package var seed: UInt64 = 1
    /// How many samples.
    package var count = 20
    package var json = false
    package var quiet = false
    package var color = Color.auto
    /// The time that counts as now.
    package var now: Date?
    /// How long a turn may take, in seconds.
    package var deadline = 30.0
    /// Whether the device is locked at first.
    package var locked = false
    /// For `say`: answers to its questions, in order.
    package var answers: [String] = []
    package var wantsHelp = false
    package var wantsVersion = false

    package init() {}
}
