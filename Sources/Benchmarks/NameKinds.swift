import PhraseMatching

/// Lists of three-word names of different kinds: what is easily told apart in one is a letter apart in another.
struct NameKind {
    let label: String
    /// For each of the three words, those that names are made of.
    let words: [[String]]
    /// Words of the same kind that no name has.
    let spare: [String]

    static let all = [syllables, english, few, people, places, german]

    /// So many names, all different, in no order.
    ///
    /// - count: at most as many as there are ways to put the words together.
    func names(_ count: Int, _ dice: inout SeededNumbers) -> [String] {
        let ways = words.reduce(1) { $0 * $1.count }
        var numbers: Set<Int> = []
        var names: [String] = []
        while names.count < min(count, ways) {
            let number = dice.roll(ways)
            if numbers.insert(number).inserted { names.append(name(number)) }
        }
        return names
    }

    private func name(_ number: Int) -> String {
        var rest = number
        return words.map { pool in
            defer { rest /= pool.count }
            return pool[rest % pool.count]
        }.joined(separator: " ")
    }
}

extension NameKind {
    /// Many words that are a letter or two apart; half of all that can be made of them are listed.
    private static let syllables = NameKind(
        label: "syllables",
        words: [
            (0..<60).map(NamesBenchmark.word), (100..<160).map(NamesBenchmark.word),
            (200..<260).map(NamesBenchmark.word),
        ],
        spare: (300..<400).map(NamesBenchmark.word))

    /// Half of all that can be made of the words are listed.
    private static let english = NameKind(
        label: "english", words: [split(adjectives), split(materials), split(things)], spare: split(otherWords))

    /// Of fifty words, anywhere in a name, most of all that can be made of them.
    private static let few: NameKind = {
        let words = Array(split(adjectives).prefix(15) + split(materials).prefix(15) + split(things).prefix(20))
        return NameKind(label: "fifty words", words: [words, words, words], spare: split(otherWords))
    }()

    private static let people = NameKind(
        label: "people", words: [split(firstNames), split(firstNames), split(surnames)], spare: split(otherNames))

    private static let places: NameKind = {
        let towns = split(beginnings).flatMap { start in split(endings).map { start + $0 } }
        return NameKind(
            label: "places", words: [split(sides), towns, split(ways)],
            spare: split(otherBeginnings).flatMap { start in split(endings).map { start + $0 } })
    }()

    /// Long words, made of others, and some with umlauts.
    private static let german: NameKind = {
        let compounds = split(germanBeginnings).flatMap { start in split(germanEndings).map { start + $0 } }
        return NameKind(
            label: "german", words: [split(germanAdjectives), compounds, split(germanNames)], spare: split(otherGerman))
    }()

    private static func split(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }
}

// MARK: - Words

