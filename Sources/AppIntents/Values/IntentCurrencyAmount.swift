public import Foundation

/// An amount of money: `IntentCurrencyAmount(amount: 4.50, currencyCode: "EUR")`.
public struct IntentCurrencyAmount: Sendable, Hashable {
    /// What the resolvers make.
    public typealias Specification = EmptyResolverSpecification<IntentCurrencyAmount>
    /// The amount itself.
    public typealias UnwrappedType = IntentCurrencyAmount
    /// The amount itself.
    public typealias ValueType = IntentCurrencyAmount

    /// How much, in the currency's main unit: 4.50, not 450 cents.
    public let amount: Decimal
    /// The currency by its ISO 4217 code, such as `EUR`.
    public let currencyCode: String

    /// So much of a currency.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue, DisplayRepresentable {
    /// An amount of money.
    public static var _valueType: _IntentValueType { .other(Self.self) }
    /// Only amounts are taken; the runtime reads what is said.
    public static var defaultResolverSpecification: Specification { Specification() }
    /// “Amount”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }

    /// The amount as the current locale writes it: “€4.50”.
    public var displayRepresentation: DisplayRepresentation {
        "\(amount.formatted(.currency(code: currencyCode).locale(TextLocale.effective)))"
    }
}
