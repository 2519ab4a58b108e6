import GrammarFiles
import SpokenLanguage
import Testing

@Suite struct SpokenFormsTests {
    private static let table: [(String, String, [String])] = [
        ("en", "Otter tracks", []), ("en", "Müller", []),
        ("de", "Müller", ["Mueller"]), ("de", "Ärzte 2", ["Ärzte zwei", "Aerzte 2", "Aerzte zwei"]),
        ("de", "Straße", []),
        ("en", "dormouse box seven", ["dormouse box 7"]),
        ("en", "dormouse box 7", ["dormouse box seven"]),
        ("en", "Chapter 2", ["Chapter two"]),
        ("en", "chapter forty-two", ["chapter 42"]),
        ("en", "2nd draft", ["second draft"]),
        ("en", "Second Draft", ["2nd Draft"]),
        ("en", "21st century", ["twenty first century"]),
        ("en", "Top ten", ["Top 10"]),
        ("en", "St. Ives", ["saint Ives", "street Ives"]),
        ("en", "Saint Ives", ["st Ives"]),
        ("en", "Q&A", ["Q and A"]),
        (
            "en", "50% off",
            ["fifty percent off", "fifty % off", "fifty per cent off", "50 percent off", "50 per cent off"]
        ),
        ("en", "Rock 'n' Roll", ["Rock and Roll"]),
        ("en", "Rock ’n’ Roll", ["Rock and Roll"]),
        ("en", "email@home", ["email at home"]),
        ("en", "C++ tips", ["C plus plus tips"]),
        ("en", "PM2.5 log", ["PM two point five log"]),
        ("en", "$5 lunch", ["five dollars lunch", "5 dollars lunch", "five dollar lunch", "5 dollar lunch"]),
        (
            "en", "1984",
            [
                "one thousand nine hundred eighty-four", "one thousand nine hundred and eighty-four",
                "nineteen eighty-four", "a thousand nine hundred eighty-four",
                "a thousand nine hundred and eighty-four",
            ]
        ),
        (
            "en", "101 Dalmatians",
            [
                "one hundred one Dalmatians", "one hundred and one Dalmatians",
                "a hundred one Dalmatians", "a hundred and one Dalmatians",
            ]
        ),
        ("en", "Bryan and Inge", ["Bryan & Inge"]),
        ("en", "007", []),
        (
            "en", "3 4 5 6 7",
            [
                "three four five six seven", "three four five six 7", "three four five 6 seven", "three four five 6 7",
                "three four 5 six seven", "three four 5 six 7", "three four 5 6 seven", "three four 5 6 7",
            ]
        ),
        ("en", "", []),
        ("en", "🦦", []),
        ("de", "Kapitel 21", ["Kapitel einundzwanzig"]),
        ("de", "Kapitel einundzwanzig", ["Kapitel 21"]),
        ("de", "Müller & Söhne", ["Müller und Söhne", "Mueller & Soehne", "Mueller und Soehne"]),
        ("de", "2,5 kg", ["zwei Komma fünf kg"]),
        ("fr", "Plan M", []),
        ("fr", "M. Dupont", ["monsieur Dupont"]),
        ("fr", "50% de rabais", ["cinquante pour cent de rabais", "cinquante % de rabais", "50 pour cent de rabais"]),
        ("es", "Tom & Ana", ["Tom y Ana"]),
    ]

    @Test(arguments: table)
    func aTitleIsSaidInOtherWays(language: String, title: String, forms: [String]) throws {
        let pack = try LanguagePackFile.load(language: language)
        #expect(pack.spokenForms(of: title) == forms)
    }
}
