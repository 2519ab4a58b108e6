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
        case is IntentCurrencyAmount.Type:
            return ResolverMoney(answers: reader.answers, descriptor: descriptor).read(spoken)
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
        let email = reader.answers.values.email(spoken).map { IntentPerson.Handle(emailAddress: $0) }
        let phone = reader.answers.values.phone(spoken).map { IntentPerson.Handle(phoneNumber: $0) }
        let handle: IntentPerson.Handle?
        let mode = descriptor.personMode ?? .contact
        switch mode {
        case .contact: return try await reader.read(spoken, as: descriptor)
        case .email: handle = email
        case .phone: handle = phone
        case .emailOrPhone: handle = email ?? phone
        }
        return handle.map { .values([Candidate(value: IntentPerson(handle: $0))]) } ?? .unclear(Texts.needs(mode))
    }
}
