/// What an intent says or asks: `.result(dialog: "Created “\(title)”.")`.
public struct IntentDialog: Sendable, Hashable {
    /// All of it, for when there is nothing to look at.
    package let full: LocalizedStringResource

    /// The short form beside something that is shown; `nil` when the full one serves.
    package let supporting: LocalizedStringResource?

    /// The symbol beside the text.
    package let systemImageName: String?

    /// One text for every occasion.
    public init(_ string: LocalizedStringResource) {
        self.init(full: string, supporting: nil, systemImageName: nil)
    }

    /// A full text, and a short one for when the screen shows the rest.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting, systemImageName: nil)
    }

    /// A full text, and a short one with a symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: Optional(supporting), systemImageName: systemImageName)
    }

    /// A text with a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: nil, systemImageName: systemImageName)
    }

    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    /// A dialog without arguments.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A dialog with arguments.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
