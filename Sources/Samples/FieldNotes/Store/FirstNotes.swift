import Foundation

/// What a new notebook holds, so that there is something to ask about from the first minute.
///
/// The identifiers are fixed: whoever refers to one of these notes finds it in every notebook.
enum FirstNotes {
    static let all: [Note] = rows.compactMap { row in
        UUID(uuidString: row.id).map {
            Note(
                id: $0, title: row.title, text: row.text, tags: row.tags, isPinned: row.isPinned,
                created: Date(timeIntervalSince1970: row.created), place: row.place)
        }
    }

    private struct FirstNote {
        let id: String
        let title: String
        let text: String
        let tags: [String]
        var isPinned = false
        /// Seconds since 1970.
        let created: TimeInterval
        let place: String
    }

    private static let rows: [FirstNote] = [
        FirstNote(
            id: "D745C5E3-0E66-5ADD-BBE9-123B677663AD", title: "Otter tracks",
            text:
                "Five-toed prints along the channel, webs showing in the soft mud.\nSpraint on the flat stone, still fresh.",
            tags: ["otter", "tracks"], created: 1_774_768_800, place: "Mud flat"),
        FirstNote(
            id: "AD09D100-136B-5929-A40A-9582FD64F4B9", title: "Heron nest",
            text: "Third tree from the sluice. Two adults, one always on the nest.",
            tags: ["birds", "nest"], created: 1_774_602_300, place: "Alder carr"),
        FirstNote(
            id: "EB67D5EB-1D83-50FE-A8B8-265AAB74185B", title: "Mud flat survey",
            text: "Ten squares, low water at 11:40. Lugworm casts: 14, 9, 11, 17, 8, 12, 10, 6, 15, 13.",
            tags: ["survey", "shore"], isPinned: true, created: 1_774_095_000, place: "Mud flat"),
        FirstNote(
            id: "54C7AE18-C2CC-5F50-A5DE-D6600EEAAF99", title: "Moth trap results",
            text: "Hebrew character 6, clouded drab 3, one early grey. Cold night, few came.",
            tags: ["moths", "survey"], isPinned: true, created: 1_773_816_300, place: "Orchard"),
        FirstNote(
            id: "9AD1E58B-2C2D-5651-B4E5-A7B17500EAB6", title: "Barn owl pellets",
            text: "Eleven under the beam. Vole jaws in nine of them, a shrew in two.",
            tags: ["birds", "owl"], created: 1_773_592_200, place: "Hay barn"),
        FirstNote(
            id: "9C4EDD10-5517-5413-A80B-9989A1009DA7", title: "Lichen on the north wall",
            text: "Orange crusts above the gutter line, grey leafy ones below.",
            tags: ["lichen"], created: 1_773_223_200, place: "Chapel"),
        FirstNote(
            id: "F2144606-8D1D-5A3D-AFDD-A453C6D77C53", title: "Frog spawn in pond two",
            text: "Fourteen clumps, the deepest already hatching.",
            tags: ["frogs", "pond"], created: 1_772_969_100, place: "Pond two"),
        FirstNote(
            id: "B2D0DE23-144D-5B78-9793-318DBE72C6FC", title: "Storm damage on the ridge",
            text: "Two beeches down across the path. The badger sett is untouched.",
            tags: ["path", "trees"], created: 1_772_116_800, place: "Ridge path"),
        FirstNote(
            id: "C90A0707-1A15-55CA-8BAF-A19A1E307DED", title: "Red kite over the quarry",
            text: "Circled twice, then dropped behind the spoil heap with something in its feet.",
            tags: ["birds"], created: 1_771_766_100, place: "Old quarry"),
        FirstNote(
            id: "4BF5BA6D-887F-5D91-BFAB-C8CF436DC7F1", title: "Café by the ferry",
            text: "Opens at seven, good view of the roost. They let me dry my boots by the stove.",
            tags: ["places"], created: 1_771_573_800, place: "Ferry landing"),
        FirstNote(
            id: "C040AC14-35FF-5969-8A33-F6DE6F5EEDFF", title: "Garden",
            text: "Snowdrops over, first celandine by the water butt. Hedgehog has been at the fallen apples.",
            tags: ["plants", "hedgehog"], created: 1_771_254_000, place: "Home"),
        FirstNote(
            id: "8ADA2DCB-DB39-550D-93C1-492D55115CE7", title: "Bat detector log",
            text: "Nothing at 45 kHz until 18:52, then a steady feeding pass over the lane.",
            tags: ["bats", "log"], created: 1_770_924_600, place: "Mill lane"),
        FirstNote(
            id: "E9717104-4548-5948-BF10-14B2DCDEC78A", title: "Salt marsh transect",
            text: "Samphire to the second post, sea lavender beyond. Post five has gone with the tide.",
            tags: ["plants", "shore", "survey"], created: 1_770_284_400, place: "Salt marsh"),
        FirstNote(
            id: "89FED3D4-4C0C-5862-AC41-7A34488AF407", title: "Stoat at dusk",
            text: "Crossed the wall with a vole, came back for a second one.",
            tags: ["mammals"], created: 1_769_792_100, place: "Long meadow"),
    ]
}
