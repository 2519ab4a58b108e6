/// How one parameter of a shortcut is offered: a sentence with the parameter in it, and collections of values.
///
///     ParameterPresentation(
///         for: \.$target, summary: Summary("Open \(\.$target)"),
///         optionsCollections: { OptionsCollection(NoteQuery(), title: "Notes", systemImageName: "note.text") })
///
/// What the collections hold can be said in the shortcut's phrases, besides what the parameter's own query suggests.
///
/// Unchecked, since key paths are not marked sendable; these lead to parameters and capture nothing.
public struct AppShortcutParameterPresentation<
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>, ParameterKeyPath
>: @unchecked Sendable where ParameterKeyPath: KeyPath<Intent, Parameter> {
    private let keyPath: ParameterKeyPath
    private let summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
    private let collections: [any AppShortcutOptionsCollectionProtocol]

    /// - Parameters:
    ///   - parameterKeyPath: The parameter.
    ///   - summary: The sentence, with the parameter in it.
    ///   - optionsCollections: What the parameter may be.
    public init(
        for parameterKeyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections: () ->
            some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
    ) {
        keyPath = parameterKeyPath
        self.summary = summary
        collections = Array(optionsCollections())
    }

    func descriptor(in intent: Intent) -> ParameterPresentationDescriptor? {
        guard let name = IntentReflection.name(of: keyPath, in: intent) else { return nil }
        return ParameterPresentationDescriptor(
            parameter: name, summary: summary.summary.template.resolved(in: intent),
            collections: collections.map(Self.collection))
    }

    private static func collection(
        of collection: any AppShortcutOptionsCollectionProtocol
    ) -> ParameterPresentationDescriptor.Collection {
        func describe<Collection: AppShortcutOptionsCollectionProtocol>(
            _ collection: Collection
        ) -> ParameterPresentationDescriptor.Collection {
            ParameterPresentationDescriptor.Collection(
                title: collection.title, systemImageName: collection.systemImageName,
                provider: collection.dynamicOptionsProvider)
        }
        return describe(collection)
    }
}
