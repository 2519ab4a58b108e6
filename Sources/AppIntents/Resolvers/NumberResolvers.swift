/// Takes a whole number within the range of its parameter.
public struct IntResolver: RangeCheckingResolver {
    /// A whole number is taken.
    public typealias Input = Int
    /// A whole number is made.
    public typealias Output = Int

    /// A resolver for whole numbers.
    public init() {}

    /// The number itself.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Makes a whole number of any number within the range of its parameter.
public struct IntFromDoubleResolver: RangeCheckingResolver {
    /// A number is taken.
    public typealias Input = Double
    /// A whole number is made.
    public typealias Output = Int

    /// What is done with the part after the decimal point.
    public var roundingRule: FloatingPointRoundingRule

    /// A resolver that rounds.
    public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
        self.roundingRule = roundingRule
    }

    /// The number without what stands after its decimal point; `nil` for one that is too large.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: Double, context: IntentParameterContext<Int>) async throws -> Int? {
        guard let whole = Int(exactly: input.rounded(roundingRule)) else { return nil }
        try checkParameterRangeContains(value: whole, context: context)
        return whole
    }
}

/// Reads a whole number in digits.
public struct IntFromStringResolver: RangeCheckingResolver {
    /// A text is taken.
    public typealias Input = String
    /// A whole number is made.
    public typealias Output = Int

    /// The base of the digits, from 2 to 36.
    public var radix: Int

    /// A resolver that reads digits of a base from 2 to 36.
    public init(radix: Int = 10) {
        self.radix = radix
    }

    /// The number that the text is; `nil` for a text that is none, and for a base that there is not.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        guard (2...36).contains(radix), let number = Int(input.trimmingSpaces, radix: radix) else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}

/// Takes a number within the range of its parameter.
public struct DoubleResolver: RangeCheckingResolver {
    /// A number is taken.
    public typealias Input = Double
    /// A number is made.
    public typealias Output = Double

    /// A resolver for numbers.
    public init() {}

    /// The number itself; `nil` for what is no number.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: Double, context: IntentParameterContext<Double>) async throws -> Double? {
        guard !input.isNaN else { return nil }
        try checkParameterRangeContains(value: input, context: context)
        return input
    }
}

/// Makes a number of a whole one within the range of its parameter.
public struct DoubleFromIntResolver: RangeCheckingResolver {
    /// A whole number is taken.
    public typealias Input = Int
    /// A number is made.
    public typealias Output = Double

    /// A resolver for whole numbers.
    public init() {}

    /// The same number.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: Int, context: IntentParameterContext<Double>) async throws -> Double? {
        try checkParameterRangeContains(value: Double(input), context: context)
        return Double(input)
    }
}

/// Reads a number in digits, with a decimal point.
public struct DoubleFromStringResolver: RangeCheckingResolver {
    /// A text is taken.
    public typealias Input = String
    /// A number is made.
    public typealias Output = Double

    /// A resolver that reads digits.
    public init() {}

    /// The number that the text is; `nil` for a text that is none.
    ///
    /// - Throws: An error that says the parameter's range when the number is outside of it.
    public func resolve(from input: String, context: IntentParameterContext<Double>) async throws -> Double? {
        guard let number = Double(input.trimmingSpaces), number.isFinite else { return nil }
        try checkParameterRangeContains(value: number, context: context)
        return number
    }
}
