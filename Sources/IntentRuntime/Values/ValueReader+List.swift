import AppIntents
import GrammarFiles
import PhraseMatching
import SpokenLanguage

extension ValueReader {
    /// So many combinations of what items may mean are offered.
    private static let combinationLimit = 9

    /// Several values: “otter tracks and heron nest”. What is one thing by its whole name wins over its parts: “salt and vinegar”.
    func readList(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> Reading {
        var remark: String?
        let isNamed = descriptor.isNamed
        let items = try await answers.lists.items(of: spoken, crossesCommas: isNamed) { text, isOnePiece in
            try await item(text, isOnePiece, isNamed, descriptor, &remark)
        }
        guard let items else { return .unclear(remark ?? Texts.needsValues) }
        // A single one stays as it is: the parameter takes it too.
        guard items.count > 1 else { return .values(items[0]) }
        return .values(Self.combinations(of: items).compactMap(Candidate.init(list:)))
    }

    private func item(
        _ text: SpokenText, _ isOnePiece: Bool, _ isNamed: Bool, _ descriptor: ParameterDescriptor,
        _ remark: inout String?
    ) async throws -> [Candidate]? {
        // Words go on until something separates them.
        if descriptor.isFreeText, !isOnePiece { return nil }
        switch try await readOne(text, as: descriptor) {
        case .unclear(let reason):
            if isOnePiece { remark = remark ?? reason }
            return nil
        case .values(let found):
            guard isNamed, !isOnePiece else { return found }
            let name = NameParts(text)
            let whole = found.filter { name.areWhole(of: $0.names) }
            return whole.isEmpty ? nil : whole
        }
    }

    private static func combinations(of items: [[Candidate]]) -> [[Candidate]] {
        items.reduce([[]]) { rows, options in
            Array(rows.flatMap { row in options.map { row + [$0] } }.prefix(combinationLimit))
        }
    }
}

extension ParameterDescriptor {
    /// Whether its values are known by their names.
    fileprivate var isNamed: Bool {
        if options != nil { return true }
        return switch valueType.element {
        case .entity, .enumeration: true
        default: false
        }
    }

    fileprivate var isFreeText: Bool {
        guard options == nil else { return false }
        return switch valueType.element {
        case .string, .attributedString, .person: true
        default: false
        }
    }
}

extension Candidate {
    /// Several values as one, in an array of their type; `nil` where they are of no type that a parameter holds.
    fileprivate init?(list: [Candidate]) {
        let values = list.map(\.value)
        func array<Element: _IntentValue>(like first: Element) -> any Sendable { values.compactMap { $0 as? Element } }
        let declared = values.compactMap { $0 as? DeclarativeValue }
        let whole: any Sendable
        if let first = declared.first, declared.count == values.count {
            whole = DeclarativeValue(value: .list(declared.map(\.value)), type: first.type)
        } else if let first = values.first as? any _IntentValue {
            whole = array(like: first)
        } else {
            return nil
        }
        self.init(
            value: whole, title: list.map(\.title).joined(separator: ", "),
            id: list.allSatisfy { $0.id != nil } ? list.compactMap(\.id).joined(separator: ", ") : nil)
    }
}
