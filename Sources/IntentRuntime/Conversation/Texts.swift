import AppIntents
import Foundation

/// The conversation's own sentences, in one place; authors' dialogs come from their intents.
enum Texts {
    // MARK: Questions

    static func which(_ noun: String) -> String { say("Which \(noun)?") }
    static var whichApp: String { say("Which app?") }
    static var whichAction: String { say("What would you like to do?") }
    static func whatShouldBe(_ title: String) -> String { say("What should “\(title)” be?") }
    static func yesOrNo(_ title: String) -> String { say("“\(title)”: yes or no?") }
    static func confirm(_ action: String) -> String { "\(action)?" }
    static func confirmSummary(_ summary: String) -> String {
        say("\(summary.endsSentence ? summary : summary + ".") Go on?")
    }
    static func confirmDeletion(_ names: [String]) -> String { say("Delete \(names.joined(separator: ", "))?") }
    static func results(_ term: String) -> String { say("Results for “\(term)”") }
    static func confirmValue(_ title: String) -> String { say("Did you mean \(title)?") }
    static func didYouMean(_ phrase: String) -> String { say("Did you mean “\(phrase)”?") }
    static func notUnderstood(_ words: [String]) -> String {
        let quoted = words.map { "“\($0)”" }.joined(separator: ", ")
        return say("I don't understand \(quoted) there.")
    }
    static var didYouMeanOne: String { say("Did you mean one of these?") }
    static func unlock(_ intent: String) -> String { say("The device is locked. Unlock it for “\(intent)”?") }
    static func openApp(_ app: String) -> String {
        app.isEmpty ? say("Continue in the app?") : say("Continue in \(app)?")
    }

    // MARK: Why a question is put again

    static func noneCalled(_ text: String, noun: String) -> String { say("There is no \(noun) called “\(text)”.") }
    static func notAnOption(_ text: String) -> String { say("“\(text)” is none of them.") }
    static func onlyOptions(_ count: Int) -> String {
        count == 1 ? say("There is only one.") : say("There are only \(count).")
    }
    static var onlyOneIsTaken: String { say("Only one of them can be taken.") }
    static func onlyListed(_ count: Int) -> String { say("Only \(count) are listed so far.") }
    static var noMore: String { say("There are no more.") }
    static var severalFit: String { say("More than one fits.") }
    static var needsYesOrNo: String { say("Please say yes or no.") }
    static var needsNumber: String { say("That is not a number.") }
    static var needsWholeNumber: String { say("That is not a whole number.") }
    static var tooLarge: String { say("That number is out of range; say a smaller one.") }
    static var needsLink: String { say("That is not a link.") }
    static var needsIdentifier: String { say("That is not an identifier.") }
    static func needsFile(_ path: String) -> String { say("“\(path)” cannot be read.") }
    static func noFile(_ path: String) -> String { say("“\(path)” is not a file.") }
    static var needsPositiveQuantity: String { say("That is below zero; say a quantity that is not.") }
    static func needs(_ mode: IntentPerson.ParameterMode) -> String {
        switch mode {
        case .contact: say("That is not a person.")
        case .email: say("That is not an e-mail address; say it as in anna@example.org.")
        case .phone: say("That is not a telephone number.")
        case .emailOrPhone: say("That is neither an e-mail address nor a telephone number.")
        }
    }
    static var needsAmount: String { say("That is not an amount of money; say it as in “five euros” or $5.20.") }
    static func needsCurrency(_ codes: [String]) -> String {
        codes.isEmpty
            ? say("Say the currency too, as in 5 euros.")
            : say("Say the amount in one of these currencies: \(codes.joined(separator: ", ")).")
    }
    static func needsFileOf(_ wanted: [String], _ name: String, _ found: String?) -> String {
        let kinds = any(wanted.map { "“\($0)”" })
        return found.map { say("“\(name)” is of the kind “\($0)”; choose one of the kind \(kinds).") }
            ?? say("“\(name)” is of an unknown kind; choose one of the kind \(kinds).")
    }
    static func nothingToChoose(_ title: String) -> String { say("There is nothing to choose from for “\(title)”.") }
    static func tooMany(_ count: Int, most: Int) -> String { say("That makes \(count); \(most) at the most.") }
    static func valuesSoFar(_ count: Int, of size: Int) -> String { say("\(count) of \(size).") }
    static func cannotBeSpoken(_ noun: String) -> String { say("A \(noun) cannot be given in words.") }
    static func outOfRange(_ value: Double, _ range: ClosedRange<Double>?) -> String {
        guard let range else { return needsNumber }
        return say(
            "\(number(value)) is out of range; say a number from \(number(range.lowerBound)) to \(number(range.upperBound))."
        )
    }

