public import Foundation

/// Writes a whole number in digits.
public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue>: Resolver
where Output.ValueType == String {
    /// A resolver for whole numbers.
    public init() {}

    /// The digits; `nil` for what is no whole number.
    public func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output? {
        (input._unwrapped as? Int).flatMap { Output._make(from: String($0)) }
    }
}

/// Writes a number in digits: `2.5`, and `3` for three.
public struct StringFromDoubleResolver: Resolver {
    /// A number is taken.
    public typealias Input = Double
    /// A text is made.
    public typealias Output = String

    /// A resolver for numbers.
    public init() {}

    /// The digits.
    public func resolve(from input: Double, context: IntentParameterContext<String>) async throws -> String? {
        Int(exactly: input).map(String.init) ?? String(input)
    }
}

/// Makes a text with attributes of one without.
public struct AttributedStringFromStringResolver: Resolver {
    /// A text is taken.
    public typealias Input = String
    /// A text with attributes is made.
    public typealias Output = AttributedString

    /// A resolver for texts.
    public init() {}

    /// The text, without attributes.
    public func resolve(
        from input: String, context: IntentParameterContext<AttributedString>
    ) async throws -> AttributedString? {
        AttributedString(input)
    }
}

/// Reads yes and no, and what the parameter calls them.
public struct BoolFromStringResolver: Resolver {
    /// A text is taken.
    public typealias Input = String
    /// Yes or no is made.
    public typealias Output = Bool

    /// A resolver for words.
    public init() {}

    /// Yes or no; `nil` for any other word.
    public func resolve(from input: String, context: IntentParameterContext<Bool>) async throws -> Bool? {
        let word = input.trimmingSpaces.lowercased()
        if let names = context.displayName {
            if word == names.true.text().lowercased() { return true }
            if word == names.false.text().lowercased() { return false }
        }
        return switch word {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }
}

/// Reads a link: `https://example.org/notes`.
public struct URLFromStringResolver: Resolver {
    /// A text is taken.
    public typealias Input = String
    /// A link is made.
    public typealias Output = URL

    /// A resolver for texts.
    public init() {}

    /// The link; `nil` for a text that has no scheme, or none of a link's characters.
    public func resolve(from input: String, context: IntentParameterContext<URL>) async throws -> URL? {
        guard let url = URL(string: input.trimmingSpaces), url.scheme != nil else { return nil }
        return url
    }
}

/// Makes words into what is looked for.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
    /// A text is taken.
    public typealias Input = String
    /// Something to look for is made.
    public typealias Output = StringSearchCriteria

    /// A resolver for texts.
    public init() {}

    /// What the words look for; `nil` for no words.
    public func resolve(
        from input: String, context: IntentParameterContext<StringSearchCriteria>
    ) async throws -> StringSearchCriteria? {
        let term = input.trimmingSpaces
        return term.isEmpty ? nil : StringSearchCriteria(term: term)
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmingSpaces: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
