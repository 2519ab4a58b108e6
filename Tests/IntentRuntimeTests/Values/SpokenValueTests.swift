import Foundation
import GrammarFiles
import IntentRuntime
import SpokenLanguage
import Testing

/// What is said becomes a value of the parameter's type, and what cannot is asked for again, with the reason: on Monday,
/// 30 November 2026, at 10:30 in Berlin.
@Suite struct SpokenValueTests {
    private func play(_ script: String) async throws -> String {
        await Script.play(script, in: try await Script.conversationInBerlin(apps: [.planner()]))
    }

    @Test(arguments: [
        """
        > planner remind me tomorrow at noon
        = 2026-12-01T11:00:00Z
        """,
        """
        > planner remind me in an hour and a half
        = 2026-11-30T11:00:00Z
        """,
        """
        > planner remind me on february 30th
        ? February has no day 30. What should “Date” be?
        > whenever
        ? That is not a date; say it as in “tomorrow at noon”, “march third” or 2026-11-30. What should “Date” be?
        > um, the day after tomorrow please
        = 2026-12-01T23:00:00Z
        """,
        """
        > planner remind me some time
        ? That is not a date; say it as in “tomorrow at noon”, “march third” or 2026-11-30. What should “Date” be?
        > march third
        = 2027-03-02T23:00:00Z
        """,
        """
        > planner remind me
        ? What should “Date” be?
        > friday december 5th 2026
        ? That day is a Saturday, not a Friday. What should “Date” be?
        > at 5
        = 2026-11-30T16:00:00Z
        """,
        """
        > planner day
        ? What should “Day” be?
        > noon
        ? That is a time; say the day. What should “Day” be?
        > friday at noon
        ? That is a day and a time; say the day alone. What should “Day” be?
        > friday
        = 2026-12-03T23:00:00Z
        """,
        """
        > planner alarm
        ? What should “Time” be?
        > tomorrow
        ? That is a day; say the time. What should “Time” be?
        > half past seven
        = 19:30, no day
        """,
        """
        > planner timer an hour and 20 minutes
        ? What should “Loud” be?  Ring | Hum
        > hum
        = 4800.0 seconds false
        """,
        """
        > planner timer two months
        ? Months and years are not always as long; say it in days or weeks. What should “Length” be?
        > soon
        ? That is not a length of time; say it as in “an hour and a half” or “20 minutes”. What should “Length” be?
        > 90
        ? Say the unit too. What should “Length” be?
        > 90 seconds
        ? What should “Loud” be?  Ring | Hum
        > perhaps
        ? Please say “Ring” or “Hum”. What should “Loud” be?  Ring | Hum
        > not hum
        ? Please say “Ring” or “Hum”. What should “Loud” be?  Ring | Hum
        > ring
        = 90.0 seconds true
        """,
        // The names are listed, and may be meant by their place; “yes” and “no” are values all the same.
        """
        > planner timer a minute
        ? What should “Loud” be?  Ring | Hum
        > the second one
        = 60.0 seconds false
        > planner timer a minute
        ? What should “Loud” be?  Ring | Hum
        > no
        = 60.0 seconds false
        > planner timer a minute
        ? What should “Loud” be?  Ring | Hum
        > yes please
        = 60.0 seconds true
        > planner timer a minute
        ? What should “Loud” be?  Ring | Hum
        > neither
        (All right, nothing was done.)
        """,
        """
        > planner heat to -5
        ? What should “Walk” be?
        > three and a half miles
        = -5.0 °C, 3.5 mi
        """,
        """
        > planner heat to 68 degrees fahrenheit
        ? What should “Walk” be?
        > minus 3
        ? That is below zero; say a quantity that is not. What should “Walk” be?
        > two pounds
        ? “pounds” is a unit of something else; say a length as a number and a unit. What should “Walk” be?
        > 5
        = 68.0 °F, 5.0 km
        """,
        """
        > planner buy milk, eggs and bread
        ? What should “Counts” be?
        > one hundred and five, two and 3
        = milk|eggs|bread [105, 2, 3]
        """,
        """
        > planner buy milk
        ? What should “Counts” be?
        > seven and tea
        ? That is not a whole number. What should “Counts” be?
        > 7
        = milk [7]
        """,
        """
        > planner share
        ? What should “Share” be?
        > two
        ? 2 is out of range; say a number from 0 to 1. What should “Share” be?
        > fifty percent
        ? What should “Price” be?
        > 0.1
        ? What should “Site” be?
        > nowhere
        ? That is not a link. What should “Site” be?
        > example dot com
        = 0.5 0.1 https://example.com
        """,
    ])
    func conversations(script: String) async throws {
        #expect(try await play(script) == script)
    }

    private static let file = """
        phrasebook: 1
        language: en
        app: {name: Planner}
        entities: {Room: {values: [Kitchen, Hall, Salt and Pepper]}}
        intents:
          Timer:
            parameters: {length: {type: Duration}, day: {type: Date}}
            phrases: ["timer ${length}", "timer"]
            perform: {say: "${length} (${length.id}) on ${day.id}."}
          Clean:
            parameters: {rooms: {type: Room, list: true}, price: {type: Currency}}
            phrases: ["clean"]
            perform: {say: "${rooms} for ${price.id}."}
        """

    @Test(
        "Answers to declarative apps are read as their slots are",
        arguments: [
            """
            > timer an hour and a half
            ? What should “day” be?
            > february 30th
            ? February has no day 30. What should “day” be?
            > tomorrow
            an hour and a half (5400) on 2026-12-01.
            """,
            """
            > timer
            ? What should “length” be?
            > two months
            ? Months and years are not always as long; say it in days or weeks. What should “length” be?
            > 20 minutes
            ? What should “day” be?
            > the 5th
            20 minutes (1200) on 2026-12-05.
            """,
            """
            > clean
            ? Which room?  Kitchen | Hall | Salt and Pepper
            > salt and pepper and hall
            ? What should “price” be?
            > five
            ? Say the currency too, as in 5 euros. What should “price” be?
            > five dollars and 20 cents
            Salt and Pepper, Hall for 5.2 USD.
            """,
        ])
    func declarative(script: String) async throws {
        let conversation = try Script.conversationInBerlin(declaredIn: Self.file)
        #expect(await Script.play(script, in: conversation) == script)
    }
}
