import AppIntents
import Foundation
import PhraseMatching

extension Interpreter {
    /// Understands a link: the intents of all apps that it is of, or that open what it is of.
    ///
    /// - Throws: `CancellationError`.
    func follow(link spoken: SpokenText) async throws -> Understanding {
        let indent = spoken.text.prefix(while: \.isWhitespace).utf8.count
        let link = spoken.text.trimmingCharacters(in: .whitespaces)
        var frames: [Frame] = []
        var (reason, fault): (String?, HostingError?)
        for (number, app) in index.apps.enumerated() {
            let reader = LinkReader(app: app, answers: answers, deadline: deadline)
            guard reader.knows(link) else { continue }
            do {
                if let fault = app.fault { throw fault }
                for found in try await reader.read(link) {
                    let frame = Frame(found, in: spoken, indent: indent, of: app, number)
                    if found.isWhole { frames.append(frame) } else { reason = reason ?? frame.isGone(link) }
                }
            } catch let error as HostingError {
                fault = fault ?? error
            }
        }
        let isKnown = !frames.isEmpty
        return Understanding(
            spoken: spoken, result: MatchResult(), frames: frames,
            reason: isKnown ? nil : fault?.message ?? reason ?? Texts.unknownLink(link), fault: isKnown ? nil : fault)
    }
}

extension Frame {
    fileprivate init(
        _ found: LinkReader.Found, in spoken: SpokenText, indent: Int, of app: RunningApp, _ number: Int
    ) {
        self.init(
            place: PhraseIndex.Place(app: number, shortcut: found.place), app: app,
            shortcut: found.shortcut, template: Template(pieces: [.text(found.source)]), spoken: spoken,
            match: .certain,
            slots: found.slots.map { slot in
                Slot(
                    name: slot.name, span: slot.span.lowerBound + indent..<slot.span.upperBound + indent,
                    text: slot.text, candidates: slot.candidates)
            })
    }

    /// That what a link is of is not there.
    fileprivate func isGone(_ link: String) -> String {
        let missing = slots.first { $0.candidates.isEmpty }
        let descriptor = missing.flatMap { IntentReflection.descriptor(of: $0.name, in: shortcut.intent) }
        return Texts.goneFromLink(link, noun: descriptor?.noun ?? "value", app: app.name)
    }
}

extension Match {
    /// Of what was not said in a phrase, and is meant beyond doubt.
    static let certain = Match(template: TemplateID(rawValue: 0), slots: [], score: 1, tier: .exact)
}
