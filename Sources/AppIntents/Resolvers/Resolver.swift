/// Turns a value of one type into a value of another: `"12"` into `12`, a name into a contact.
///
///     struct ContactResolver: Resolver {
///         func resolve(from input: String, context: Context<ContactEntity>) async throws -> ContactEntity? {
///             guard let contact = await book.contact(named: input) else {
///                 throw context.needsValueError("Who is “\(input)”?")
///             }
///             return contact
///         }
///     }
public protocol Resolver: Hashable, Sendable {
    /// What is turned into a value.
    associatedtype Input: _IntentValue
    /// What it is turned into.
    associatedtype Output: _IntentValue

    /// Makes the value.
    ///
    /// - Parameters:
    ///   - input: What a person said, or what an intent that ran before returned.
    ///   - context: The parameter that lacks the value.
    /// - Returns: The value; `nil` leaves the input to the next resolver.
    /// - Throws: An error of the context, which makes the runtime ask again with its words, or one of the author's own.
    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
    /// The parameter that lacks a value.
    public typealias Context = IntentParameterContext
}

/// A value that can lie within a range.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

/// A resolver that keeps to the range of its parameter.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver {
    /// Makes sure that a value lies within the parameter's range, both ends included.
    ///
    /// - Throws: An error that says the range, and by which the runtime asks again.
    public func checkParameterRangeContains<Value: RangeComparableProperty>(
        value: Value, context: IntentParameterContext<Output>
    ) throws where Value == Output.ValueType {
        guard let range = context.descriptor.range(of: Value.self) else { return }
        guard value < range.lowerBound || value > range.upperBound else { return }
        let (said, low, high) = (number(value), number(range.lowerBound), number(range.upperBound))
        throw context.needsValueError("\(said) is out of range; say a number from \(low) to \(high).")
    }

    private func number(_ value: some _IntentValue) -> String {
        ValueDisplay.representation(of: value).title.text()
    }
}
