import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

/// Makes a value of a parameter's type of what a person said.
struct ValueReader: Sendable {
    let answers: AnswerReader
    /// What was listed with the question that is answered; a thing of a list may be meant by its place.
    var listed: ListedOptions?

    init(answers: AnswerReader, listed: ListedOptions? = nil) {
        (self.answers, self.listed) = (answers, listed)
    }

    /// What the words stand for: one value, several that fit, or why there is none.
    enum Reading: Sendable {
        case values([Candidate])
        case unclear(String)
    }

    /// One value; several where the parameter holds several: “milk, eggs and bread”.
    func read(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> Reading {
        // What reads by itself takes several by itself, too.
        descriptor.valueType.isCollection && descriptor.read == nil
            ? try await readList(spoken, as: descriptor) : try await readOne(spoken, as: descriptor)
    }

    func readOne(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> Reading {
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
        if let read = descriptor.read {
            let (found, remark) = read(text)
            return parsed(text, found, remark)
        }
        switch descriptor.valueType.element {
        case .string: return value(descriptor.isMultiline ? text : Self.line(text), text)
        case .attributedString: return value(AttributedString(text), text)
        case .bool: return bool(spoken, descriptor)
        case .int: return whole(spoken, descriptor)
        case .double: return double(spoken, descriptor)
        case .decimal: return number(spoken, descriptor) { $0.decimal }
        case .measurement(let unit): return measurement(spoken, unit, descriptor)
        case .duration: return duration(spoken, descriptor)
        case .date: return date(spoken, descriptor) { $0.date }
        case .dateComponents: return date(spoken, descriptor) { $0.said }
        case .url: return parsed(text, answers.values.link(spoken), Texts.needsLink)
        case .uuid: return parsed(text, UUID(uuidString: text.filter { !$0.isWhitespace }), Texts.needsIdentifier)
        case .person: return value(person(spoken), text)
        case .file: return file(text)
        default: return .unclear(Texts.cannotBeSpoken(descriptor.noun))
        }
    }

    func value(_ value: any Sendable, _ title: String) -> Reading {
        .values([Candidate(value: value, title: title)])
    }

    private func parsed(_ text: String, _ value: (any Sendable)?, _ remark: String) -> Reading {
        value.map { self.value($0, text) } ?? .unclear(remark)
    }

    /// A text without line ends.
    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }

    private func file(_ text: String) -> Reading {
        let link = text.lowercased().hasPrefix("file://") ? URL(string: text) : nil
        let url = link.flatMap { $0.isFileURL ? $0 : nil } ?? URL(fileURLWithPath: text)
        guard FileManager.default.isReadableFile(atPath: url.path) else { return .unclear(Texts.needsFile(text)) }
        // What a folder or a device holds is no content with an end.
        let kind = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)[.type]
        guard kind as? FileAttributeType == .typeRegular else { return .unclear(Texts.noFile(text)) }
        return value(IntentFile(fileURL: url), text)
    }

    /// Somebody by name, or by how they are reached: “ann at example dot com”, “555 0100”.
    private func person(_ spoken: SpokenText) -> IntentPerson {
        if let email = answers.values.email(spoken) {
            return IntentPerson(handle: IntentPerson.Handle(emailAddress: email))
        }
        if let phone = answers.values.phone(spoken) {
            return IntentPerson(handle: IntentPerson.Handle(phoneNumber: phone))
        }
        return IntentPerson(identifier: .unknown, name: .displayName(spoken.text), handle: nil)
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
