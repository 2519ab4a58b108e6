import AppIntents
import Foundation
import Testing

private struct MilesResolver: Resolver {
    func resolve(from input: String, context: Context<Measurement<UnitLength>>) async throws -> Measurement<UnitLength>?
    {
        context.defaultUnit == .miles ? Measurement(value: 1, unit: .miles) : nil
    }
}

private struct Quantities: AppIntent {
    static let title: LocalizedStringResource = "Quantities"

    @Parameter(
        title: "A", defaultValue: 3, defaultUnit: .miles, defaultUnitAdjustForLocale: true,
        supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>
    @Parameter(title: "B", defaultUnit: .miles, resolvers: { MilesResolver() }) var resolved: Measurement<UnitLength>
    @Parameter(title: "C", defaultValue: 2, unit: .kilograms, unitAdjustForLocale: false) var weight:
        Measurement<UnitMass>
    @Parameter(title: "D", unit: .meters, resolvers: { MilesResolver() }) var fixed: Measurement<UnitLength>?
    @Parameter(title: "E", optionsProvider: Offer(Measurement(value: 1, unit: UnitVolume.cups))) var offered:
        Measurement<UnitVolume>
    @Parameter(
        title: "F", resolvers: { MilesResolver() }, optionsProvider: Offer(Measurement(value: 1, unit: UnitLength.feet))
    )
    var both: Measurement<UnitLength>
    @Parameter(description: "Untitled", defaultUnit: .fahrenheit) var untitled: Measurement<UnitTemperature>
    @Parameter(description: "Untitled", unit: .hertz) var untitledFixed: Measurement<UnitFrequency>
    @Parameter(title: "G") var unitless: Measurement<UnitSpeed>

    func perform() async throws -> some IntentResult { .result() }
}

@Suite("Quantities as parameters")
struct MeasurementParameterTests {
    private let intent = Quantities()

    @Test func units() {
        #expect(intent.$distance.defaultUnit == .miles && intent.$distance.unit == nil)
        #expect(intent.$weight.unit == .kilograms && intent.$weight.defaultUnit == .kilograms)
        #expect(intent.$untitled.defaultUnit == .fahrenheit && intent.$untitledFixed.unit == .hertz)
        #expect(intent.$unitless.defaultUnit == nil && intent.$unitless.unit == nil)
        #expect(intent.$distance.unitAdjustForLocale == true && intent.$weight.unitAdjustForLocale == false)
        #expect(intent.$distance.supportsNegativeNumbers == false && intent.$weight.supportsNegativeNumbers == true)
        #expect(intent.distance == Measurement(value: 3, unit: .miles) && intent.weight.unit == .kilograms)
    }

    @Test func sources() async throws {
        #expect(resolvers(intent.$resolved.descriptor) == ["MilesResolver"])
        #expect(resolvers(intent.$fixed.descriptor) == ["MilesResolver"])
        #expect(resolvers(intent.$both.descriptor) == ["MilesResolver"])
        #expect(try await offered(intent.$both.descriptor)?.count == 1)
        #expect(try await offered(intent.$offered.descriptor)?.count == 1)
    }

    @Test("A fixed unit turns what is set into itself") func fixed() throws {
        try intent.$weight.setAnyValue(Measurement(value: 500, unit: UnitMass.grams))
        #expect(intent.weight == Measurement(value: 0.5, unit: .kilograms) && intent.weight.unit == .kilograms)
        try intent.$distance.setAnyValue(Measurement(value: 1, unit: UnitLength.kilometers))
        #expect(intent.distance.unit == .kilometers)
    }

    @Test("A bare number without a unit is in the base unit") func bare() throws {
        let speed = try #require(intent.$unitless.descriptor.measurement?(4) as? Measurement<UnitSpeed>)
        #expect(speed == Measurement(value: 4, unit: .metersPerSecond))
    }

    @Test(
        "The unit gives way to that of the reader's locale",
        arguments: [
            ("en_US", UnitLength.kilometers, UnitLength.miles), ("en_GB", .kilometers, .miles),
            ("de_DE", .miles, .kilometers),
            ("de_DE", .kilometers, .kilometers), ("en_US", .centimeters, .inches),
            ("en_GB", .centimeters, .centimeters),
            ("en_GB", .inches, .centimeters), ("fr_FR", .feet, .meters), ("en_US", .nauticalMiles, .nauticalMiles),
        ]) func local(_ locale: String, _ unit: UnitLength, _ expected: UnitLength)
    {
        #expect(LocalUnit.of(unit, in: Locale(identifier: locale)) == expected)
    }

    @Test("Every unit of every kind") func all() {
        #expect(count(UnitAcceleration.self) == 2 && count(UnitAngle.self) == 6 && count(UnitArea.self) == 14)
        #expect(count(UnitConcentrationMass.self) == 2 && count(UnitDispersion.self) == 1)
        #expect(count(UnitDuration.self) == 7 && count(UnitElectricCharge.self) == 6)
        #expect(count(UnitElectricCurrent.self) == 5 && count(UnitElectricPotentialDifference.self) == 5)
        #expect(count(UnitElectricResistance.self) == 5 && count(UnitEnergy.self) == 5)
        #expect(count(UnitFrequency.self) == 9 && count(UnitFuelEfficiency.self) == 3)
        #expect(count(UnitIlluminance.self) == 1 && count(UnitInformationStorage.self) == 35)
        #expect(count(UnitLength.self) == 22 && count(UnitMass.self) == 16 && count(UnitPower.self) == 11)
        #expect(count(UnitPressure.self) == 10 && count(UnitSpeed.self) == 4)
        #expect(count(UnitTemperature.self) == 3 && count(UnitVolume.self) == 31)
        #expect(IntentParameter<Measurement<UnitLength>>.Length.furlongs._dimension == .furlongs)
        #expect(IntentParameter<Measurement<UnitFrequency>>.Frequency.framesPerSecond._dimension.symbol == "fps")
    }

    /// How many different units a kind has: each once, and each another one of Foundation's.
    private func count<Kind: _ParameterDimension>(_ kind: Kind.Type) -> Int {
        let units = Kind.ParameterUnit.allCases
        let different = units.map { unit in
            "\(unit._dimension.symbol) \(unit._dimension.converter.baseUnitValue(fromValue: 1))"
        }
        return min(Set(units).count, Set(different).count)
    }
}
