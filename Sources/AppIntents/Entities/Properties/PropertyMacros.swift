public import CoreSpotlight

/// Lets a property that is worked out be seen, found and sorted by like one that is stored.
///
///     @ComputedProperty var summary: String { "\(name) by the sea" }
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property that is worked out, with a title.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property that is worked out and is also put into the search index.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property with a title that is worked out and is also put into the search index.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property that is worked out and is also put into the search index, under a name of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// A property with a title that is worked out and is also put into the search index, under a name of the app's own.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro ComputedProperty(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

/// Lets a property that takes time to read be seen and found; it is read only where it is needed, and never put into the index.
///
///     @DeferredProperty var weather: String { get async throws { try await Sky.shared.weather(in: name) } }
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro DeferredProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A property that takes time to read, with a title.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A property that takes time to read; an index that is filled while entities are at hand leaves it out.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

/// A property with a title that takes time to read; an index that is filled while entities are at hand leaves it out.
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro DeferredProperty(
    title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
