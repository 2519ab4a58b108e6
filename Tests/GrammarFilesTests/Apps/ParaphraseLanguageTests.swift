import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

/// The packs' own words for saying a phrase otherwise, with what must not be taken for it.
@Suite("A phrase in other words of its language")
struct ParaphraseLanguageTests {
    private static let apps = [
        "en": """
        phrasebook: 1
        language: en
        app: {name: Hearth}
        entities:
          Room: {values: [Kitchen, Bedroom]}
          Device: {values: [TV, Lamp, Garage Door]}
          Person: {values: [Anna, Bob]}
        enums:
          Color: {red: Red, blue: Blue}
          Side: {left: Left, right: Right}
        intents:
          LightsOff: {parameters: {room: {type: Room}}, phrases: ["turn off the lights in the ${room}"]}
          AllOff: {phrases: ["turn off all lights"]}
          Off: {parameters: {thing: {type: Device}}, phrases: ["turn the ${thing} off"]}
          On: {parameters: {thing: {type: Device}}, phrases: ["turn the ${thing} on"]}
          Close: {parameters: {thing: {type: Device}}, phrases: ["close the ${thing}"]}
          Heat: {parameters: {room: {type: Room}, temperature: {type: Int, range: [5, 30]}}, phrases: ["set the ${room} to ${temperature}"]}
          Timer: {parameters: {time: {type: Duration}}, phrases: ["set a timer for ${time}"]}
          Next: {phrases: ["next song"]}
          Louder: {phrases: ["turn the volume up"]}
          Dim: {parameters: {room: {type: Room}, level: {type: Int, range: [0, 100]}}, phrases: ["(set|dim) the lights in ${room} to ${level} [percent]"]}
          Paint: {parameters: {room: {type: Room}, color: {type: Color}}, phrases: ["paint the walls in the ${room} ${color}"]}
          Turn: {parameters: {side: {type: Side}, angle: {type: Int, range: [0, 360]}}, phrases: ["turn ${side} ${angle} [degrees]"]}
          Pay: {parameters: {person: {type: Person}, price: {type: Int, range: [1, 100]}}, phrases: ["pay ${person} ${price} [dollars]", "send ${price} [dollars] to ${person}"]}
          Buzz: {parameters: {room: {type: Room}, thing: {type: Device}}, phrases: ["buzz the ${room} ${thing}"]}
          Ship: {parameters: {thing: {type: Device}, person: {type: Person}}, phrases: ["transport the ${thing} to ${person}"]}
          Cancel: {parameters: {person: {type: Person}, day: {type: Date}}, phrases: ["cancel the appointment with ${person} [on] ${day}"]}
          Call: {parameters: {person: {type: Person}}, phrases: ["call ${person}"]}
          Move: {parameters: {thing: {type: Device}, from: {type: Room}, to: {type: Room}}, phrases: ["move the ${thing} from ${from} to ${to}"]}
        """,
        "de": """
        phrasebook: 1
        language: de
        app: {name: Heim}
        entities:
          Room: {values: [Küche, Bad]}
          Device: {values: [Fernseher, Licht, Tor]}
          Person: {values: [Anna]}
        intents:
          Pay: {parameters: {person: {type: Person}, price: {type: Currency}}, phrases: ["überweise ${price} an ${person}"]}
          Window: {phrases: ["öffne das Fenster"]}
          Timer: {parameters: {time: {type: Duration}}, phrases: ["stelle einen Timer auf ${time}"]}
          Unlock: {phrases: ["schließe die Haustür auf"]}
          LightsOff: {parameters: {room: {type: Room}}, phrases: ["schalte das Licht in der ${room} aus"]}
          Off: {parameters: {thing: {type: Device}}, phrases: ["schalte (das|den|die) ${thing} aus"]}
          On: {parameters: {thing: {type: Device}}, phrases: ["schalte ${thing} ein"]}
          Close: {parameters: {thing: {type: Device}}, phrases: ["schließe ${thing}"]}
          Heat: {parameters: {room: {type: Room}, temperature: {type: Int, range: [5, 30]}}, phrases: ["stelle die Heizung in der ${room} auf ${temperature} Grad"]}
        """,
        "fr": """
        phrasebook: 1
        language: fr
        app: {name: Foyer}
        entities:
          Device: {values: [lampe, télé]}
          Room: {values: [cuisine, chambre]}
        intents:
          On: {parameters: {thing: {type: Device}}, phrases: ["allume la ${thing}"]}
          LightsOn: {parameters: {room: {type: Room}}, phrases: ["allume la lumière de la ${room}"]}
          Off: {parameters: {thing: {type: Device}}, phrases: ["éteins la ${thing}"]}
          Heat: {parameters: {room: {type: Room}, temperature: {type: Int, range: [5, 30]}}, phrases: ["mets la ${room} à ${temperature} degrés"]}
        """,
        "es": """
        phrasebook: 1
        language: es
        app: {name: Hogar}
        entities:
          Device: {values: [lámpara, tele]}
          Room: {values: [cocina, sala]}
        intents:
          On: {parameters: {thing: {type: Device}}, phrases: ["enciende la ${thing}"]}
          LightsOn: {parameters: {room: {type: Room}}, phrases: ["enciende la luz de la ${room}"]}
          Off: {parameters: {thing: {type: Device}}, phrases: ["apaga la ${thing}"]}
          Heat: {parameters: {room: {type: Room}, temperature: {type: Int, range: [5, 30]}}, phrases: ["pon la ${room} a ${temperature} grados"]}
        """,
    ]

