package import Foundation

/// The programs that were built beside the tests.
package enum BuiltPrograms {
    /// The folder of the running test bundle.
    package static let folder: URL = {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: bundle ?? running ?? ".").deletingLastPathComponent()
    }()

    /// The root of the package.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
