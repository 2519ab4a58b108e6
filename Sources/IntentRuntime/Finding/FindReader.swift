import AppIntents
import Foundation
import GrammarFiles
import PhraseMatching
import SpokenLanguage

/// Reads words as a request for things: “find notes whose title contains otter, newest first, limit 3”.
struct FindReader: Sendable {
    let catalog: FindCatalog
    let answers: AnswerReader
    let skipped: SaidPhrases
    let deadline: Duration

    /// What the words ask for.
    ///
    /// - Throws: `HostingError` where the author's query does not work, and `CancellationError`.
    func read(_ spoken: SpokenText) async throws -> FindAnswer {
        let words = spoken.foldedWords
        guard !spoken.isOverlong, words.count <= Self.wordLimit else { return .none }
        var requests: [FindRequest] = []
        var refusal: String?
        var doubt: String?
        var foreign: String?
        for shape in FindShape.shapes(of: spoken, catalog, skipping: skipped) {
            guard !requests.contains(where: { $0.entity === shape.entity }) else { continue }
            if let app = shape.otherApp {
                foreign = foreign ?? Texts.noThings(shape.entity, in: app)
                continue
            }
            switch try await read(spoken, as: shape) {
            case .requests(let found): requests += found
            case .refused(let text): refusal = refusal ?? text
            case .unclear(let text): doubt = doubt ?? text
            case .none: break
            }
        }
        if !requests.isEmpty { return .requests(requests) }
        if let reason = refusal ?? foreign { return .refused(reason) }
        if let doubt { return .unclear(doubt) }
        guard let (place, entity) = catalog.misspelled(in: words) else { return .none }
        return .refused(Texts.noSuchThings(spoken.substring(spoken.words[place].span), nearly: entity))
    }

    /// Nobody asks for things in more words.
    private static let wordLimit = 64

    private func read(_ spoken: SpokenText, as shape: FindShape) async throws -> FindAnswer {
        let known = try await shape.entity.properties(catalog.lexicon.words, within: deadline)
        let parser = FindParser(spoken, catalog.lexicon, known ?? [], answers, app: shape.entity.appNames)
        guard known != nil else { return noneAtAll(shape, parser) }
        var trouble: FindTrouble?
        if let trouble = parser.badLimit(in: shape) { return .refused(Texts.trouble(trouble, shape.entity, parser)) }
        for clauses in parser.readings(of: shape) {
            switch await meaning(of: clauses, parser, shape.entity, shape.isSingular) {
            case .success(let request): return .requests([request])
            case .failure(let error): trouble = trouble ?? error.trouble
            }
        }
        trouble = trouble ?? parser.trouble(in: shape)
        if let trouble { return .refused(Texts.trouble(trouble, shape.entity, parser)) }
        return unread(in: shape, parser).map { .unclear(Texts.trouble(.unclear($0), shape.entity, parser)) } ?? .none
    }

    /// The words of a request that mean nothing; `nil` where they are too many, or of too little, for it to be one.
    private func unread(in shape: FindShape, _ parser: FindParser) -> String? {
        if parser.modifiers(shape.modifiers) != nil { return parser.text(shape.rest) }
        // “find otter notes”
        return shape.isSingular || shape.modifiers.count > Self.nameLimit ? nil : parser.text(shape.modifiers)
    }

    /// Nobody names what things are about, before their kind, in more words.
    private static let nameLimit = 3

    /// Where there are no things at all, nobody knows their properties: whatever is asked of them, there are none.
    private func noneAtAll(_ shape: FindShape, _ parser: FindParser) -> FindAnswer {
        guard let clauses = parser.modifiers(shape.modifiers) else { return .none }
        let introduces =
            !shape.rest.isEmpty
            && parser.introductions(
                at: shape.rest.lowerBound, before: shape.rest.upperBound
            ).contains { $0 > shape.rest.lowerBound }
        guard shape.rest.isEmpty || introduces else { return .none }
        return .requests([
            FindRequest(
                entity: shape.entity, request: .init(), parts: [], isTelling: clauses.isTelling || introduces,
                isSingular: shape.isSingular)
        ])
    }

    struct Failure: Error {
        let trouble: FindTrouble
    }