    private static let matchers = apps.mapValues { file in Result { try AppMatcher(file: file) } }

    private static func shown(_ language: String, _ text: String) throws -> String {
        let match = try #require(matchers[language]).get().match(text)
        guard match.status == .matched, let best = match.best.first else { return match.status.rawValue }
        return ([best.intent] + best.slots.map(\.value.title)).joined(separator: " ")
    }

    @Test(arguments: [
        ("en", "turn the lights off in the kitchen", "LightsOff Kitchen"),
        ("en", "turn off kitchen lights", "LightsOff Kitchen"), ("en", "Kitchen lights off", "LightsOff Kitchen"),
        ("en", "could you switch off all the lights please", "AllOff"), ("en", "kill the TV", "Off TV"),
        ("en", "power off the tv", "Off TV"), ("en", "put on the lamp", "On Lamp"),
        ("en", "shut the garage door", "Close Garage Door"), ("en", "next track", "Next"),
        ("en", "set to 21 the kitchen", "Heat 21 Kitchen"), ("en", "set a 5 minute timer", "Timer 5 minute"),
        ("en", "Hearth, turn the lamp off", "Off Lamp"),
        ("en", "Hey Hearth turn off the lights in the kitchen", "LightsOff Kitchen"),
        ("en", "turn the lamp on, Hearth", "On Lamp"), ("en", "Okay smart home, turn the lamp on", "On Lamp"),
        ("en", "(laughs) turn the lamp off", "Off Lamp"), ("en", "turn the lamp off *coughs*", "Off Lamp"),
        // Other verbs for it.
        ("en", "give Anna a call", "Call Anna"), ("en", "could you ring Bob please", "Call Bob"),
        ("en", "call the appointment with Anna off on Friday", "Cancel Anna Friday"),
        ("fr", "mets la lampe en marche", "On lampe"), ("fr", "coupe la lampe", "Off lampe"),
        ("es", "desconecta la lámpara", "Off lámpara"),
        // What a room has several of, and is called as one or as many.
        ("en", "turn off the light in the kitchen", "LightsOff Kitchen"),
        ("de", "schalte die Lichter in der Küche aus", "LightsOff Küche"),
        ("de", "mach die Lampen in der Küche aus", "LightsOff Küche"),
        ("fr", "allume les lumières de la cuisine", "LightsOn cuisine"),
        ("es", "enciende las luces de la cocina", "LightsOn cocina"),
        ("es", "en la cocina enciende las luces", "LightsOn cocina"),
        // Signs beside numbers.
        ("en", "dim the kitchen lights to 50%", "Dim Kitchen 50"),
        ("en", "dim the kitchen lights to 50 %", "Dim Kitchen 50"),
        ("en", "dim to 50% the lights in the kitchen", "Dim 50 Kitchen"), ("en", "turn 90° left", "Turn 90 Left"),
        ("en", "pay $5 to Anna", "Pay 5 Anna"), ("en", "send Anna $5", "Pay Anna 5"),
        // Two things in a row.
        ("en", "paint the kitchen walls red", "Paint Kitchen Red"),
        ("en", "paint the walls red in the kitchen", "Paint Red Kitchen"),
        ("en", "turn 90 degrees left", "Turn 90 Left"), ("en", "turn left 90 degrees", "Turn Left 90"),
        ("en", "buzz the lamp in the kitchen", "Buzz Lamp Kitchen"),
        // For whom.
        ("en", "send Anna 5 dollars", "Pay Anna 5"), ("en", "pay 5 dollars to Bob", "Pay 5 Bob"),
        ("en", "Friday cancel the appointment with Anna", "Cancel Friday Anna"),
        ("en", "from kitchen to bedroom move the lamp", "Move Kitchen Bedroom Lamp"),
        ("de", "überweise an Anna 5 Euro", "Pay Anna 5 Euro"), ("de", "überweise Anna 5 Euro", "Pay Anna 5 Euro"),
        // The app is told.
        ("en", "turn the lamp on in Hearth", "On Lamp"), ("en", "tell Hearth to turn the lamp on", "On Lamp"),
        ("en", "please ask Hearth to turn the lamp on", "On Lamp"),
        ("de", "sag Heim, es soll das Licht ausschalten", "Off Licht"),
        ("fr", "demande à Foyer de allumer la lampe", "On lampe"),
        // Around it.
        ("en", "turn the lamp on again", "On Lamp"), ("en", "turn the lamp on right away", "On Lamp"),
        ("en", "yes turn the lamp on", "On Lamp"), ("fr", "veuillez allumer la lampe", "On lampe"),
        ("es", "enciende la lámpara ahora mismo", "On lámpara"),
        ("de", "sofort den Fernseher ausmachen", "Off Fernseher"),
        // The verb is understood.
        ("en", "volume up", "Louder"), ("en", "5 minute timer", "Timer 5 minute"),
        ("en", "timer for 5 minutes", "Timer 5 minutes"), ("de", "Fenster auf", "Window"),
        ("de", "Timer auf 5 Minuten", "Timer 5 Minuten"),
        ("de", "mach den Fernseher aus", "Off Fernseher"), ("de", "(lacht) mach den Fernseher aus", "Off Fernseher"),
        ("de", "Könntest du bitte den Fernseher ausschalten", "Off Fernseher"),
        ("de", "Kannst du bitte das Licht anmachen?", "On Licht"), ("de", "Licht an", "On Licht"),
        ("de", "schalte bitte in der Küche das Licht aus", "LightsOff Küche"),
        ("de", "ich möchte, dass du das Licht ausschaltest", "Off Licht"), ("de", "mach das Tor zu", "Close Tor"),
        ("de", "in der Küche die Heizung auf 21 Grad stellen", "Heat Küche 21"),
        ("de", "Heim, mach bitte mal das Licht im Bad aus", "LightsOff Bad"),
        ("de", "schalte das Licht in der Kueche aus", "LightsOff Küche"),
        ("de", "mach in der KUECHE das Licht aus", "LightsOff Küche"),
        ("fr", "peux-tu allumer la lampe ?", "On lampe"), ("fr", "pourrais-tu éteindre la télé", "Off télé"),
        ("fr", "est-ce que tu peux éteindre la lampe s'il te plaît", "Off lampe"),
        ("fr", "je voudrais que tu éteignes la lampe", "Off lampe"),
        ("fr", "mettre à 20 degrés la cuisine", "Heat 20 cuisine"),
        ("es", "¿puedes encender la lámpara?", "On lámpara"), ("es", "podrías apagar la tele por favor", "Off tele"),
        ("es", "quiero que apagues la lámpara", "Off lámpara"), ("es", "poner a 20 grados la cocina", "Heat 20 cocina"),
    ])
    func isUnderstood(language: String, text: String, shown: String) throws {
        #expect(try Self.shown(language, text) == shown)
    }

