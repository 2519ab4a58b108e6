import Foundation

/// A program that runs an app's intents beside the app: `@main struct NotesIntents: AppIntentsExtension {}`.
///
/// Here a host program runs them, so that the extension itself only says so.
public protocol AppIntentsExtension {
    /// What the system is told of the extension.
    associatedtype Configuration = AppIntentsExtensionConfiguration

    /// What the system is told of the extension.
    var configuration: Configuration { get }

    /// An extension, made by the system.
    init()
}

/// That an extension answers requests for intents.
public struct AppIntentsExtensionConfiguration: Sendable, Hashable {
    /// The type of the extension.
    public let extensionName: String
}

extension AppIntentsExtension where Configuration == AppIntentsExtensionConfiguration {
    /// The extension answers requests for intents.
    public var configuration: AppIntentsExtensionConfiguration {
        AppIntentsExtensionConfiguration(extensionName: "\(Self.self)")
    }
}

extension AppIntentsExtension {
    /// Says what to run instead and ends the program with the code of wrong usage.
    public static func main() {
        FileHandle.standardError.write(Data((_usage + "\n").utf8))
        exit(2)
    }

    /// What to run instead.
    package static var _usage: String {
        "\(Self.self) cannot run by itself; host the app's shortcuts in a program with PhrasebookConsole"
    }
}
