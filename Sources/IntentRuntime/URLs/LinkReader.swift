import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

extension Link {
    /// Whether a text is a whole link, as `https://example.com/notes/7`.
    static func isLink(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        return text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\/\S/) != nil && !text.contains { $0.isWhitespace }
    }
}

extension Question {
    /// Whether a link is an answer to it, and no command: it asks for a value that nobody can list.
    func takes(link text: String) -> Bool { kind == .value && options.isEmpty && Link.isLink(text) }
}

/// Finds the intents of an app that a link is of, or that open what it is of.
struct LinkReader: Sendable {
    /// An intent that a link is of, with what stands in the link.
    struct Found {
        /// The intent's place among all that links may be of.
        let place: Int
        let shortcut: AppShortcut
        /// The link with its places: `https://example.com/notes/${id}`.
        let source: String
        var intent: any AppIntent { shortcut.intent }
        /// A slot without candidates is of something that is gone.
        let slots: [Frame.Slot]

        var isWhole: Bool { !slots.contains { $0.candidates.isEmpty } }
    }

    let app: RunningApp
    let answers: AnswerReader
    let deadline: Duration

    /// Whether the app has something to do with a link; nothing is looked up for it.
    func knows(_ link: String) -> Bool { linked.contains { Self.match(link, $0.intent) != nil } }

    /// - Throws: `HostingError` when a query does not work, `CancellationError`.
    func read(_ link: String) async throws -> [Found] {
        var found: [Found] = []
        for (place, shortcut) in linked.enumerated() {
            guard let (pattern, parts) = Self.match(link, shortcut.intent) else { continue }
            found.append(
                Found(
                    place: place, shortcut: shortcut, source: pattern.source,
                    slots: try await slots(of: shortcut.intent, pattern, parts, link)))
        }
        return found
    }

    /// What has a link or opens what has one, each intent once: the app's shortcuts, and the intents that no phrase runs.
    private var linked: [AppShortcut] {
        var seen: Set<ObjectIdentifier> = []
        let spoken = app.shortcuts.filter {
            !Link.patterns(of: $0.intent).isEmpty && seen.insert(ObjectIdentifier(type(of: $0.intent))).inserted
        }
        let unspoken = app.intentTypes.filter { !seen.contains(ObjectIdentifier($0)) }.map { $0.init() }
        return spoken + unspoken.filter { !Link.patterns(of: $0).isEmpty }.map { AppShortcut(performing: $0) }
    }

    private static func match(_ link: String, _ intent: any AppIntent) -> (Link.Pattern, [Link.Part])? {
        for pattern in Link.patterns(of: intent) {
            if let parts = pattern.parts(of: link) { return (pattern, parts) }
        }
        return nil
    }

    private func slots(
        of intent: any AppIntent, _ pattern: Link.Pattern, _ parts: [Link.Part], _ link: String
    ) async throws -> [Frame.Slot] {
        var slots: [Frame.Slot] = []
        for name in parts.map(\.parameter).unique {
            guard let descriptor = IntentReflection.descriptor(of: name, in: intent) else { continue }
            let own = parts.filter { $0.parameter == name }
            let part = own.first(where: \.isWhole) ?? own[0]
            let candidates = try await app.asking(the: QueryName(descriptor), within: deadline) {
                try await values(for: part, in: link, pattern, descriptor)
            }
            slots.append(Frame.Slot(name: name, span: part.span, text: part.text, candidates: candidates))
        }
        return slots
    }

    /// What a part of a link stands for: an identifier is looked up, a raw value is a case, anything else is read as if said.
    private func values(
        for part: Link.Part, in link: String, _ pattern: Link.Pattern, _ descriptor: ParameterDescriptor
    ) async throws -> [Candidate] {
        switch descriptor.valueType.element {
        case .entity(let type):
            let finder = EntityFinder(type, query: descriptor.query)
            guard part.isWhole else { return try await entities(of: link, pattern, finder) }
            let named = Candidate(value: part.text, title: part.text, id: part.text)
            return try await finder.current(named).map { [$0] } ?? []
        case .enumeration(let type): return Candidate.cases(of: type).filter { $0.id == part.text }
        case .string: return [Candidate(value: part.text, title: part.text)]
        case .url: return URL(string: part.text).map { [Candidate(value: $0, title: part.text)] } ?? []
        case .bool where ["true", "false"].contains(part.text):
            return [Candidate(value: part.text == "true", title: part.text)]
        default:
            let reading = try await ValueReader(answers: answers).read(SpokenText(part.text), as: descriptor)
            guard case .values(let found) = reading else { return [] }
            return found.filter { $0.openItems == nil }
        }
    }

    /// The entities that have this link, where it does not hold their identifier.
    private func entities(of link: String, _ pattern: Link.Pattern, _ finder: EntityFinder) async throws -> [Candidate]
    {
        let wanted = pattern.parts(of: link)?.map(\.text)
        return try await finder.suggestions().filter { candidate in
            Link.url(of: candidate.value).flatMap { pattern.parts(of: $0.absoluteString) }?.map(\.text) == wanted
        }
    }
}
