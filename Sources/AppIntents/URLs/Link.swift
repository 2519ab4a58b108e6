import Foundation

/// The links of intents, entities and enum cases, without their types, for whoever makes and follows them.
package enum Link {
    /// A value that stands in a link.
    package struct Part: Sendable, Hashable {
        /// The parameter that it is for.
        package let parameter: String
        /// It is the value itself: an identifier, a raw value, a plain value. Else it is a property of the entity that is meant.
        package let isWhole: Bool
        package let text: String
        /// UTF-8 offsets into the link, half-open.
        package let span: Range<Int>
    }

    /// A link of an intent, with places for values.
    package struct Pattern: Sendable {
        /// As a person reads it: `https://example.com/notes/${target}`.
        package let source: String
        private let read: @Sendable (String) -> [Part]?

        init(source: String, read: @escaping @Sendable (String) -> [Part]?) {
            self.source = source
            self.read = read
        }

        /// The values that stand in a link; `nil` when the link is none of these.
        package func parts(of link: String) -> [Part]? { read(link) }
    }

    /// The link of an entity, an enum's case or an intent with its values; `nil` when it has none, or lacks a value.
    package static func url(of value: any Sendable) -> URL? {
        func text<Entity: URLRepresentableEntity>(of entity: Entity) -> String? {
            Entity.urlRepresentation.url(of: entity)
        }
        func text<Enum: URLRepresentableEnum>(of value: Enum) -> String? { Enum.urlRepresentation.url(of: value) }
        func text<Intent: URLRepresentableIntent>(of intent: Intent) -> String? {
            Intent.urlRepresentation.url(of: intent)
        }
        let link: String? =
            switch value {
            case let entity as any URLRepresentableEntity: text(of: entity)
            case let value as any URLRepresentableEnum: text(of: value)
            case let intent as any URLRepresentableIntent: text(of: intent)
            default: nil
            }
        return link.flatMap { URL(string: $0) }
    }

    /// The links by which an intent is found: its own, and those of what it opens.
    package static func patterns(of intent: any AppIntent) -> [Pattern] {
        func own<Intent: URLRepresentableIntent>(_ intent: Intent) -> Pattern {
            Intent.urlRepresentation.pattern(in: intent)
        }
        if let intent = intent as? any URLRepresentableIntent { return [own(intent)] }
        guard let intent = intent as? any OpenIntent else { return [] }
        func target<Intent: OpenIntent>(of intent: Intent) -> TargetLink? {
            func entity<Entity: URLRepresentableEntity>(_ type: Entity.Type) -> TargetLink {
                type.urlRepresentation.link
            }
            func cases<Enum: URLRepresentableEnum>(_ type: Enum.Type) -> TargetLink { type.urlRepresentation.link }
            if let type = Intent.Value.self as? any URLRepresentableEntity.Type { return entity(type) }
            return (Intent.Value.self as? any URLRepresentableEnum.Type).map { cases($0) }
        }
        return target(of: intent).map { [$0.pattern] } ?? []
    }
}

extension IntentURLRepresentation {
    fileprivate func pattern(in intent: Intent) -> Link.Pattern {
        guard case .own(let template) = form else {
            guard case .target(let link, _) = form else { return Link.Pattern(source: "") { _ in nil } }
            return link.pattern
        }
        let unchecked = UncheckedTemplate(template: template)
        return Link.Pattern(source: template.source { Self.name(of: $0, in: intent) }) { link in
            unchecked.template.values(in: link)?.map { found in
                Link.Part(
                    parameter: Self.name(of: found.slot, in: intent), isWhole: true, text: found.text, span: found.span)
            }
        }
    }

    private static func name(of path: PartialKeyPath<Intent>, in intent: Intent) -> String {
        IntentReflection.name(of: path, in: intent) ?? "unknown"
    }
}

/// Key paths are not marked sendable; these lead to parameters and properties and capture nothing.
private struct UncheckedTemplate<Slot>: @unchecked Sendable {
    let template: URLTemplate<Slot>
}

/// The link of what an intent opens, without its type.
struct TargetLink: Sendable {
    let pattern: Link.Pattern
    let url: @Sendable (any Sendable) -> String?
}

extension EntityURLRepresentation {
    var link: TargetLink {
        let unchecked = UncheckedTemplate(template: template)
        let pattern = Link.Pattern(source: template.source(Self.name)) { link in
            unchecked.template.values(in: link)?.map { found in
                Link.Part(parameter: "target", isWhole: Self.isWhole(found.slot), text: found.text, span: found.span)
            }
        }
        return TargetLink(pattern: pattern) { value in (value as? Entity).flatMap { url(of: $0) } }
    }

    /// The name of a property is not known without an entity.
    private static func name(of slot: Slot) -> String { isWhole(slot) ? "id" : "…" }

    private static func isWhole(_ slot: Slot) -> Bool {
        if case .id = slot { true } else { false }
    }
}

extension EnumURLRepresentation {
    var link: TargetLink {
        let pattern = Link.Pattern(source: source) { link in
            self.parts(of: link).map { [Link.Part(parameter: "target", isWhole: true, text: $0.text, span: $0.span)] }
        }
        return TargetLink(pattern: pattern) { value in (value as? Enum).flatMap { url(of: $0) } }
    }

    private var source: String {
        switch form {
        case .all(let template): template.source { _ in "rawValue" }
        case .single(let links):
            Enum.allCases.compactMap { links[$0]?.template.source { _ in "" } }.joined(separator: ", ")
        }
    }

    private func parts(of link: String) -> (text: String, span: Range<Int>)? {
        switch form {
        case .all(let template): return template.values(in: link)?.first.map { ($0.text, $0.span) }
        case .single(let links):
            let value = Enum.allCases.first { links[$0]?.template.values(in: link) != nil }
            return value.map { (LinkText.rawValue(of: $0), 0..<link.utf8.count) }
        }
    }
}
