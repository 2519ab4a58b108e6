import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

extension Link {
    /// Whether a text is a whole link, as `https://example.com/notes/7`.
    static func isLink(_ text: String) -> Bool {
        text.prefixMatch(of: /\s*[A-Za-z][A-Za-z0-9+.\-]*:\/\/\S/) != nil
            && !text.trimmingCharacters(in: .whitespaces).contains { $0.isWhitespace }
    }
}

extension Interpreter {
    /// Understands a link: the intents that it is of, or that open what it is of.
    ///
    /// - Throws: `CancellationError`.
    func follow(link spoken: SpokenText) async throws -> Understanding {
        var frames: [Frame] = []
        var (reason, fault): (String?, HostingError?)
        let indent = spoken.text.prefix { $0.isWhitespace }.utf8.count
        let link = spoken.text.trimmingCharacters(in: .whitespaces)
        for (place, intent) in linkedIntents {
            guard let (pattern, parts) = Self.match(link, intent) else { continue }
            let app = index.apps[place.app]
            if let error = app.fault {
                fault = fault ?? error
                continue
            }
            do {
                let frame = try await frame(of: intent, at: place, pattern, parts, link, indent)
                if frame.slots.contains(where: \.candidates.isEmpty) {
                    reason = reason ?? Self.reason(frame, link)
                } else {
                    frames.append(frame)
                }
            } catch let error as HostingError {
                fault = fault ?? error
            }
        }
        let isKnown = !frames.isEmpty
        return Understanding(
            spoken: spoken, result: MatchResult(), frames: frames,
            reason: isKnown ? nil : fault?.message ?? reason ?? Texts.unknownLink(link),
            fault: isKnown ? nil : fault)
    }

    /// The intents that have a link or open what has one, each once for its app.
    private var linkedIntents: [(place: PhraseIndex.Place, intent: any AppIntent)] {
        var seen: Set<String> = []
        return index.apps.enumerated().flatMap { number, app in
            app.shortcuts.enumerated().map {
                (place: PhraseIndex.Place(app: number, shortcut: $0), intent: $1.intent)
            }
        }.filter { place, intent in
            !Link.patterns(of: intent).isEmpty
                && seen.insert("\(place.app) \(ObjectIdentifier(type(of: intent)))").inserted
        }
    }

    private static func match(_ link: String, _ intent: any AppIntent) -> (Link.Pattern, [Link.Part])? {
        for pattern in Link.patterns(of: intent) {
            if let parts = pattern.parts(of: link) { return (pattern, parts) }
        }
        return nil
    }

    private func frame(
        of intent: any AppIntent, at place: PhraseIndex.Place, _ pattern: Link.Pattern, _ parts: [Link.Part],
        _ link: String, _ indent: Int
    ) async throws -> Frame {
        let app = index.apps[place.app]
        var slots: [Frame.Slot] = []
        for name in parts.map(\.parameter).unique {
            guard let descriptor = IntentReflection.descriptor(of: name, in: intent) else { continue }
            let own = parts.filter { $0.parameter == name }
            let part = own.first(where: \.isWhole) ?? own[0]
            slots.append(
                Frame.Slot(
                    name: name, span: part.span.lowerBound + indent..<part.span.upperBound + indent, text: part.text,
                    candidates: try await candidates(for: part, in: link, pattern, descriptor, app)))
        }
        return Frame(
            place: place, app: app, shortcut: index.shortcut(at: place), template: Template(pieces: [.text(pattern.source)]),
            match: Match(template: TemplateID(rawValue: 0), slots: [], score: 1, tier: .exact), slots: slots)
    }

    /// What a part of a link stands for: an identifier is looked up, a raw value is a case, anything else is read as if said.
    private func candidates(
        for part: Link.Part, in link: String, _ pattern: Link.Pattern, _ descriptor: ParameterDescriptor,
        _ app: RunningApp
    ) async throws -> [Candidate] {
        let (answers, type) = (answers, descriptor.valueType.element)
        return try await app.asking(the: String(describing: type)) {
            try await AuthorCode.run(within: deadline, context: app.quietContext) {
                switch type {
                case .entity(let type):
                    let finder = EntityFinder(type, query: descriptor.query)
                    if part.isWhole {
                        return try await finder.current(Candidate(value: part.text, title: part.text, id: part.text))
                            .map { [$0] } ?? []
                    }
                    let wanted = pattern.parts(of: link)?.map(\.text)
                    return try await finder.suggestions().filter { candidate in
                        Link.url(of: candidate.value).flatMap { pattern.parts(of: $0.absoluteString) }?.map(\.text)
                            == wanted
                    }
                case .enumeration(let type): return Candidate.cases(of: type).filter { $0.id == part.text }
                case .url: return URL(string: part.text).map { [Candidate(value: $0, title: part.text)] } ?? []
                case .bool where ["true", "false"].contains(part.text):
                    return [Candidate(value: part.text == "true", title: part.text)]
                default:
                    let reading = try await ValueReader(answers: answers).read(SpokenText(part.text), as: descriptor)
                    guard case .values(let found) = reading else { return [] }
                    return found
                }
            }
        }
    }

    private static func reason(_ frame: Frame, _ link: String) -> String {
        let missing = frame.slots.first { $0.candidates.isEmpty }
        let descriptor = missing.flatMap { IntentReflection.descriptor(of: $0.name, in: frame.shortcut.intent) }
        return Texts.goneFromLink(link, noun: descriptor?.noun ?? "value", app: frame.app.name)
    }
}
