package import Foundation

/// The units that readers of a locale use where an author named others: miles for kilometres in the United States.
package enum LocalUnit {
    /// The unit for a locale; the unit itself where its readers use it too.
    package static func of(_ unit: Dimension, in locale: Locale) -> Dimension {
        switch locale.measurementSystem {
        case .metric: metric[unit.symbol] ?? unit
        case .us: american[unit.symbol] ?? unit
        case .uk: british[unit.symbol] ?? unit
        default: unit
        }
    }

    /// Pairs of units of about the same size: metric and American.
    private static let pairs: [(metric: Dimension, american: Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.meters, UnitLength.yards), (UnitLength.centimeters, UnitLength.inches),
        (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
        (UnitMass.metricTons, UnitMass.shortTons), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitVolume.liters, UnitVolume.gallons),
        (UnitVolume.liters, UnitVolume.quarts), (UnitVolume.milliliters, UnitVolume.fluidOunces),
        (UnitArea.hectares, UnitArea.acres), (UnitArea.squareKilometers, UnitArea.squareMiles),
        (UnitArea.squareMeters, UnitArea.squareFeet), (UnitEnergy.kilojoules, UnitEnergy.kilocalories),
        (UnitPressure.hectopascals, UnitPressure.inchesOfMercury),
        (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon),
    ]

    private static let metric = Dictionary(pairs.map { ($0.american.symbol, $0.metric) }) { first, _ in first }
    private static let american = Dictionary(pairs.map { ($0.metric.symbol, $0.american) }) { first, _ in first }

    /// Britain drives in miles and weighs in kilograms.
    private static let british: [String: Dimension] = {
        let roads = [UnitLength.kilometers.symbol, UnitSpeed.kilometersPerHour.symbol]
        let miles = [UnitLength.miles.symbol, UnitSpeed.milesPerHour.symbol]
        let elsewhere = metric.filter { !miles.contains($0.key) }
        return elsewhere.merging(american.filter { roads.contains($0.key) }) { first, _ in first }
    }()
}
