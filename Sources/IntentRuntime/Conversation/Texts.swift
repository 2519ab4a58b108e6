import AppIntents
import Foundation

/// The conversation's own sentences, in one place; authors' dialogs come from their intents.
enum Texts {
    // MARK: Questions

    static func which(_ noun: String) -> String { "Which \(noun)?" }
    static let whichApp = "Which app?"
    static let whichAction = "What would you like to do?"
    static func whatShouldBe(_ title: String) -> String { "What should “\(title)” be?" }
    static func yesOrNo(_ title: String) -> String { "“\(title)”: yes or no?" }
    static func confirm(_ action: String) -> String { "\(action)?" }
    static func confirmSummary(_ summary: String) -> String { "\(summary.endsSentence ? summary : summary + ".") Go on?" }
    static func confirmDeletion(_ names: [String]) -> String { "Delete \(names.joined(separator: ", "))?" }
    static func results(_ term: String) -> String { "Results for “\(term)”" }
    static func confirmValue(_ title: String) -> String { "Did you mean \(title)?" }
    static func didYouMean(_ phrase: String) -> String { "Did you mean “\(phrase)”?" }
    static let didYouMeanOne = "Did you mean one of these?"
    static func unlock(_ intent: String) -> String { "The device is locked. Unlock it for “\(intent)”?" }
    static func openApp(_ app: String) -> String { "Continue in \(app)?" }

    static let cannotBeUndone = "This cannot be undone."

    // MARK: Why a question is put again

    static func noneCalled(_ text: String, noun: String) -> String { "There is no \(noun) called “\(text)”." }
    static func notAnOption(_ text: String) -> String { "“\(text)” is none of them." }
    static func onlyOptions(_ count: Int) -> String { "There are only \(count)." }
    static func onlyListed(_ count: Int) -> String { "Only \(count) are listed so far." }
    static let noMore = "There are no more."
    static let severalFit = "More than one fits."
    static let needsYesOrNo = "Please say yes or no."
    static let needsNumber = "That is not a number."
    static let needsWholeNumber = "That is not a whole number."
    static let needsLink = "That is not a link."
    static let needsIdentifier = "That is not an identifier."
    static let needsDate = "That is not a date; say it as in 2026-11-30."
    static func needsFile(_ path: String) -> String { "“\(path)” cannot be read." }
    static let needsPositiveQuantity = "That is below zero; say a quantity that is not."
    static func needs(_ mode: IntentPerson.ParameterMode) -> String {
        switch mode {
        case .contact: "That is not a person."
        case .email: "That is not an e-mail address; say it as in anna@example.org."
        case .phone: "That is not a telephone number."
        case .emailOrPhone: "That is neither an e-mail address nor a telephone number."
        }
    }
    static let needsAmount = "That is not an amount of money."
    static func needsCurrency(_ codes: [String]) -> String {
        codes.isEmpty
            ? "Say the currency too, as in 5 euros."
            : "Say the amount in one of these currencies: \(codes.joined(separator: ", "))."
    }
    static func needsFileOf(_ wanted: [String], _ name: String, _ found: String?) -> String {
        let kind = found.map { "is of the kind “\($0)”" } ?? "is of an unknown kind"
        return "“\(name)” \(kind); choose one of the kind “\(wanted.joined(separator: "” or “"))”."
    }
    static func tooMany(_ count: Int, most: Int) -> String { "That are \(count); \(most) at the most." }
    static func valuesSoFar(_ count: Int, of size: Int) -> String { "\(count) of \(size)." }
    static func cannotBeSpoken(_ noun: String) -> String { "A \(noun) cannot be given in words." }
    static func outOfRange(_ value: Double, _ range: ClosedRange<Double>?) -> String {
        guard let range else { return needsNumber }
        return
            "\(number(value)) is out of range; say a number from \(number(range.lowerBound)) to \(number(range.upperBound))."
    }

    // MARK: How a turn ends

