package import Foundation

/// The programs that were built beside the tests.
package enum BuiltPrograms {
    /// The folder that `PHRASEBOOK_PROGRAMS` names, such as that of a release build, else that of the running test bundle.
    package static let folder: URL = {
        if let named = ProcessInfo.processInfo.environment["PHRASEBOOK_PROGRAMS"] { return URL(fileURLWithPath: named) }
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: bundle ?? running ?? ".").deletingLastPathComponent()
    }()

    /// The root of the package.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
