// swift-tools-version: 6.1
import PackageDescription

/// Upcoming language features that every target is written in.
let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Phrasebook",
    targets: [
        // The engine and what people say besides the command.
        .target(name: "PhraseMatching", exclude: ["DESIGN.md"], swiftSettings: features),

        // Thin wrappers of system libraries.

        .testTarget(
            name: "PhraseMatchingTests", dependencies: ["PhraseMatching"],
            swiftSettings: features),
    ],
    swiftLanguageModes: [.v6]
)