    static let done = "Done."
    static let cancelled = "Cancelled."
    static let declined = "All right, nothing was done."
    static let nothingToCancel = "There is nothing to cancel."
    static func left(_ intent: String) -> String { "Left “\(intent)” unfinished." }
    static let gaveUp = "Let's leave it there. Say it again when you are ready."
    static func refusedWhileLocked(_ intent: String) -> String { "“\(intent)” needs an unlocked device." }

    static func deprecated(_ intent: String, _ message: String, _ replacement: String?) -> String {
        let hint = replacement.map { " (its author names \($0) instead)" } ?? ""
        return "“\(intent)” is deprecated: \(message)\(hint)"
    }
    static func opened(_ link: String) -> String { "Opens \(link)." }
    static func undone(_ name: String) -> String { name.isEmpty ? "Undone." : "Undone: \(name)." }
    static func redone(_ name: String) -> String { name.isEmpty ? "Done again." : "Done again: \(name)." }
    static let nothingToUndo = "There is nothing to undo."
    static let nothingToRedo = "There is nothing to redo."
    static func cannotUndo(_ intent: String, next: String?) -> String {
        let hint = next.map { " Undo again takes back “\($0)”." } ?? ""
        return "“\(intent)” cannot be undone.\(hint)"
    }
    static func onlyControls(_ count: Int) -> String {
        count == 1 ? "There is only one thing to press." : "There are only \(count) things to press."
    }
    static let severalControls = "More than one is called that; press it by its number."
    static let undo = "Undo"
    static func actionButton(_ intent: String) -> String { "Action button: \(intent)" }

    // MARK: What is not understood

    static func unknown(_ text: String) -> String { "I don't know “\(shortened(text))”." }
    static func unknownName(_ text: String, noun: String, app: String) -> String {
        "\(app) has no \(noun) called “\(shortened(text))”."
    }
    static func unknownLink(_ link: String) -> String { "No app opens “\(shortened(link))”." }
    static func goneFromLink(_ link: String, noun: String, app: String) -> String {
        "\(app) has no \(noun) for “\(shortened(link))”."
    }
    static func vetoed(_ text: String) -> String {
        "A negative phrase keeps “\(shortened(text))” from being performed."
    }
    static let overlong = "That is longer than any command; say one command a line."

    static func noFilter(_ name: String, known: [String]) -> String {
        known.isEmpty
            ? "No app has a focus filter."
            : "There is no focus filter called “\(name)”; there is \(known.joined(separator: ", "))."
    }
    static func focusIsOff(_ filter: String) -> String { "“\(filter)” is off already." }

    // MARK: Failures

    static func tookTooLong(_ app: String, _ intent: String, _ deadline: Duration) -> String {
        "\(app): “\(intent)” did not finish within \(seconds(deadline)) and was stopped; what it did so far may stand"
    }
    static func queryTookTooLong(_ deadline: Duration) -> String {
        "the apps' queries did not answer within \(seconds(deadline)); try again"
    }
    static func missingDependency(_ app: String, _ intent: String, _ type: String) -> String {
        "\(app): “\(intent)” needs a dependency of type \(type) that was not registered; "
            + "add it to the AppDependencyManager when the app is hosted"
    }
    static func kept(asking intent: String, _ app: String) -> String {
        "\(app): “\(intent)” asked again and again without going on; its perform() should take the value that it asked for"
    }
    static func notRemembered(_ path: String, _ reason: String) -> String {
        "What is done is not remembered: \(path) cannot be written (\(reason))."
    }
    static func gone(_ app: String, _ title: String, noun: String) -> String {
        "\(app): the \(noun) “\(title)” is no longer there"
    }
    static func failure(_ app: String, _ message: String) -> String { "\(app): \(message)" }
    static let busy = "the turn before is still running; wait for it or cancel it"

    // MARK: Pieces

    static func number(_ value: Double) -> String {
        // A decimal has no exponent in its text.
        Int(exactly: value).map(String.init) ?? Decimal(string: String(value)).map { "\($0)" } ?? String(value)
    }

    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) / 1e18
        return value == 1 ? "1 second" : "\(number(value)) seconds"
    }

    private static func shortened(_ text: String) -> String {
        text.count > 80 ? text.prefix(79) + "…" : text
    }
}
