import AppIntents

/// A value that words may stand for: an entity, a case of an enum, a number, a text.
struct Candidate: Sendable {
    let value: any Sendable
    let title: String
    var subtitle: String?
    var synonyms: [String] = []
    /// The entity's identifier or the case's raw value.
    var id: String?
    /// The heading under which it is listed.
    var section: String?

    init(value: any Sendable, title: String, subtitle: String? = nil, synonyms: [String] = [], id: String? = nil) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.synonyms = synonyms
        self.id = id
    }

    /// A value without a title is shown as its identifier.
    init(value: any Sendable, display: DisplayRepresentation) {
        let id = Self.identifier(of: value)
        let title = display.title.text()
        self.init(
            value: value, title: title.isBlank ? id ?? title : title, subtitle: display.subtitle?.text(),
            synonyms: display.synonyms.map { $0.text() }, id: id)
    }

    init(_ option: _ResultOption) {
        self.init(value: option.value, display: option.display)
        section = option.section.map { section in
            [section.title.text(), section.subtitle?.text()].compactMap(\.self).filter { !$0.isBlank }
                .joined(separator: "   ")
        }
    }

    var names: [String] { [title] + synonyms }
    var option: Question.Option {
        Question.Option(title: title, subtitle: subtitle, synonyms: synonyms, id: id, section: section)
    }
    var description: ValueDescription { ValueDescription(of: value) }

    private static func identifier(of value: any Sendable) -> String? {
        func raw<Case: AppEnum>(_ value: Case) -> String { String(describing: value.rawValue) }
        func id<Entity: AppEntity>(_ entity: Entity) -> String { entity.id.entityIdentifierString }
        return switch value {
        case let entity as any AppEntity: id(entity)
        case let value as any AppEnum: raw(value)
        default: nil
        }
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Candidate {
    /// The cases of an enum, in the order of the source.
    static func cases(of type: any AppEnum.Type) -> [Candidate] { type.options.map(Candidate.init) }

    /// Yes and no, by what a parameter calls them.
    static func states(_ name: Bool.IntentDisplayName) -> [Candidate] {
        [Candidate(value: true, title: name.true.text()), Candidate(value: false, title: name.false.text())]
    }
}
