package import Foundation

/// What can be measured.
package enum QuantityKind: String, Sendable, Hashable, CaseIterable {
    case acceleration, angle, area, concentrationMass, dispersion, duration, electricCharge, electricCurrent
    case electricPotentialDifference, electricResistance, energy, frequency, fuelEfficiency, illuminance
    case informationStorage, length, mass, power, pressure, speed, temperature, volume

    /// By the name of its class of units: "UnitLength".
    package init?(unitType name: String) {
        guard name.hasPrefix("Unit"), let first = name.dropFirst(4).first else { return nil }
        self.init(rawValue: first.lowercased() + name.dropFirst(5))
    }
}

/// A unit by its name: `kilometers` of `length`.
package struct QuantityUnit: Sendable, Hashable {
    package let kind: QuantityKind
    /// As Foundation calls it.
    package let name: String

    /// Nil where there is no such unit.
    package init?(_ kind: QuantityKind, _ name: String) {
        guard UnitCatalog.units(of: kind)[name] != nil else { return nil }
        (self.kind, self.name) = (kind, name)
    }

    /// By how it is written: "km"; nil where there is no such unit.
    package init?(_ kind: QuantityKind, symbol: String) {
        let named = UnitCatalog.units(of: kind).filter { $0.value.symbol == symbol }.keys.min()
        guard let named else { return nil }
        (self.kind, name) = (kind, named)
    }

    /// All that there are of a kind.
    package static func names(of kind: QuantityKind) -> [String] { UnitCatalog.units(of: kind).keys.sorted() }

    /// Foundation's unit.
    package var dimension: Dimension { UnitCatalog.units(of: kind)[name] ?? Dimension(symbol: name) }

    /// How the unit is written: "km".
    package var symbol: String { dimension.symbol }
}

/// All units that Foundation knows, by the names that it gives them.
enum UnitCatalog {
    static func units(of kind: QuantityKind) -> [String: Dimension] {
        switch kind {
        case .acceleration: acceleration
        case .angle: angle
        case .area: area
        case .concentrationMass: concentrationMass
        case .dispersion: dispersion
        case .duration: duration
        case .electricCharge: electricCharge
        case .electricCurrent: electricCurrent
        case .electricPotentialDifference: electricPotentialDifference
        case .electricResistance: electricResistance
        case .energy: energy
        case .frequency: frequency
        case .fuelEfficiency: fuelEfficiency
        case .illuminance: illuminance
        case .informationStorage: informationStorage
        case .length: length
        case .mass: mass
        case .power: power
        case .pressure: pressure
        case .speed: speed
        case .temperature: temperature
        case .volume: volume
        }
    }

    private static var acceleration: [String: Dimension] {
        ["metersPerSecondSquared": UnitAcceleration.metersPerSecondSquared, "gravity": UnitAcceleration.gravity]
    }

    private static var angle: [String: Dimension] {
        [
            "degrees": UnitAngle.degrees, "arcMinutes": UnitAngle.arcMinutes, "arcSeconds": UnitAngle.arcSeconds,
            "radians": UnitAngle.radians, "gradians": UnitAngle.gradians, "revolutions": UnitAngle.revolutions,
        ]
    }

    private static var area: [String: Dimension] {
        [
            "squareMegameters": UnitArea.squareMegameters, "squareKilometers": UnitArea.squareKilometers,
            "squareMeters": UnitArea.squareMeters, "squareCentimeters": UnitArea.squareCentimeters,
            "squareMillimeters": UnitArea.squareMillimeters, "squareMicrometers": UnitArea.squareMicrometers,
            "squareNanometers": UnitArea.squareNanometers, "squareInches": UnitArea.squareInches,
            "squareFeet": UnitArea.squareFeet, "squareYards": UnitArea.squareYards, "squareMiles": UnitArea.squareMiles,
            "acres": UnitArea.acres, "ares": UnitArea.ares, "hectares": UnitArea.hectares,
        ]
    }

    private static var concentrationMass: [String: Dimension] {
        [
            "gramsPerLiter": UnitConcentrationMass.gramsPerLiter,
            "milligramsPerDeciliter": UnitConcentrationMass.milligramsPerDeciliter,
        ]
    }

    private static var dispersion: [String: Dimension] {
        ["partsPerMillion": UnitDispersion.partsPerMillion]
    }

    private static var duration: [String: Dimension] {
        [
            "hours": UnitDuration.hours, "minutes": UnitDuration.minutes, "seconds": UnitDuration.seconds,
            "milliseconds": UnitDuration.milliseconds, "microseconds": UnitDuration.microseconds,
            "nanoseconds": UnitDuration.nanoseconds, "picoseconds": UnitDuration.picoseconds,
        ]
    }

    private static var electricCharge: [String: Dimension] {
        [
            "coulombs": UnitElectricCharge.coulombs, "megaampereHours": UnitElectricCharge.megaampereHours,
            "kiloampereHours": UnitElectricCharge.kiloampereHours, "ampereHours": UnitElectricCharge.ampereHours,
            "milliampereHours": UnitElectricCharge.milliampereHours,
            "microampereHours": UnitElectricCharge.microampereHours,
        ]
    }

