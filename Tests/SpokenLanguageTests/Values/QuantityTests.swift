import Foundation
import PhraseMatching
import SpokenLanguage
import Testing

/// Amounts of units as they are said.
@Suite struct QuantityTests {
    @Test(
        arguments: [
            ("en_US", "three and a half miles", .length, "3.5 miles"), ("en_US", "5 km", .length, "5 kilometers"),
            ("en_US", "six foot two", .length, "74 inches"), ("en_US", "6'2\"", .length, "74 inches"),
            ("en_US", "5′ 11″", .length, "71 inches"), ("en_US", "two feet and 3 inches", .length, "27 inches"),
            ("en_US", "half a mile", .length, "0.5 miles"), ("en_US", "a quarter of a mile", .length, "0.25 miles"),
            ("en_US", "a mile and a half", .length, "1.5 miles"), ("en_US", "a mile", .length, "1 miles"),
            ("en_US", "1/2 inch", .length, "0.5 inches"), ("en_US", "12 µm", .length, "12 micrometers"),
            ("en_US", "minus 3 km", .length, "-3 kilometers"), ("en_US", "3 m", .length, "3 meters"),
            ("en_US", "miles", .length, "nothing"), ("en_US", "banana", .length, "nothing"),
            ("en_US", "5", .length, "refused: needsUnit"), ("en_US", "2 pounds", .length, "refused: pounds for length"),
            ("en_US", "5 km", .mass, "refused: km for mass"),
            ("en_US", "20 degrees celsius", .temperature, "20 celsius"),
            ("en_US", "20°C", .temperature, "20 celsius"), ("en_US", "-5°C", .temperature, "-5 celsius"),
            ("en_US", "68 degrees", .temperature, "68 fahrenheit"), ("en_GB", "20 degrees", .temperature, "20 celsius"),
            ("en_US", "10 degrees below zero", .temperature, "-10 fahrenheit"),
            ("en_US", "300 kelvin", .temperature, "300 kelvin"), ("en_US", "90 degrees", .angle, "90 degrees"),
            ("en_GB", "2 pounds 3 ounces", .mass, "35 ounces"), ("en_GB", "2 lb 3 oz", .mass, "35 ounces"),
            ("en_GB", "two stone three", .mass, "31 pounds"), ("en_GB", "5 kilos", .mass, "5 kilograms"),
            ("en_GB", "5kg", .mass, "5 kilograms"), ("en_US", "60 miles per hour", .speed, "60 milesPerHour"),
            ("en_US", "100 km/h", .speed, "100 kilometersPerHour"), ("en_US", "5 mW", .power, "5 milliwatts"),
            ("en_US", "5 MW", .power, "5 megawatts"), ("en_US", "5 kw", .power, "5 kilowatts"),
            ("en_US", "10 MB", .informationStorage, "10 megabytes"),
            ("en_US", "10 Mb", .informationStorage, "10 megabits"),
            ("en_US", "10 gigs", .informationStorage, "10 gigabytes"), ("en_US", "500 ml", .volume, "500 milliliters"),
            ("en_US", "a cup and a half", .volume, "1.5 cups"), ("en_US", "8 fl oz", .volume, "8 fluidOunces"),
            ("en_US", "100 m²", .area, "100 squareMeters"), ("en_US", "100 square feet", .area, "100 squareFeet"),
            ("en_US", "6 l/100km", .fuelEfficiency, "6 litersPer100Kilometers"),
            ("en_US", "30 miles per gallon", .fuelEfficiency, "30 milesPerGallon"),
            ("en_US", "an hour and a half", .duration, "1.5 hours"), ("en_US", "1 hour 20", .duration, "80 minutes"),
            ("en_US", "2 hours 3 minutes and 4 seconds", .duration, "7384 seconds"),
            ("en_US", "2 days", .duration, "48 hours"), ("en_US", "a week", .duration, "168 hours"),
            ("en_US", "a fortnight", .duration, "336 hours"), ("en_US", "half a day", .duration, "12 hours"),
            ("en_US", "1:30", .duration, "90 seconds"), ("en_US", "two months", .duration, "refused: monthsVary"),
            ("en_US", "two pounds", .duration, "refused: pounds for duration"),
            ("en_US", "9.8 m/s²", .acceleration, "9.8 metersPerSecondSquared"),
            ("en_US", "2 kWh", .energy, "2 kilowattHours"),
            ("en_US", "230 volts", .electricPotentialDifference, "230 volts"),
            ("en_US", "50 Hz", .frequency, "50 hertz"),
            ("en_US", "1013 hPa", .pressure, "1013 hectopascals"), ("en_US", "13 amps", .electricCurrent, "13 amperes"),
            ("en_US", "4 kΩ", .electricResistance, "4 kiloohms"), ("en_US", "400 lux", .illuminance, "400 lux"),
            ("en_US", "3 parts per million", .dispersion, "3 partsPerMillion"),
            ("en_US", "3000 mAh", .electricCharge, "3000 milliampereHours"),
            ("en_US", "5 g/L", .concentrationMass, "5 gramsPerLiter"),
            ("de_DE", "dreieinhalb Kilometer", .length, "3.5 kilometers"),
            ("de_DE", "ein halber Meter", .length, "0.5 meters"),
            ("de_DE", "1,80 m", .length, "1.8 meters"), ("de_DE", "ein Meter achtzig", .length, "180 centimeters"),
            ("de_DE", "20 Grad", .temperature, "20 celsius"),
            ("de_DE", "fünf Grad unter null", .temperature, "-5 celsius"),
            ("fr_FR", "trois kilomètres et demi", .length, "3.5 kilometers"),
            ("fr_FR", "un mètre quatre-vingts", .length, "180 centimeters"),
            ("fr_FR", "cinq degrés au-dessous de zéro", .temperature, "-5 celsius"),
            ("es_ES", "tres kilómetros y medio", .length, "3.5 kilometers"),
            ("es_ES", "medio metro", .length, "0.5 meters"),
            ("es_ES", "cinco grados bajo cero", .temperature, "-5 celsius"),
        ] as [(String, String, QuantityKind, String)])
    func quantities(region: String, text: String, kind: QuantityKind, expected: String) throws {
        #expect(try Speaker(region).quantity(text, kind) == expected)
    }

