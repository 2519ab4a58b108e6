import UniformTypeIdentifiers

extension IntentParameter {
    /// What every way to declare a parameter comes down to.
    convenience init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        _ requestValueDialog: IntentDialog?, _ requestDisambiguationDialog: IntentDialog?,
        _ inputConnectionBehavior: InputConnectionBehavior, default defaultValue: Value.UnwrappedType?,
        resolvers: [any Resolver] = [], _ tell: (inout ParameterDescriptor) -> Void = { _ in }
    ) {
        var descriptor = ParameterDescriptor(
            holding: Value.self, title: title, description: description, requestValueDialog: requestValueDialog,
            requestDisambiguationDialog: requestDisambiguationDialog, inputConnectionBehavior: inputConnectionBehavior)
        descriptor.resolvers = resolvers
        tell(&descriptor)
        self.init(descriptor, default: defaultValue)
    }
}

extension ParameterDescriptor {
    /// Offers the values that a provider finds.
    mutating func offer(_ provider: some DynamicOptionsProvider) {
        options = { try await provider.results()._options }
        optionsProvider = provider
    }

    /// Offers some of an enum's cases; all of them are known without.
    mutating func offer<Case: AppEnum>(_ values: [Case]) {
        guard values.count != Case.allCases.count || Set(values) != Set(Case.allCases) else { return }
        options = { values.map { _ResultOption(value: $0, display: $0.caseDisplayRepresentation) } }
    }

    /// How many values are taken right now: in a widget as many as fit its size.
    package var currentSize: IntentCollectionSize? { size ?? IntentWidgetFamily.current.flatMap { sizes[$0] } }

    /// The range as an author writes it, if one was written in that type.
    package func bounds<Bound: Comparable & Sendable>() -> (lowerBound: Bound, upperBound: Bound)? {
        range(of: Bound.self).map { ($0.lowerBound, $0.upperBound) }
    }
}

extension ParameterDescriptor {
    /// Measures in a unit of bare numbers, or in the base unit: whatever is said is turned into one that `isFixed`, and
    /// one that is `adjusting` gives way to that of the reader's locale.
    mutating func measure<Quantity: _MeasuredIntentValue>(
        in unit: Quantity.ParameterUnit?, isFixed: Bool, adjusting: Bool, _ supportsNegativeNumbers: Bool,
        _ type: Quantity.Type
    ) {
        self.unit = unit
        isUnitFixed = isFixed
        adjustsUnitForLocale = adjusting
        self.supportsNegativeNumbers = supportsNegativeNumbers
        let measure: @Sendable (Double) -> Quantity = { number in
            let measurement = Quantity._measurement(number, in: unit)
            return adjusting ? measurement._inLocalUnit() : measurement
        }
        measurement = measure
        unitSymbol = measure(0)._unitSymbol
        guard isFixed, let unit else { return }
        fit = { value in
            guard let quantity = value as? Quantity else { return value }
            return quantity._converted(to: unit)
        }
    }
}

extension ParameterDescriptor {
    /// Why a file does not serve: the kinds that are wanted, and the kind that it is, in words; `nil` when it serves.
    package func objection(to file: IntentFile) -> (wanted: [String], found: String?)? {
        let type = file.type ?? .data
        guard !supportedContentTypes.isEmpty, !supportedContentTypes.contains(where: type.conforms) else { return nil }
        return (supportedContentTypes.map { $0.localizedDescription ?? $0.identifier }, file.type?.localizedDescription)
    }
}