    // MARK: How a turn ends

    static var done: String { say("Done.") }
    static var cancelled: String { say("Cancelled.") }
    static var declined: String { say("All right, nothing was done.") }
    static var nothingToCancel: String { say("There is nothing to cancel.") }
    static func left(_ intent: String) -> String { say("Left “\(intent)” unfinished.") }
    static var gaveUp: String { say("Let's leave it there. Say it again when you are ready.") }
    static func refusedWhileLocked(_ intent: String) -> String { say("“\(intent)” needs an unlocked device.") }

    static func deprecated(_ intent: String, _ notice: String) -> String { say("“\(intent)” is deprecated: \(notice)") }
    static func opened(_ link: String) -> String { say("Opens \(link).") }
    static func undone(_ name: String) -> String { name.isEmpty ? say("Undone.") : say("Undone: \(name).") }
    static func redone(_ name: String) -> String { name.isEmpty ? say("Done again.") : say("Done again: \(name).") }
    static var nothingToUndo: String { say("There is nothing to undo.") }
    static var nothingToRedo: String { say("There is nothing to redo.") }
    static func cannotUndo(_ intent: String, next: String?) -> String {
        guard let next else { return say("“\(intent)” cannot be undone.") }
        return say("“\(intent)” cannot be undone. Undo again takes back “\(next)”.")
    }
    static func onlyControls(_ count: Int) -> String {
        count == 1 ? say("There is only one thing to press.") : say("There are only \(count) things to press.")
    }
    static var severalControls: String { say("More than one is called that; press it by its number.") }
    static var undo: String { say("Undo") }
    static func actionButton(_ intent: String) -> String { say("Action button: \(intent)") }

    // MARK: What is not understood

    static func unknown(_ text: String) -> String { say("I don't know “\(shortened(text))”.") }
    static func unknownName(_ text: String, noun: String, app: String) -> String {
        app.isEmpty
            ? noneCalled(shortened(text), noun: noun) : say("\(app) has no \(noun) called “\(shortened(text))”.")
    }
    static func cannotDo(_ app: String) -> String { say("\(app) cannot do that.") }
    static func unknownLink(_ link: String) -> String { say("No app opens “\(shortened(link))”.") }
    static func goneFromLink(_ link: String, noun: String, app: String) -> String {
        app.isEmpty ? unknownLink(link) : say("\(app) has no \(noun) for “\(shortened(link))”.")
    }
    static func vetoed(_ text: String) -> String {
        say("A negative phrase keeps “\(shortened(text))” from being performed.")
    }
    static var overlong: String { say("That is longer than any command; say one command a line.") }

    static func noFilter(_ name: String, known: [String]) -> String {
        known.isEmpty
            ? say("No app has a focus filter.")
            : say("There is no focus filter called “\(name)”; there is \(known.joined(separator: ", ")).")
    }
    static func severalFilters(_ name: String, _ names: [String]) -> String {
        say("“\(name)” fits several focus filters: \(names.joined(separator: ", ")). Say more of its name.")
    }
    static func noSetting(_ name: String, of filter: String, known: [String]) -> String {
        known.isEmpty
            ? say("“\(filter)” has no settings.")
            : say("“\(filter)” has no setting “\(name)”; it has \(known.joined(separator: ", ")).")
    }
    static func focusIsNow(_ filter: String, on display: String?) -> String {
        display.map { say("“\(filter)” is on: \($0).") } ?? say("“\(filter)” is off.")
    }
    static func focusIsOff(_ filter: String) -> String { say("“\(filter)” is off already.") }

