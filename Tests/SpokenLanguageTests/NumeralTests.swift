import SpokenLanguage
import Testing

/// Numbers as they are said beside what is counted.
@Suite struct NumeralTests {
    @Test(arguments: [
        ("es", 1, ["uno", "un", "una"]), ("es", 21, ["veintiuno", "veintiuna", "veintiún"]),
        ("es", 31, ["treinta y uno", "treinta y un", "treinta y una"]), ("es", 22, ["veintidós"]),
        ("es", 101, ["ciento uno", "cien y uno", "ciento un", "ciento una", "cien y un", "cien y una"]),
        ("es", 200, ["doscientos", "doscientas"]),
        ("de", 2, ["zwei", "zwo"]),
        ("de", 120, ["einhundertzwanzig", "einhundert und zwanzig", "hundertzwanzig", "hundert und zwanzig"]),
        ("fr", 75, ["soixante-quinze", "septante cinq"]), ("fr", 200, ["deux cents", "deux cent"]),
        ("en", 42, ["forty-two", "fourty two"]), ("en", 2000, ["two thousand"]), ("en", -3, ["minus three"]),
    ])
    func numerals(language: String, number: Int, expected: [String]) throws {
        let forms = SpokenForms(try Speaker.pack(language)).numerals(for: number)
        #expect(forms == expected)
    }

    @Test("Every form is read again", arguments: ["en", "de", "fr", "es"])
    func readAgain(language: String) throws {
        let forms = SpokenForms(try Speaker.pack(language))
        let speaker = try Speaker(language)
        for number in 0...300 {
            for text in forms.numerals(for: number) { #expect(speaker.number(text) == String(number), "\(text)") }
        }
    }

    @Test(
        "Digits and numbers of other scripts, in every language",
        arguments: [
            ("２０", "20"), ("٢٠", "20"), ("२०", "20"), ("๒๐", "20"), ("２０％", "20%"), ("20٪", "20%"), ("２．５", "2.5"),
            ("二十", "20"), ("二十五", "25"), ("十五", "15"), ("三百二十一", "321"), ("一百零五", "105"), ("百五", "105"),
            ("千二百", "1200"), ("三万五千", "35000"), ("两百", "200"), ("十十", "nothing"), ("五三", "nothing"),
            ("이십오", "25"), ("스물다섯", "25"), ("열하나", "11"), ("백이십", "120"), ("일곱", "7"), ("서른", "30"), ("만오천", "15000"),
            ("ยี่สิบห้า", "25"), ("ยี่สิบเอ็ด", "21"), ("หนึ่งร้อยสอง", "102"), ("สิบ", "10"), ("สิบ ห้า", "15"), ("漢字", "nothing"),
        ])
    func scripts(text: String, expected: String) throws {
        #expect(try Speaker("en_US").number(text) == expected)
    }

    @Test("What the platform spells in these scripts is read", arguments: ["ja", "zh", "ko", "th"])
    func spelled(language: String) throws {
        let speaker = try Speaker("en_US")
        let spelling = NumberSpelling(language: language)
        for number in Array(0...1100) + [9999, 10_000, 12_345, 110_000, 1_000_001] {
            for text in spelling.words(for: number) { #expect(speaker.number(text) == String(number), "\(text)") }
        }
    }
}
