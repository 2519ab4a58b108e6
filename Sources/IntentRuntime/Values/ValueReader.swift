import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

/// Makes a value of a parameter's type of what a person said.
struct ValueReader: Sendable {
    let answers: AnswerReader

    /// What the words stand for: one value, several that fit, or why there is none.
    enum Reading: Sendable {
        case values([Candidate])
        case unclear(String)
    }

    func read(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> Reading {
        if let options = try await descriptor.options?() {
            return pick(spoken, from: options.map(Candidate.init), noun: descriptor.noun)
        }
        switch descriptor.valueType.element {
        case .entity(let type): return try await readEntity(spoken, of: type, as: descriptor)
        case .enumeration(let type): return pick(spoken, from: Candidate.cases(of: type), noun: descriptor.noun)
        case .union(let type): return try await readUnion(spoken, of: type, as: descriptor)
        default: return readPlain(spoken, as: descriptor)
        }
    }

    private func readEntity(
        _ spoken: SpokenText, of type: any AppEntity.Type, as descriptor: ParameterDescriptor
    ) async throws -> Reading {
        let found = try await EntityFinder(type, query: descriptor.query).named(spoken, answers)
        return found.isEmpty ? .unclear(Texts.noneCalled(spoken.text, noun: descriptor.noun)) : .values(found)
    }

    /// Words like “the” and “in” alone are no part of a name, only a whole one.
    private func pick(_ spoken: SpokenText, from candidates: [Candidate], noun: String) -> Reading {
        guard answers.saysSomething(spoken) else {
            let name = NameParts(spoken)
            let whole = candidates.filter { name.areWhole(of: $0.names) }
            return whole.isEmpty ? .unclear(Texts.noneCalled(spoken.text, noun: noun)) : .values(whole)
        }
        // What was listed, and can be meant by its place, is known to whoever listed it.
        return switch answers.choice(spoken, among: candidates.map(\.names), byPlace: false) {
        case .one(let index): .values([candidates[index]])
        case .several(let indices): .values(indices.map { candidates[$0] })
        case .outOfRange, .neither, .none: .unclear(Texts.noneCalled(spoken.text, noun: noun))
        }
    }

    private func readPlain(_ spoken: SpokenText, as descriptor: ParameterDescriptor) -> Reading {
        let text = spoken.text
        switch descriptor.valueType.element {
        case .string: return value(text, text)
        case .attributedString: return value(AttributedString(text), text)
        case .bool:
            guard let answer = answers.boolean(spoken) else { return .unclear(Texts.needsYesOrNo) }
            return value(answer, answer ? "yes" : "no")
        case .int: return whole(spoken, descriptor.inclusiveRange)
        case .double: return number(spoken, descriptor.inclusiveRange) { $0 }
        case .decimal: return number(spoken, descriptor.inclusiveRange) { Decimal($0) }
        case .measurement:
            guard let measure = descriptor.measurement else { return .unclear(Texts.cannotBeSpoken(descriptor.noun)) }
            return number(spoken, descriptor.inclusiveRange, measure)
        case .duration: return number(spoken, descriptor.inclusiveRange) { Duration.seconds($0) }
        case .url: return parsed(text, URL(string: text), Texts.needsLink)
        case .uuid: return parsed(text, UUID(uuidString: text), Texts.needsIdentifier)
        case .date: return parsed(text, Self.date(text), Texts.needsDate)
        case .person: return value(IntentPerson(identifier: .unknown, name: .displayName(text), handle: nil), text)
        case .file: return file(text)
        case .entity, .enumeration, .union, .dateComponents, .optional, .array, .set, .other, .never:
            return .unclear(Texts.cannotBeSpoken(descriptor.noun))
        }
    }

    private func value(_ value: any Sendable, _ title: String) -> Reading {
        .values([Candidate(value: value, title: title)])
    }

    private func parsed(_ text: String, _ value: (any Sendable)?, _ remark: String) -> Reading {
        value.map { self.value($0, text) } ?? .unclear(remark)
    }

    private func whole(_ spoken: SpokenText, _ range: ClosedRange<Double>?) -> Reading {
        guard let number = answers.number(spoken), let whole = Int(exactly: number) else {
            return .unclear(Texts.needsWholeNumber)
        }
        guard range?.contains(number) ?? true else { return .unclear(Texts.outOfRange(number, range)) }
        return value(whole, String(whole))
    }

    private func number(
        _ spoken: SpokenText, _ range: ClosedRange<Double>?, _ make: (Double) -> any Sendable
    ) -> Reading {
        guard let number = answers.number(spoken) else { return .unclear(Texts.needsNumber) }
        guard range?.contains(number) ?? true else { return .unclear(Texts.outOfRange(number, range)) }
        return value(make(number), Texts.number(number))
    }

    private func file(_ text: String) -> Reading {
        let url = URL(fileURLWithPath: text)
        guard FileManager.default.isReadableFile(atPath: url.path) else { return .unclear(Texts.needsFile(text)) }
        return value(IntentFile(fileURL: url), text)
    }

    /// Dates as ISO 8601 writes them, with or without a time.
    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: .iso8601.year().month().day()))
    }
}

extension ParameterDescriptor {
    /// What the value is called in a sentence: the entity's or the enum's type name, else the parameter's title.
    var noun: String {
        let name: LocalizedStringResource? =
            switch valueType.element {
            case .entity(let type): type.typeDisplayRepresentation.name
            case .enumeration(let type): type.typeDisplayRepresentation.name
            default: title
            }
        return ((valueName ?? name)?.text() ?? "value").lowercased()
    }
}
