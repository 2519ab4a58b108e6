public import Foundation

// What each type is made of without the author's doing, in the order in which it is tried.

extension _IntentValue {
    /// Only a value of the type itself is taken.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension Int: RangeComparableProperty {
    /// A whole number, a number without its fraction, or digits.
    @ResolverSpecificationBuilder<Int>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Int>.Specification {
        IntResolver()
        IntFromDoubleResolver()
        IntFromStringResolver()
    }
}

extension Double: RangeComparableProperty {
    /// A number, whole or not, or digits.
    @ResolverSpecificationBuilder<Double>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Double>.Specification {
        DoubleResolver()
        DoubleFromIntResolver()
        DoubleFromStringResolver()
    }
}

extension Bool {
    /// The words for yes and no.
    @ResolverSpecificationBuilder<Bool>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Bool>.Specification {
        BoolFromStringResolver()
    }
}

extension String {
    /// Numbers, in digits.
    @ResolverSpecificationBuilder<String>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<String>.Specification {
        StringFromIntResolver<Int, String>()
        StringFromDoubleResolver()
    }
}

extension AttributedString {
    /// A text without attributes.
    @ResolverSpecificationBuilder<AttributedString>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<AttributedString>.Specification {
        AttributedStringFromStringResolver()
    }
}

extension URL {
    /// A link as a text.
    @ResolverSpecificationBuilder<URL>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<URL>.Specification {
        URLFromStringResolver()
    }
}

extension AppEnum {
    /// A case by its raw value or one of its names.
    @ResolverSpecificationBuilder<Self>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Self>.Specification {
        AppEnumFromStringResolver<Self>()
    }
}

extension AppEntity {
    /// Only entities are taken; words are left to the entity's query.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension AppEntity where Self: AppEnum {
    /// A case by its raw value or one of its names.
    @ResolverSpecificationBuilder<Self>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Self>.Specification {
        AppEnumFromStringResolver<Self>()
    }
}

extension Optional where Wrapped: _IntentValue {
    /// What the type that may be missing is made of.
    public static var defaultResolverSpecification: Wrapped.UnwrappedType.Specification {
        Wrapped.UnwrappedType.defaultResolverSpecification
    }
}

extension Set where Element: _IntentValue {
    /// Values in any order, of which each is taken once.
    @ResolverSpecificationBuilder<Set<Element>>
    public static var defaultResolverSpecification: ResolverSpecificationBuilder<Set<Element>>.Specification {
        SetFromArrayResolver<Element>()
    }
}