    private static var electricCurrent: [String: Dimension] {
        [
            "megaamperes": UnitElectricCurrent.megaamperes, "kiloamperes": UnitElectricCurrent.kiloamperes,
            "amperes": UnitElectricCurrent.amperes, "milliamperes": UnitElectricCurrent.milliamperes,
            "microamperes": UnitElectricCurrent.microamperes,
        ]
    }

    private static var electricPotentialDifference: [String: Dimension] {
        [
            "megavolts": UnitElectricPotentialDifference.megavolts,
            "kilovolts": UnitElectricPotentialDifference.kilovolts, "volts": UnitElectricPotentialDifference.volts,
            "millivolts": UnitElectricPotentialDifference.millivolts,
            "microvolts": UnitElectricPotentialDifference.microvolts,
        ]
    }

    private static var electricResistance: [String: Dimension] {
        [
            "megaohms": UnitElectricResistance.megaohms, "kiloohms": UnitElectricResistance.kiloohms,
            "ohms": UnitElectricResistance.ohms, "milliohms": UnitElectricResistance.milliohms,
            "microohms": UnitElectricResistance.microohms,
        ]
    }

    private static var energy: [String: Dimension] {
        [
            "kilojoules": UnitEnergy.kilojoules, "joules": UnitEnergy.joules, "kilocalories": UnitEnergy.kilocalories,
            "calories": UnitEnergy.calories, "kilowattHours": UnitEnergy.kilowattHours,
        ]
    }

    private static var frequency: [String: Dimension] {
        [
            "terahertz": UnitFrequency.terahertz, "gigahertz": UnitFrequency.gigahertz,
            "megahertz": UnitFrequency.megahertz, "kilohertz": UnitFrequency.kilohertz, "hertz": UnitFrequency.hertz,
            "millihertz": UnitFrequency.millihertz, "microhertz": UnitFrequency.microhertz,
            "nanohertz": UnitFrequency.nanohertz,
        ]
    }

    private static var fuelEfficiency: [String: Dimension] {
        [
            "litersPer100Kilometers": UnitFuelEfficiency.litersPer100Kilometers,
            "milesPerGallon": UnitFuelEfficiency.milesPerGallon,
            "milesPerImperialGallon": UnitFuelEfficiency.milesPerImperialGallon,
        ]
    }

    private static var illuminance: [String: Dimension] {
        ["lux": UnitIlluminance.lux]
    }

    private static var informationStorage: [String: Dimension] {
        [
            "bytes": UnitInformationStorage.bytes, "bits": UnitInformationStorage.bits,
            "nibbles": UnitInformationStorage.nibbles, "yottabytes": UnitInformationStorage.yottabytes,
            "zettabytes": UnitInformationStorage.zettabytes, "exabytes": UnitInformationStorage.exabytes,
            "petabytes": UnitInformationStorage.petabytes, "terabytes": UnitInformationStorage.terabytes,
            "gigabytes": UnitInformationStorage.gigabytes, "megabytes": UnitInformationStorage.megabytes,
            "kilobytes": UnitInformationStorage.kilobytes, "yottabits": UnitInformationStorage.yottabits,
            "zettabits": UnitInformationStorage.zettabits, "exabits": UnitInformationStorage.exabits,
            "petabits": UnitInformationStorage.petabits, "terabits": UnitInformationStorage.terabits,
            "gigabits": UnitInformationStorage.gigabits, "megabits": UnitInformationStorage.megabits,
            "kilobits": UnitInformationStorage.kilobits, "yobibytes": UnitInformationStorage.yobibytes,
            "zebibytes": UnitInformationStorage.zebibytes, "exbibytes": UnitInformationStorage.exbibytes,
            "pebibytes": UnitInformationStorage.pebibytes, "tebibytes": UnitInformationStorage.tebibytes,
            "gibibytes": UnitInformationStorage.gibibytes, "mebibytes": UnitInformationStorage.mebibytes,
            "kibibytes": UnitInformationStorage.kibibytes, "yobibits": UnitInformationStorage.yobibits,
            "zebibits": UnitInformationStorage.zebibits, "exbibits": UnitInformationStorage.exbibits,
            "pebibits": UnitInformationStorage.pebibits, "tebibits": UnitInformationStorage.tebibits,
            "gibibits": UnitInformationStorage.gibibits, "mebibits": UnitInformationStorage.mebibits,
            "kibibits": UnitInformationStorage.kibibits,
        ]
    }

