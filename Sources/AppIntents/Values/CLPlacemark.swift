/// A place in words: its name, its street, its town. Linux has no module that knows where places are.
///
///     CLPlacemark(name: "Harbour Mill", thoroughfare: "Quay Street", locality: "Whitby", country: "England")
public final class CLPlacemark: Sendable, Hashable {
    /// What the resolvers make.
    public typealias Specification = EmptyResolverSpecification<CLPlacemark>
    /// The place itself.
    public typealias UnwrappedType = CLPlacemark
    /// The place itself.
    public typealias ValueType = CLPlacemark

    /// What the place is called.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The town.
    public let locality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The code for letters.
    public let postalCode: String?
    /// The country.
    public let country: String?
    /// Where on the earth it is; `nil` for a place that was only named.
    public let location: CLLocation?

    /// A place of which so much is known.
    public init(
        name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil, locality: String? = nil,
        administrativeArea: String? = nil, postalCode: String? = nil, country: String? = nil,
        location: CLLocation? = nil
    ) {
        self.name = name
        self.thoroughfare = thoroughfare
        self.subThoroughfare = subThoroughfare
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.postalCode = postalCode
        self.country = country
        self.location = location
    }

    /// Whether all that is known of two places is the same.
    public static func == (one: CLPlacemark, other: CLPlacemark) -> Bool {
        one.parts == other.parts && one.location == other.location
    }

    /// Hashes all that is known of the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(location)
    }

    private var parts: [String?] {
        [name, thoroughfare, subThoroughfare, locality, administrativeArea, postalCode, country]
    }

    /// The place in the words of a style; what the style asks for may be unknown, and then the rest is said.
    package func text(in style: ParameterDescriptor.PlacemarkStyle) -> String {
        let street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
        let town = [locality, administrativeArea, postalCode].compactMap(\.self).joined(separator: " ")
        let address = [street, town, country ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        return switch style {
        case .name: name ?? address
        case .address: address.isEmpty ? name ?? "" : address
        case .city: locality ?? name ?? address
        }
    }
}

extension CLPlacemark: _IntentValue, DisplayRepresentable {
    /// A place.
    public static var _valueType: _IntentValueType { .other(CLPlacemark.self) }
    /// Only places are taken; the runtime makes one of what is said.
    public static var defaultResolverSpecification: Specification { Specification() }
    /// “Place”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
    /// The name over the town.
    public var displayRepresentation: DisplayRepresentation {
        let title = text(in: .name)
        return DisplayRepresentation(title: "\(title)", subtitle: locality.flatMap { $0 == title ? nil : "\($0)" })
    }
}