    // MARK: What could be said

    static var yes: String { say("yes") }
    static var something: String { say("something") }

    // MARK: Failures

    static func tookTooLong(_ app: String, _ intent: String, _ deadline: Duration) -> String {
        failure(
            app,
            say("“\(intent)” did not finish within \(seconds(deadline)) and was stopped; what it did so far may stand"))
    }
    static func queryTookTooLong(_ deadline: Duration) -> String {
        say("the apps' queries did not answer within \(seconds(deadline)); try again")
    }
    static func query(of type: String) -> String { say("the query of \(type)") }
    static func optionsProvider(_ type: String, of parameter: String) -> String {
        say("the options provider \(type) of “\(parameter)”")
    }
    static func resolver(of parameter: String) -> String { say("a resolver of “\(parameter)”") }
    static func queryRests(_ app: String, _ source: String, after wait: Duration) -> String {
        say("\(app): \(source) did not answer within \(seconds(wait)); it is asked again once \(app) updates its names")
    }
    static func missingDependency(_ app: String, _ intent: String, _ type: String) -> String {
        // For the app's author, as what follows is.
        failure(
            app,
            "“\(intent)” needs a dependency of type \(type) that was not registered; "
                + "add it to the AppDependencyManager when the app is hosted")
    }
    static func otherTarget(_ app: String, _ intent: String, allowed: [String], here: [String]) -> String {
        let targets = allowed.isEmpty ? "no target" : allowed.joined(separator: ", ")
        return failure(
            app,
            "“\(intent)” allows \(targets), and this program is \(here.joined(separator: ", ")); "
                + "change its allowedExecutionTargets, or tell Phrasebook.main another target")
    }
    static func kept(asking intent: String, _ app: String) -> String {
        failure(
            app,
            "“\(intent)” asked again and again without going on; its perform() should take the value that it asked for")
    }
    static func kept(opening intent: String, _ app: String) -> String {
        failure(
            app,
            "“\(intent)” was opened again and again without an end; an intent that it opens should not lead back to it")
    }
    /// An error that says nothing about itself.
    static func failed(_ app: String, _ intent: String, _ reason: String) -> String {
        failure(app, say("“\(intent)” failed: \(reason)"))
    }
    static func notRemembered(_ path: String, _ reason: String) -> String {
        say("What is done is not remembered: \(path) cannot be written (\(reason)).")
    }
    static func gone(_ app: String, _ title: String, noun: String) -> String {
        failure(app, say("the \(noun) “\(title)” is no longer there"))
    }
    /// A line for somebody to whom several apps may speak; not every turn belongs to one, nor has every app a name.
    static func failure(_ app: String, _ message: String) -> String { app.isEmpty ? message : "\(app): \(message)" }
    static var busy: String { say("the turn before is still running; wait for it or cancel it") }

    // MARK: Pieces

    /// A sentence in the language of the conversation: the packs under `Grammars/Languages` translate them.
    static func say(_ text: String.LocalizationValue) -> String { TextTable.text(text) }

    static func number(_ value: Double) -> String {
        // A decimal has no exponent in its text.
        Int(exactly: value).map(String.init) ?? Decimal(string: String(value)).map { "\($0)" } ?? String(value)
    }

    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) / 1e18
        return value == 1 ? say("1 second") : say("\(number(value)) seconds")
    }

    private static func shortened(_ text: String) -> String {
        text.count > 80 ? text.prefix(79) + "…" : text
    }
}
