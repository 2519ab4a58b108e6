import AppIntents
import PhraseMatching
import SpokenLanguage

extension ValueReader {
    /// Several values: “otter tracks and heron nest”. What is one thing by its whole name wins over its parts: “salt and vinegar”.
    func readList(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> Reading {
        var remark: String?
        let isNamed = descriptor.isNamed
        var texts: [SpokenText] = []
        var items = try await answers.lists.items(
            of: spoken, crossesCommas: isNamed, isText: descriptor.keepsSigns
        ) { text, isOnePiece in
            let found = try await item(text, isOnePiece, isNamed, descriptor, &remark)
            if found != nil { texts.append(text) }
            return found
        }
        if let kind = descriptor.spokenDateKind, items != nil {
            items = try await dates(answers.values.withMonths(texts, as: kind, at: answers.moment), descriptor)
        }
        guard let items else { return .unclear(remark ?? Texts.needsValues) }
        return reading(of: items, spoken)
    }

    private func reading(of items: [[Candidate]], _ spoken: SpokenText) -> Reading {
        // A single one stays as it is: the parameter takes it too.
        guard items.count > 1 else { return .values(items[0]) }
        guard items.allSatisfy({ $0.count == 1 }) else {
            return .values([Candidate(open: items, title: spoken.text)])
        }
        let list = items.map { $0[0] }.distinct
        guard list.count > 1 else { return .values(list) }
        return Candidate(list: list).map { .values([$0]) } ?? .unclear(Texts.needsValues)
    }

    /// The days of texts that were found to be days.
    private func dates(_ texts: [SpokenText], _ descriptor: ParameterDescriptor) async throws -> [[Candidate]] {
        var dates: [[Candidate]] = []
        for text in texts {
            if case .values(let found) = try await readOne(text, as: descriptor) { dates.append(found) }
        }
        return dates
    }

    private func item(
        _ text: SpokenText, _ isOnePiece: Bool, _ isNamed: Bool, _ descriptor: ParameterDescriptor,
        _ remark: inout String?
    ) async throws -> [Candidate]? {
        // Words go on until something separates them.
        if descriptor.isFreeText, !isOnePiece { return nil }
        if isNamed, let listed {
            if let option = listed.option(at: text, answers) { return [option] }
            if isOnePiece, let objection = listed.objection(to: text, answers) {
                remark = remark ?? objection
                return nil
            }
        }
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

    /// Whether it holds what was said as it is, with all signs.
    var keepsSigns: Bool {
        guard options == nil, read == nil else { return false }
        return switch valueType.element {
        case .string, .attributedString: true
        default: false
        }
    }

    fileprivate var spokenDateKind: SpokenDateKind? {
        guard options == nil else { return nil }
        return switch valueType.element {
        case .date, .dateComponents:
            switch dateKind {
            case .date: .date
            case .time: .time
            case .dateTime, nil: .dateTime
            }
        default: nil
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
