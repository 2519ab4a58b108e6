import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// English commands that are typed in other words than their phrases have.
@Suite struct EnglishVariantTests {
    private static let matcher = try? AppMatcher(
        AppGrammar([
            try DeclarativeAppFile.read(
                """
                phrasebook: 1
                language: en
                app: {name: Greenhouse}
                entities:
                  Device: {values: [Mist nozzle, Fan by the door, Heater, Sign in screen, Sign out screen]}
                  Chore: {values: [Sweep floor, Repot ferns, Check the traps]}
                  Tune: {values: [Song of the marsh, Rain on glass]}
                intents:
                  TurnOn: {parameters: {device: {type: Device}}, phrases: ["turn on ${device} in ${applicationName}"]}
                  TurnOff: {parameters: {device: {type: Device}}, phrases: ["switch ${device} off with ${applicationName}"]}
                  Vent: {phrases: ["open all vents with ${applicationName}"]}
                  Finish: {parameters: {chore: {type: Chore}}, phrases: ["mark ${chore} as done"]}
                  Play: {parameters: {tune: {type: Tune}}, phrases: ["play ${tune} in ${applicationName}"]}
                """, name: "app.yaml")
        ]) { language throws(GrammarFileError) in try LanguagePackFile.load(language: language) }
    ) { FlexibleLanguage.model(of: $0) }

    @Test(arguments: [
        // A verb of two words that come apart, or together, or are another verb's.
        ("turn heater on in greenhouse", "matched TurnOn(Heater)"),
        ("could you turn the mist nozzle on in greenhouse", "matched TurnOn(Mist nozzle)"),
        ("switch on the heater in greenhouse", "matched TurnOn(Heater)"),
        ("please switch the heater on in greenhouse", "matched TurnOn(Heater)"),
        ("switch off heater with greenhouse", "matched TurnOff(Heater)"),
        ("turn off the mist nozzle with greenhouse", "matched TurnOff(Mist nozzle)"),
        ("turn the mist nozle off with greenhouse", "matched TurnOff(Mist nozzle)"),
        ("turn the heater with greenhouse", "rejected"), ("turn up the heater in greenhouse", "rejected"),
        // Small words between the words of a phrase, and of a name.
        ("open all the vents with greenhouse", "matched Vent()"),
        ("open all of my vents with greenhouse", "matched Vent()"),
        ("open all the windows with greenhouse", "rejected"),
        ("mark sweep the floor as done", "matched Finish(Sweep floor)"),
        ("mark repot some ferns as done", "matched Finish(Repot ferns)"),
        ("mark check my traps as done", "matched Finish(Check the traps)"),
        ("turn on the fan by a door in greenhouse", "matched TurnOn(Fan by the door)"),
        ("play song of a marsh in greenhouse", "matched Play(Song of the marsh)"),
        ("turn on sign off screen in greenhouse", "suggested TurnOn(Sign in screen) TurnOn(Sign out screen)"),
        ("mark sweep the roof as done", "suggested Finish(Sweep floor)"),
        // Other words of the same meaning.
        ("mark repot ferns as finished", "matched Finish(Repot ferns)"),
        ("mark repot ferns as complete", "matched Finish(Repot ferns)"),
        ("i want to hear rain on glass in greenhouse", "matched Play(Rain on glass)"),
        ("listen to rain on glass in greenhouse", "matched Play(Rain on glass)"),
    ])
    func isUnderstood(text: String, shown: String) throws {
        let match = try #require(Self.matcher).match(text)
        let best = match.best.map { reading in
            let values = reading.slots.filter { $0.name != AppGrammar.applicationName }.map(\.value.title)
            return " \(reading.intent)(\(values.joined(separator: ", ")))"
        }
        #expect(match.status.rawValue + best.joined() == shown)
    }
}