    /// What clauses ask for. A value with “and” or “or” in it is one where there is such a thing, and else it is several.
    private func meaning(
        of clauses: FindClauses, _ parser: FindParser, _ entity: FindableEntity, _ isSingular: Bool
    ) async -> Result<FindRequest, Failure> {
        let whole = await values(of: clauses, parser, entity, isSingular)
        guard clauses.conditions.contains(where: parser.isJoined) else { return whole }
        if case .success(let request) = whole, await isKnown(request, clauses, parser) { return whole }
        let spreads = parser.spreads(of: clauses)
        var failure: Result<FindRequest, Failure>?
        for spread in spreads.clauses {
            let several = await values(of: spread, parser, entity, isSingular)
            guard case .success(let request) = several else {
                failure = failure ?? several
                continue
            }
            if await isKnown(request, spread, parser) { return several }
        }
        return spreads.trouble.map { .failure(Failure(trouble: $0)) } ?? failure ?? whole
    }

    /// Whether something is found by each joined value that could be any words.
    private func isKnown(_ request: FindRequest, _ clauses: FindClauses, _ parser: FindParser) async -> Bool {
        for (said, condition) in zip(clauses.conditions, request.request.conditions)
        where parser.isJoined(said) && condition.property.takesAnyText {
            guard await exists(condition, request.entity) else { return false }
        }
        return true
    }

    private func exists(_ condition: PropertySearch.Condition, _ entity: FindableEntity) async -> Bool {
        let isDenied = condition.comparison == .notEqualTo
        guard !isDenied || condition.property.comparisons[.equalTo] != nil else { return false }
        let one = PropertySearch.Condition(
            condition.property, isDenied ? .equalTo : condition.comparison, condition.values)
        let search = entity.search
        let found = try? await entity.app.asking(the: entity.query, within: deadline) {
            try await FindableEntity.prepare(search)
            return try await !search.entities(.init(conditions: [one], limit: 1)).isEmpty
        }
        return found ?? false
    }

    /// Makes the values of the conditions of what was said.
    private func values(
        of clauses: FindClauses, _ parser: FindParser, _ entity: FindableEntity, _ isSingular: Bool
    ) async -> Result<FindRequest, Failure> {
        var request = PropertySearch.Request(
            mode: clauses.isOr == true ? .or : .and, limit: clauses.limit?.count)
        var parts: [Reading.Slot] = []
        for condition in clauses.conditions {
            switch await operands(of: condition, parser, entity.app) {
            case .failure(let failure): return .failure(failure)
            case .success(let operands):
                let property = parser.properties[operands.property].property
                request.conditions.append(.init(property, operands.comparison, operands.values.map(\.value)))
                parts.append(part(condition, property, operands, parser))
            }
        }
        if let (first, second) = clauses.contraryOrders {
            let said = FindTrouble.contradiction(parser.text(first.words), parser.text(second.words))
            return .failure(Failure(trouble: said))
        }
        for order in clauses.orders {
            guard order.others.isEmpty else {
                let properties = [order.property] + order.others
                return .failure(
                    Failure(trouble: .ambiguous(properties: properties, said: parser.text(order.words))))
            }
            let property = parser.properties[order.property].property
            request.orders.append(.init(property, isDescending: order.isDescending))
            parts.append(part(order, property, parser))
        }
        if let limit = clauses.limit {
            parts.append(
                Reading.Slot(
                    name: "limit", text: parser.text(limit.words), span: parser.span(limit.words),
                    value: .int(limit.count), title: String(limit.count), id: nil))
        }
        return .success(
            FindRequest(
                entity: entity, request: request, isReversed: clauses.isReversed, parts: parts,
                isTelling: clauses.isTelling, isSingular: isSingular))
    }

    private func part(
        _ condition: FindClauses.Condition, _ property: PropertySearch.Property, _ operands: Operands,
        _ parser: FindParser
    ) -> Reading.Slot {
        let words = catalog.lexicon.example(of: condition.comparison, property.kind) ?? condition.comparison.rawValue
        let title = words + " " + operands.values.map(\.title).unique.joined(separator: " – ")
        return Reading.Slot(
            name: property.name, text: parser.text(condition.words), span: parser.span(condition.words),
            value: .string(title), title: title, id: nil)
    }

    private func part(
        _ order: FindClauses.Order, _ property: PropertySearch.Property, _ parser: FindParser
    ) -> Reading.Slot {
        let direction = order.isDescending ? "descending" : "ascending"
        return Reading.Slot(
            name: "sortedBy", text: parser.text(order.words), span: parser.span(order.words),
            value: .list([.string(property.name), .string(direction)]),
            title: "\(catalog.lexicon.words.noun(property.title)), \(direction)", id: nil)
    }
}