    private static var length: [String: Dimension] {
        [
            "megameters": UnitLength.megameters, "kilometers": UnitLength.kilometers,
            "hectometers": UnitLength.hectometers, "decameters": UnitLength.decameters, "meters": UnitLength.meters,
            "decimeters": UnitLength.decimeters, "centimeters": UnitLength.centimeters,
            "millimeters": UnitLength.millimeters, "micrometers": UnitLength.micrometers,
            "nanometers": UnitLength.nanometers, "picometers": UnitLength.picometers, "inches": UnitLength.inches,
            "feet": UnitLength.feet, "yards": UnitLength.yards, "miles": UnitLength.miles,
            "scandinavianMiles": UnitLength.scandinavianMiles, "lightyears": UnitLength.lightyears,
            "nauticalMiles": UnitLength.nauticalMiles, "fathoms": UnitLength.fathoms, "furlongs": UnitLength.furlongs,
            "astronomicalUnits": UnitLength.astronomicalUnits, "parsecs": UnitLength.parsecs,
        ]
    }

    private static var mass: [String: Dimension] {
        [
            "kilograms": UnitMass.kilograms, "grams": UnitMass.grams, "decigrams": UnitMass.decigrams,
            "centigrams": UnitMass.centigrams, "milligrams": UnitMass.milligrams, "micrograms": UnitMass.micrograms,
            "nanograms": UnitMass.nanograms, "picograms": UnitMass.picograms, "ounces": UnitMass.ounces,
            "pounds": UnitMass.pounds, "stones": UnitMass.stones, "metricTons": UnitMass.metricTons,
            "shortTons": UnitMass.shortTons, "carats": UnitMass.carats, "ouncesTroy": UnitMass.ouncesTroy,
            "slugs": UnitMass.slugs,
        ]
    }

    private static var power: [String: Dimension] {
        [
            "terawatts": UnitPower.terawatts, "gigawatts": UnitPower.gigawatts, "megawatts": UnitPower.megawatts,
            "kilowatts": UnitPower.kilowatts, "watts": UnitPower.watts, "milliwatts": UnitPower.milliwatts,
            "microwatts": UnitPower.microwatts, "nanowatts": UnitPower.nanowatts, "picowatts": UnitPower.picowatts,
            "femtowatts": UnitPower.femtowatts, "horsepower": UnitPower.horsepower,
        ]
    }

    private static var pressure: [String: Dimension] {
        [
            "newtonsPerMetersSquared": UnitPressure.newtonsPerMetersSquared, "gigapascals": UnitPressure.gigapascals,
            "megapascals": UnitPressure.megapascals, "kilopascals": UnitPressure.kilopascals,
            "hectopascals": UnitPressure.hectopascals, "inchesOfMercury": UnitPressure.inchesOfMercury,
            "bars": UnitPressure.bars, "millibars": UnitPressure.millibars,
            "millimetersOfMercury": UnitPressure.millimetersOfMercury,
            "poundsForcePerSquareInch": UnitPressure.poundsForcePerSquareInch,
        ]
    }

    private static var speed: [String: Dimension] {
        [
            "metersPerSecond": UnitSpeed.metersPerSecond, "kilometersPerHour": UnitSpeed.kilometersPerHour,
            "milesPerHour": UnitSpeed.milesPerHour, "knots": UnitSpeed.knots,
        ]
    }

    private static var temperature: [String: Dimension] {
        [
            "kelvin": UnitTemperature.kelvin, "celsius": UnitTemperature.celsius,
            "fahrenheit": UnitTemperature.fahrenheit,
        ]
    }

    private static var volume: [String: Dimension] {
        [
            "megaliters": UnitVolume.megaliters, "kiloliters": UnitVolume.kiloliters, "liters": UnitVolume.liters,
            "deciliters": UnitVolume.deciliters, "centiliters": UnitVolume.centiliters,
            "milliliters": UnitVolume.milliliters, "cubicKilometers": UnitVolume.cubicKilometers,
            "cubicMeters": UnitVolume.cubicMeters, "cubicDecimeters": UnitVolume.cubicDecimeters,
            "cubicCentimeters": UnitVolume.cubicCentimeters, "cubicMillimeters": UnitVolume.cubicMillimeters,
            "cubicInches": UnitVolume.cubicInches, "cubicFeet": UnitVolume.cubicFeet,
            "cubicYards": UnitVolume.cubicYards, "cubicMiles": UnitVolume.cubicMiles, "acreFeet": UnitVolume.acreFeet,
            "bushels": UnitVolume.bushels, "teaspoons": UnitVolume.teaspoons, "tablespoons": UnitVolume.tablespoons,
            "fluidOunces": UnitVolume.fluidOunces, "cups": UnitVolume.cups, "pints": UnitVolume.pints,
            "quarts": UnitVolume.quarts, "gallons": UnitVolume.gallons,
            "imperialTeaspoons": UnitVolume.imperialTeaspoons, "imperialTablespoons": UnitVolume.imperialTablespoons,
            "imperialFluidOunces": UnitVolume.imperialFluidOunces, "imperialPints": UnitVolume.imperialPints,
            "imperialQuarts": UnitVolume.imperialQuarts, "imperialGallons": UnitVolume.imperialGallons,
            "metricCups": UnitVolume.metricCups,
        ]
    }
}
