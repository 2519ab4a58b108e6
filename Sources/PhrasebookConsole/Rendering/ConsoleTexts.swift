import AppIntents
import Foundation

/// What the console says as part of a conversation, in the conversation's language; `Texts` of the conversation beside it.
enum ConsoleTexts {
    static var didYouMean: String { say("Did you mean:") }
    static func unknown(_ text: String) -> String { say("I don't know “\(shortened(text))”.") }
    static func unknown(_ text: String, as label: String) -> String {
        say("I don't know the \(label) “\(shortened(text))”.")
    }
    static func several(_ text: String) -> String { say("“\(shortened(text))” means several things:") }
    static var andMore: String { say("… and more") }
    static func more(_ count: Int, word: String?) -> String {
        guard let word else { return say("… and \(count) more: say a name") }
        return say("… and \(count) more: say “\(word)” or a name")
    }

    // MARK: How a turn ended of which nothing else is told

    static var done: String { say("Done.") }
    static var cancelled: String { say("Cancelled.") }
    static var gaveUp: String { say("Let's leave it there. Say it again when you are ready.") }
    static func unanswered(_ prompt: String) -> String { say("“\(shortened(prompt))” was left without an answer.") }

    // MARK: Values

    static var yes: String { say("yes") }
    static var no: String { say("no") }
    static var nothing: String { say("nothing") }

    // MARK: At a terminal

    static var yesOrNo: String { say("yes or no") }
    static var cancel: String { say("cancel") }
    static var answer: String { say("answer") }
    static var locked: String { say("The device is locked.") }
    static var unlocked: String { say("The device is unlocked.") }
    static func showsNothing(_ app: String) -> String { say("\(app) shows nothing yet.") }
    static func listens(for apps: [String]) -> String {
        let style = ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(TextLocale.current ?? .current)
        return say("Phrasebook listens for \(apps.formatted(style)).")
    }
    static var tryThis: String { say("Try:") }
    /// What “:help” does.
    static var tellsMore: String { say("tells more.") }
    static var nothingDone: String { say("Nothing was done yet.") }

    // MARK: Focus filters

    static var noFilter: String { say("No app has a focus filter.") }
    static var off: String { say("off") }
    static func on(_ display: String) -> String { say("on: \(display)") }
    static func on(_ display: String, onlyContent prefix: String) -> String {
        say("on: \(display), only content “\(prefix)…”")
    }
    static var focusUsage: String { say(":focus needs a filter and on or off; for example :focus work on") }

    private static func say(_ text: String.LocalizationValue) -> String { TextTable.text(text) }
}
