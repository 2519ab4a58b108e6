import AppIntents
import Foundation
import PhraseMatching
import SpokenLanguage

extension ResolverReader {
    /// What the type understands without resolvers.
    func plain(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> ValueReader.Reading {
        guard descriptor.options == nil else { return try await reader.read(spoken, as: descriptor) }
        switch descriptor.valueType.element {
        case .other(let type): return other(spoken, type, descriptor)
        case .person: return try await person(spoken, as: descriptor)
        default: return try await reader.read(spoken, as: descriptor)
        }
    }

    private func other(
        _ spoken: SpokenText, _ type: any _IntentValue.Type, _ descriptor: ParameterDescriptor
    ) -> ValueReader.Reading {
        switch type {
        case is IntentCurrencyAmount.Type: return ResolverMoney(answers: reader.answers).read(spoken, as: descriptor)
        case is CLPlacemark.Type: return .values([Candidate(value: CLPlacemark(name: spoken.text))])
        case is IntentPaymentMethod.Type: return .values([Candidate(value: Self.paymentMethod(spoken))])
        default: return .unclear(Texts.cannotBeSpoken(descriptor.noun))
        }
    }

    /// “my credit card” is a credit card; other words are what the person calls it.
    private static func paymentMethod(_ spoken: SpokenText) -> IntentPaymentMethod {
        let type = IntentPaymentMethod.PaymentType.allCases.first { type in
            type != .unknown && NameParts(type.name.text()).arePart(of: [spoken.text])
        }
        return IntentPaymentMethod(type: type ?? .unknown, name: "\(spoken.text)")
    }

    /// A person as the mode of the parameter means one: by name, by an address, by a number.
    private func person(_ spoken: SpokenText, as descriptor: ParameterDescriptor) async throws -> ValueReader.Reading {
        let reading = try await reader.read(spoken, as: descriptor)
        let mode = descriptor.personMode ?? .contact
        guard mode != .contact else { return reading }
        if case .values(let found) = reading, let person = found.first?.value as? IntentPerson,
            mode.takes(person.handle)
        {
            return reading
        }
        let handles = [Self.email(spoken.text), Self.phone(spoken.text)].compactMap(\.self)
        guard let handle = handles.first(where: mode.takes) else { return .unclear(Texts.needs(mode)) }
        return .values([Candidate(value: IntentPerson(handle: handle))])
    }

    /// An address as it is typed: something on both sides of one “@”, and a point behind it.
    private static func email(_ text: String) -> IntentPerson.Handle? {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
        let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return names.count > 1 && !names.contains("") ? IntentPerson.Handle(emailAddress: text) : nil
    }

    /// A number in digits, with what people write between them; at least three digits.
    private static func phone(_ text: String) -> IntentPerson.Handle? {
        let digits = text.filter { !" -/().".contains($0) }
        let number = digits.first == "+" ? digits.dropFirst() : digits[...]
        let isNumber = number.count >= 3 && number.allSatisfy { $0.isASCII && $0.isNumber }
        return isNumber ? IntentPerson.Handle(phoneNumber: digits) : nil
    }
}

extension IntentPerson.ParameterMode {
    /// Whether a person who is reached so is meant as the mode has it.
    fileprivate func takes(_ handle: IntentPerson.Handle?) -> Bool {
        switch (handle?.value, self) {
        case (.emailAddress, .email), (.emailAddress, .emailOrPhone): true
        case (.phoneNumber, .phone), (.phoneNumber, .emailOrPhone): true
        case (_, .contact): true
        default: false
        }
    }
}