extension NameKind {
    private static let adjectives = """
        red blue green black white grey brown pink golden silver quick slow small large tall short long wide narrow deep \
        old new young early late warm cold hot cool dry wet soft hard loud quiet bright dark light heavy clean \
        sweet sour salty bitter fresh plain fancy broken hidden empty full open lost lucky brave gentle happy proud wild lazy
        """
    private static let materials = """
        stone wooden paper glass iron copper silk cotton leather marble river mountain forest garden harbor meadow desert \
        island valley winter summer autumn spring morning evening midnight sunday monday friday kitchen office school \
        library market station airport hotel museum theater church village city country ocean lake storm thunder cloud \
        snow rain fire water honey pepper lemon apple cherry orange
        """
    private static let things = """
        fox box tail table chair window door lamp clock basket bottle candle carpet curtain drawer engine fence hammer \
        jacket kettle ladder mirror needle pencil pillow pocket ribbon saddle shovel spoon ticket towel trumpet umbrella \
        violin wagon wheel whistle button blanket bridge bucket camera castle cabin canoe dagger dragon eagle falcon \
        feather flute goose guitar heron helmet kitten lantern otter
        """
    private static let otherWords = """
        purple yellow crimson tiny giant sleepy rapid rough smooth square plastic velvet bamboo canyon glacier prairie \
        suburb tuesday thursday december bakery cinema stadium tunnel planet comet magnet rocket anchor barrel cactus \
        donkey ferry garlic hockey jungle knife lizard mango napkin oyster parrot rabbit salmon tiger turtle walnut \
        zebra zipper bishop coffee doctor farmer pilot sailor tailor wizard
        """
    private static let firstNames = """
        Anna Maria Emma Sophie Laura Julia Lena Clara Ella Alice Grace Ruby Lucy Hannah Sarah Rachel Rebecca Naomi Judith \
        Esther Martha Miriam Helen Irene Diana Vera Olga Nina Tanya Ingrid Astrid Sigrid Greta Karin Linda Susan Carol \
        Janet Joyce Doris Peter Paul John James Thomas Andrew Philip Simon Matthew Mark Luke David Daniel Samuel Joseph \
        Jacob Adam Noah Aaron Martin Robert Richard William Henry Edward George Charles Arthur Oscar Victor Felix Leo \
        Hugo Otto Emil Anton Oliver Edgar Ernest Walter Harold Frank Louis
        """
    private static let surnames = """
        Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Moore Jackson Martin Thompson White Harris \
        Clark Lewis Robinson Walker Hall Allen Young King Wright Scott Hill Green Adams Baker Nelson Carter Mitchell \
        Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Morgan Cooper \
        Peterson Reed Bailey Bell Kelly Howard Ward Cox Richardson Wood Watson Brooks Bennett Gray Hughes Price Myers \
        Long Foster Sanders Ross Morales Powell Sullivan Russell Ortiz Jenkins Perry Butler Barnes Fisher Henderson \
        Coleman Simmons Patterson Jordan Reynolds Hamilton Graham Griffin Wallace Cole West Hayes Bryant Gibson Ellis
        """
    private static let otherNames = """
        Beatrice Cecilia Dorothy Florence Gwendolyn Harriet Isabella Josephine Katherine Lillian Margaret Penelope Quentin \
        Roderick Sebastian Theodore Ulrich Vincent Xavier Zachary Petersen Thomsen Hansen Nielsen Kowalski Novak Schmidt \
        Fischer Weber Moreau Dubois Laurent Rossi Bianchi Ferrari Costa Silva Santos Tanaka Suzuki Yamamoto Nguyen Park \
        Chen Wang Singh Patel Okafor Mensah Haddad
        """
    private static let sides = "Upper Lower Great Little Old New North South East West"
    private static let beginnings = """
        Thorn Ash Oak Elm Wood Stan Hart Black Brook Burn Clay Cold Dun Earl Fair Frog Gold Green Hay Hazel Hollow King \
        Lang Long Marsh Mill Moor Nether Orchard Park Pen Quarry Raven Red Rush Salt Sand Shep Stone Swan Tan Walt Well Whit
        """
    private static let endings = """
        bury ton ham ford field ley well worth stead bridge wick minster hurst combe gate thorpe by mouth wood hill
        """
    private static let otherBeginnings = "Apple Birch Crow Drift Ever Fern Glen Hawk Iron Juniper Lark Maple"
    private static let ways = "Street Road Lane Avenue Close Court Drive Square Station Church Market Green Hill Park"
    private static let germanAdjectives = """
        neue alte große kleine rote blaue grüne weiße schwarze helle dunkle schnelle langsame warme kalte ruhige laute \
        frische süße saure schöne kurze lange breite schmale tiefe hohe leere volle müde fröhliche stille wilde zahme
        """
    private static let germanBeginnings = """
        Garten Küchen Wasser Straßen Winter Sommer Sonntags Wald Berg Fluss Dach Keller Brücken Schul Kinder Bücher \
        Apfel Kirschen Nacht Morgen Abend Sturm Regen Schnee Feuer Eisen Gold Silber Papier Glas
        """
    private static let germanEndings = """
        haus tisch schlüssel plan weg stuhl schrank lampe fenster tür buch heft liste karte kasten korb zimmer mauer \
        brief wagen
        """
    private static let germanNames = """
        Anna Bärbel Claudia Dörte Elke Friedrich Günther Heinrich Ingeborg Jürgen Käthe Ludwig Manfred Norbert Ottilie \
        Petra Rüdiger Sabine Thorsten Ursula Volker Wolfgang
        """
    private static let otherGerman = """
        bequeme günstige ehrliche nasse krumme Flugzeug Bahnhof Zeitung Teppich Geländer Handschuh Mülleimer Nachbarschaft \
        Quittung Rechnung Schornstein Versicherung Werkstatt Zuckerdose Achim Dietmar Gisela Hildegard Klaus Lieselotte \
        Meike Otmar Renate Siegfried Walburga
        """
}
