/// A point on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable {
    /// How far north of the equator, from -90 to 90.
    public var latitude: Double
    /// How far east of Greenwich, from -180 to 180.
    public var longitude: Double

    /// A point by its degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// The point where the equator meets the meridian of Greenwich.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }
}

/// Whether both numbers are degrees that exist.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}

/// Where a place is. Linux has no module that finds out; a value is as exact as whoever made it.
///
///     CLLocation(latitude: 54.486, longitude: -0.612).distance(from: harbour)
public final class CLLocation: Sendable, Hashable {
    /// The point.
    public let coordinate: CLLocationCoordinate2D

    /// A place by its degrees.
    public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// How far two places are apart, in metres along the surface of a globe.
    public func distance(from location: CLLocation) -> Double {
        let one = coordinate, other = location.coordinate
        let meanRadius = 6_371_008.8
        let half = (
            latitude: radians(other.latitude - one.latitude) / 2,
            longitude: radians(other.longitude - one.longitude) / 2
        )
        let chord =
            pow(sin(half.latitude), 2)
            + cos(radians(one.latitude)) * cos(radians(other.latitude)) * pow(sin(half.longitude), 2)
        return 2 * meanRadius * asin(min(1, sqrt(chord)))
    }

    private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    /// Whether two places are at the same point.
    public static func == (one: CLLocation, other: CLLocation) -> Bool { one.coordinate == other.coordinate }

    /// Hashes the point.
    public func hash(into hasher: inout Hasher) { hasher.combine(coordinate) }
}
