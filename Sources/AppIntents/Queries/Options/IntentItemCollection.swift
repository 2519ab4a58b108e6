import Foundation

/// Values to pick from, in sections or in one list.
///
///     func results() async throws -> ItemCollection<String> {
///         ItemCollection {
///             ItemSection("Italian Authors") { "Dante Alighieri"; "Alessandro Manzoni" }
///             ItemSection("Russian Authors") { "Anton Chekhov" }
///         }
///     }
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// What stands above values that have no heading of their own.
    public let promptLabel: LocalizedStringResource?
    /// Whether the values are listed by name, each under its first letter.
    public let usesIndexedCollation: Bool
    /// The sections in order.
    public let sections: [IntentItemSection<Result>]

    /// Values in sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Values in one list, each by its own name.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) where Result == Result.ValueType {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            items: items.map { IntentItem($0) })
    }

    /// Items in one list.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: items.isEmpty ? [] : [IntentItemSection(items: items)])
    }

    /// Sections, or items, one under another.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }

    /// The values in order.
    public var items: [Result.ValueType] { sections.flatMap(\.items).map(\.value) }

    /// No values.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

    /// The values with the names and headings that they have here.
    public var _options: [_ResultOption] {
        guard !usesIndexedCollation else { return collated }
        let prompt = promptLabel.map { DisplayRepresentation(title: $0) }
        return sections.flatMap { section in section.items.map { $0.option(in: section.description ?? prompt) } }
    }

    private var collated: [_ResultOption] {
        sections.flatMap(\.items).map { item -> (title: String, option: _ResultOption) in
            let title = (item.description ?? ValueDisplay.representation(of: item.value)).title.text()
            return (title, item.option(in: DisplayRepresentation(title: "\(title.prefix(1).uppercased())")))
        }.sorted { $0.title.localizedStandardCompare($1.title) == .orderedAscending }.map(\.option)
    }
}