    @Test(arguments: [
        ("en", "give Anna a hand"), ("en", "Bob gave Anna a call"), ("en", "ring the bell"), ("fr", "mets la lampe"),
        ("en", "turn off the kitchen"), ("en", "don't shut the garage door"), ("en", "did you kill the tv"),
        ("en", "turn the kitchen lights up"), ("en", "the kitchen lights are off"), ("en", "set a red timer"),
        ("en", "set a kitchen timer"), ("en", "set to 99 the kitchen"), ("en", "put the lamp on the table"),
        ("en", "turn the kitchen lights off, no wait"), ("en", "if the tv is off"), ("en", "open the garage door"),
        ("en", "buzz lamp kitchen"), ("en", "volume down"), ("en", "red timer"), ("en", "timer"),
        ("en", "tell Bob to turn the lamp on"), ("en", "tell Hearth turn"), ("en", "turn the lamp on in Sweden"),
        ("en", "pay Anna Bob"), ("en", "send to Anna"), ("de", "schließe die Haustür zu"), ("de", "Haustür auf"),
        ("de", "Fenster zu"),
        ("en", "Mary, shut the garage door and go to bed"), ("en", "the next track was great"),
        ("de", "mach das Licht nicht aus"), ("de", "hast du den Fernseher ausgeschaltet"),
        ("de", "wenn du das Licht ausschaltest"), ("de", "mach das Tor auf"), ("de", "der Fernseher ist aus"),
        ("de", "ich möchte nicht, dass du das Licht ausschaltest"), ("de", "Küche aus"),
        ("fr", "tu n'éteins pas la lampe"), ("fr", "pourquoi éteindre la lampe"), ("fr", "peux-tu ouvrir la lampe"),
        ("es", "no puedes encender la lámpara"), ("es", "abre la lámpara"),
    ])
    func isNotActedOn(language: String, text: String) throws {
        #expect(["rejected", "suggested"].contains(try Self.shown(language, text)))
    }
}
