import AppIntents

/// Why a value of the right type does not serve a parameter.
enum ResolverCheck {
    /// What to say of the value; `nil` when it serves.
    static func objection(to value: any Sendable, _ descriptor: ParameterDescriptor) -> String? {
        switch value {
        case let file as IntentFile:
            descriptor.objection(to: file).map { Texts.needsFileOf($0.wanted, file.filename, $0.found) }
        case let quantity as any _MeasuredIntentValue where !descriptor.supportsNegativeNumbers && quantity._isNegative:
            Texts.needsPositiveQuantity
        default: nil
        }
    }
}
