/// Finds what property wrappers put into an intent, a query or an entity.
package enum IntentReflection {
    /// The parameters of an intent, in the order of the source: `("target", parameter)` for `@Parameter var target`.
    ///
    /// The parameters are the very objects that `perform()` reads.
    package static func parameters(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        if let intent = intent as? any DescribedIntent { return intent.parameters }
        return wrappers(of: intent, as: (any AnyIntentParameter).self).map { (name: $0.name, parameter: $0.wrapper) }
    }

    /// What the author said of one of an intent's parameters; `nil` when the intent has none of that name.
    package static func descriptor(of name: String, in intent: any AppIntent) -> ParameterDescriptor? {
        parameters(of: intent).first { $0.name == name }?.parameter.descriptor
    }

    /// The dependencies of an intent, a query or an options provider.
    package static func dependencies(of value: Any) -> [any AnyAppDependency] {
        wrappers(of: value, as: (any AnyAppDependency).self).map(\.wrapper)
    }

    /// The properties of an entity, in the order of the source, with those that are computed.
    package static func properties(of entity: any AppEntity) -> [(name: String, property: any AnyEntityProperty)] {
        Mirror(reflecting: entity).children.compactMap { child in
            let property =
                child.value as? any AnyEntityProperty
                ?? (child.value as? any EntityPropertySource)?.property(in: entity)
            guard let label = child.label, let property else { return nil }
            return (name: property.identifier ?? Self.name(ofWrapper: label), property: property)
        }
    }

    /// The name of one of an intent's parameters.
    package static func name(of parameter: any AnyIntentParameter, in intent: any AppIntent) -> String? {
        parameters(of: intent).first { $0.parameter === parameter }?.name
    }

    /// The name of the parameter that `\.$target` leads to.
    ///
    /// A key path cannot be printed on Linux, but it leads to the same object that the mirror shows.
    package static func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>, in intent: Intent) -> String? {
        (intent[keyPath: keyPath] as? any AnyIntentParameter).flatMap { name(of: $0, in: intent) }
    }

    /// Starts over: a new intent of the same type, with the values that were set in this one.
    ///
    /// Copies of an intent share their parameters, so that every turn needs an intent of its own.
    package static func fresh<Intent: AppIntent>(_ intent: Intent) -> Intent {
        let fresh = (intent as? any DescribedIntent)?.fresh() as? Intent ?? Intent()
        for (new, old) in zip(parameters(of: fresh), parameters(of: intent)) {
            new.parameter.adopt(old.parameter)
        }
        return fresh
    }

    private static func wrappers<Wrapper>(of value: Any, as type: Wrapper.Type) -> [(name: String, wrapper: Wrapper)] {
        Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label, let wrapper = child.value as? Wrapper else { return nil }
            return (name: name(ofWrapper: label), wrapper: wrapper)
        }
    }

    /// `title` of the stored `_title`.
    private static func name(ofWrapper label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
}
