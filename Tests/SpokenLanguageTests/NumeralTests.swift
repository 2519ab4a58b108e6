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
}
