/// What a person pays with: a card, an account.
public struct IntentPaymentMethod: Sendable, Hashable {
    /// What the resolvers make.
    public typealias Specification = EmptyResolverSpecification<IntentPaymentMethod>
    /// The method itself.
    public typealias UnwrappedType = IntentPaymentMethod
    /// The method itself.
    public typealias ValueType = IntentPaymentMethod

    /// A kind of card or account.
    public enum PaymentType: Sendable, Hashable, CaseIterable {
        /// Nobody knows.
        case unknown
        /// An account for daily use.
        case checking
        /// An account to save on.
        case savings
        /// An account for shares.
        case brokerage
        /// A card that takes the money at once.
        case debit
        /// A card that takes the money later.
        case credit
        /// A card that was paid in advance.
        case prepaid
        /// A card of a shop.
        case store
        /// A card in Apple Pay.
        case applePay

        /// The kind in words.
        package var name: LocalizedStringResource {
            switch self {
            case .unknown: "Payment Method"
            case .checking: "Checking"
            case .savings: "Savings"
            case .brokerage: "Brokerage"
            case .debit: "Debit"
            case .credit: "Credit"
            case .prepaid: "Prepaid"
            case .store: "Store"
            case .applePay: "Apple Pay"
            }
        }
    }

    /// What kind of card or account it is.
    public let paymentType: PaymentType
    /// What the person calls it; `nil` when it has no name of its own.
    public let name: String?
    /// What tells it from others of its kind, such as the last digits of its number.
    public let identificationHint: String?
    /// Its picture.
    public let icon: DisplayRepresentation.Image?

    /// A card or an account.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name?.text()
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: _IntentValue, DisplayRepresentable {
    /// A card or an account.
    public static var _valueType: _IntentValueType { .other(Self.self) }
    /// Only payment methods are taken; the runtime reads what is said.
    public static var defaultResolverSpecification: Specification { Specification() }
    /// “Payment Method”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

    /// The name, or the kind where there is none, over what tells it from others.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: name.map { "\($0)" } ?? paymentType.name, subtitle: identificationHint.map { "\($0)" }, image: icon)
    }
}
