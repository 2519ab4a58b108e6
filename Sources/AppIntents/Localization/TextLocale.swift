import Foundation

/// Whose language texts are formatted for while a host runs: what they show is not read from the environment then.
package enum TextLocale {
    /// The language of the conversation that this task belongs to; `nil` outside of one.
    @TaskLocal package static var current: Locale?

    /// The language of the conversation, else that of the environment.
    static var effective: Locale { current ?? .current }
}
