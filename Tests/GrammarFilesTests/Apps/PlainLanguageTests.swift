import GrammarFiles
import PhraseMatching
import SpokenLanguage
import Testing

@Suite("Languages without a pack")
struct PlainLanguageTests {
    private struct App {
        let room: String
        let on: String
        let level: String
        let note: String
    }

    private static let apps = [
        "ja": App(room: "キッチン, 寝室", on: "${room}の電気をつけて", level: "音量を${n}にして", note: "${text}とメモして"),
        "it": App(
            room: "cucina, salotto", on: "accendi la luce in ${room}", level: "metti il volume a ${n}",
            note: "annota ${text}"),
        "nl": App(
            room: "keuken, slaapkamer", on: "doe het licht in de ${room} aan", level: "zet het volume op ${n}",
            note: "noteer ${text}"),
        "pt-BR": App(
            room: "cozinha, sala", on: "acenda a luz da ${room}", level: "coloque o volume em ${n}",
            note: "anote ${text}"),
        "ko": App(room: "주방, 침실", on: "${room} 불 켜 줘", level: "볼륨을 ${n}으로 해 줘", note: "${text} 메모해 줘"),
        "zh-Hans": App(room: "厨房, 卧室", on: "打开${room}的灯", level: "把音量调到${n}", note: "记下${text}"),
        "th": App(room: "ห้องครัว, ห้องนอน", on: "เปิดไฟ${room}", level: "ตั้งเสียงเป็น ${n}", note: "จด ${text}"),
    ]

    private static func matcher(_ language: String) throws -> AppMatcher {
        let app = try #require(apps[language])
        let file = try DeclarativeAppFile.read(
            """
            phrasebook: 1
            language: \(language)
            app: {name: Desk}
            entities:
              Room: {values: [\(app.room)]}
            intents:
              On: {parameters: {room: {type: Room}}, phrases: ["\(app.on)"]}
              Level: {parameters: {n: {type: Int, range: [0, 100]}}, phrases: ["\(app.level)"]}
              Note: {parameters: {text: {type: String}}, phrases: ["\(app.note)"]}
            """, name: "desk.yaml")
        let grammar = try AppGrammar([file]) { language throws(GrammarFileError) in
            try LanguagePackFile.loadOrMake(language: language)
        }
        return AppMatcher(grammar) { FlexibleLanguage.model(of: $0) }
    }

    /// What is said word for word is understood, with numbers in words as far as Foundation writes them.
    @Test(arguments: [
        ("ja", "キッチンの電気をつけて", "On キッチン"), ("ja", "音量を40にして", "Level 40"), ("ja", "音量を四十にして", "Level 40"),
        ("ja", "牛乳を買うとメモして", "Note 牛乳を買う"), ("it", "Accendi la luce in cucina!", "On cucina"),
        ("it", "metti il volume a quaranta", "Level 40"), ("it", "metti il volume a ventitré", "Level 23"),
        ("it", "annota comprare il latte", "Note comprare il latte"),
        ("nl", "doe het licht in de keuken aan", "On keuken"),
        ("nl", "zet het volume op drieëntwintig", "Level 23"), ("pt-BR", "acenda a luz da cozinha", "On cozinha"),
        ("pt-BR", "coloque o volume em vinte e três", "Level 23"), ("ko", "주방 불 켜 줘", "On 주방"),
        ("ko", "볼륨을 40으로 해 줘", "Level 40"), ("zh-Hans", "打开厨房的灯", "On 厨房"), ("zh-Hans", "把音量调到四十", "Level 40"),
        ("th", "เปิดไฟห้องครัว", "On ห้องครัว"), ("th", "ตั้งเสียงเป็น สี่สิบ", "Level 40"),
    ])
    func areUnderstoodWordForWord(_ language: String, _ text: String, _ meant: String) throws {
        let match = try Self.matcher(language).match(text)
        let found = match.best.map { "\($0.intent) \($0.slots.map(\.value.title).joined())" }
        #expect(match.status == .matched && found == [meant], "\(match.status) \(found)")
    }

    /// Nothing else is.
    @Test(arguments: [
        ("ja", "キッチンの電気を消して"), ("it", "spegni la luce in cucina"), ("it", "accendi la luce in cuccina"),
        ("nl", "zet het volume op veel"), ("zh-Hans", "关闭厨房的灯"),
    ])
    func othersAreNot(_ language: String, _ text: String) throws {
        #expect(try Self.matcher(language).match(text).status == .rejected)
    }

    @Test func onlyLanguagesAreTaken() throws {
        for code in ["ja", "it", "nl", "pt-BR", "zh_Hans"] {
            #expect(try LanguagePackFile.loadOrMake(language: code).language == code)
        }
        #expect(try !LanguagePackFile.loadOrMake(language: "de").commands.actions.isEmpty)
        #expect(LanguagePackFile.withoutPack(["ja", "en-GB", "it", "ja", "fr"]) == ["it", "ja"])
        #expect(throws: GrammarFileError.self) { try LanguagePackFile.loadOrMake(language: "xx") }
        #expect(throws: GrammarFileError.self) { try LanguagePackFile.loadOrMake(language: "english") }
    }
}