    @Test("A bare number is in the parameter's unit, and so is a word for several")
    func bareNumbers() throws {
        let speaker = try Speaker("en_US")
        #expect(speaker.quantity("5", .length, unit: "miles") == "5 miles")
        #expect(speaker.quantity("minus ten", .temperature, unit: "celsius") == "-10 celsius")
        #expect(speaker.quantity("20 degrees", .temperature, unit: "celsius") == "20 celsius")
        #expect(speaker.quantity("50%", .length, unit: "miles") == "nothing")
    }

    /// Each unit that Foundation knows is read by its symbol, unless that is a word for another one ("a ton").
    @Test(arguments: QuantityKind.allCases)
    func symbols(kind: QuantityKind) throws {
        let speaker = try Speaker("en_US")
        let pack = try Speaker.pack("en")
        for name in QuantityUnit.names(of: kind) {
            let unit = try #require(QuantityUnit(kind, name))
            let read = speaker.reader.quantity(SpokenText("3 \(unit.symbol)"), of: kind).value
            let isWord = read.map { pack.units.names[$0.unit]?.contains(unit.symbol) == true } ?? false
            #expect(read?.unit.symbol == unit.symbol || isWord, "\(name) \(unit.symbol)")
        }
    }

    /// Every word of a pack is read as a unit that has it.
    @Test(arguments: ["en", "de", "fr", "es"])
    func words(language: String) throws {
        let pack = try Speaker.pack(language)
        let speaker = try Speaker(language)
        #expect(pack.units.names.count > 80)
        for (unit, words) in pack.units.names {
            for word in words {
                let read = speaker.reader.quantity(SpokenText("7 \(word)"), of: unit.kind, unit: unit).value
                #expect(read?.unit == unit && read?.number.value == 7, "\(word)")
            }
        }
    }
}
