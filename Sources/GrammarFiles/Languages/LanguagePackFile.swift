package import Foundation
package import Grammars
import PhraseMatching
package import SpokenLanguage

/// A language pack as a YAML file; `Grammars/README.md` describes the format.
package enum LanguagePackFile {
    /// Reads the pack of a language: of "en-GB" the file `en-GB.yaml`, else `en.yaml`.
    package static func load(
        language: String, searching folder: ResourceFolder
    ) throws(GrammarFileError) -> LanguagePack {
        if let (code, source) = try LanguageFiles.source(of: language, in: folder.languages) {
            return try decode(source, expected: code)
        }
        let problem = GrammarFileError.Problem.unknownLanguage(
            language, folder: folder.languages.path, known: languages(in: folder))
        throw GrammarFileError(path: nil, place: nil, problem: problem)
    }

    /// Finds the folder as `ResourceFolder` does, then reads the pack.
    package static func load(language: String, explicit: String? = nil) throws(GrammarFileError) -> LanguagePack {
        try load(language: language, searching: LanguageFiles.folder(explicit: explicit))
    }

    /// The codes of all packs that there are, in order.
    package static func languages() throws(GrammarFileError) -> [String] {
        languages(in: try LanguageFiles.folder())
    }

    /// Reads a pack that is not in a folder of packs.
    package static func read(_ data: Data, path: String) throws(GrammarFileError) -> LanguagePack {
        try decode(YAMLSource(data, path: path), expected: nil)
    }

    /// The codes of all packs of a folder, in order.
    package static func languages(in folder: ResourceFolder) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.languages.path)
        return (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    }
}

// MARK: - Decoding

extension LanguagePackFile {
    private static func decode(_ source: YAMLSource, expected: String?) throws(GrammarFileError) -> LanguagePack {
        let root = try YAMLMapping(
            source.root, in: source, key: "the file",
            known: [
                "language", "answers", "confirmations", "actions", "choices", "functionWords", "numbers", "dates",
                "durations", "money",
                "units", "links", "titles", "commands", "senses", "statements", "texts",
            ])
        let language = try root.requiredText("language")
        if let expected, expected != language {
            throw source.error(.otherLanguage(found: language, expected: expected), at: source.root.place)
        }
        var pack = LanguagePack(language: language)
        try readAnswers(root, into: &pack)
        try readConfirmations(root, into: &pack)
        try readActions(root, into: &pack)
        try readChoices(root, into: &pack)
        pack.functionWords = try root.texts("functionWords")
        pack.numbers = try numbers(root)
        try readValues(root, into: &pack)
        pack.titles = try titles(root)
        pack.commands = try commands(root)
        pack.senses = try senses(root)
        pack.statements = try statements(root)
        for entry in try root.entries("texts") { pack.texts[entry.key] = try root.text(entry.value, entry.key) }
        return pack
    }

    private static func readAnswers(_ root: YAMLMapping, into pack: inout LanguagePack) throws(GrammarFileError) {
        let known = ["yes", "no", "cancel", "neither", "all", "on", "off", "fillers"]
        guard let answers = try root.mapping("answers", known: known) else { return }
        pack.yes = try answers.texts("yes")
        pack.no = try answers.texts("no")
        pack.cancel = try answers.texts("cancel")
        pack.neither = try answers.texts("neither")
        pack.all = try answers.texts("all")
        pack.on = try answers.texts("on")
        pack.off = try answers.texts("off")
        pack.fillers = try answers.texts("fillers")
    }

    private static func readConfirmations(_ root: YAMLMapping, into pack: inout LanguagePack) throws(GrammarFileError) {
        guard let words = try root.mapping("confirmations", known: ["around", "actions"]) else { return }
        pack.confirmations.around = try words.texts("around")
        pack.confirmations.actions = try words.textLists("actions")
    }

    private static func readActions(_ root: YAMLMapping, into pack: inout LanguagePack) throws(GrammarFileError) {
        guard let actions = try root.mapping("actions", known: ["press", "undo", "redo"]) else { return }
        pack.press = try actions.texts("press")
        pack.undo = try actions.texts("undo")
        pack.redo = try actions.texts("redo")
    }

    private static func readChoices(_ root: YAMLMapping, into pack: inout LanguagePack) throws(GrammarFileError) {
        let known = ["words", "exclusions", "more", "ordinals", "ordinalSuffixes", "ordinalEndings"]
        guard let choices = try root.mapping("choices", known: known) else { return }
        pack.choiceWords = try choices.texts("words")
        pack.exclusions = try choices.texts("exclusions")
        pack.more = try choices.texts("more")
        pack.ordinals = try choices.table("ordinals")
        pack.ordinalNames = names(choices.value("ordinals"))
        pack.ordinalSuffixes = try choices.texts("ordinalSuffixes")
        pack.ordinalEndings = try choices.texts("ordinalEndings")
    }

    /// The first names of each place that stand together: what comes for it later is another word for the same ("top").
    private static func names(_ ordinals: YAMLNode?) -> [Int: [String]] {
        guard case .mapping(let entries)? = ordinals?.content else { return [:] }
        var names: [Int: [String]] = [:]
        var last: Int?
        for entry in entries {
            guard case .scalar(let text, _) = entry.value.content, let place = Int(text), place > 0 else { continue }
            if place == last || names[place] == nil { names[place, default: []].append(entry.key) }
            last = place
        }
        return names
    }

    private static func titles(_ root: YAMLMapping) throws(GrammarFileError) -> TitleWords {
        var words = TitleWords()
        let known = ["symbols", "currencies", "abbreviations", "written", "letters", "yearsInPairs"]
        guard let mapping = try root.mapping("titles", known: known) else { return words }
        words.symbols = try mapping.textLists("symbols")
        words.currencies = try mapping.textLists("currencies")
        words.abbreviations = try mapping.textLists("abbreviations")
        words.written = try mapping.texts("written")
        words.letters = try mapping.textLists("letters")
        words.yearsInPairs = try mapping.flag("yearsInPairs")
        return words
    }

    private static func commands(_ root: YAMLMapping) throws(GrammarFileError) -> CommandWords {
        var words = CommandWords()
        let known = [
            "skipped", "articles", "contractions", "joiners", "sequels", "negations", "innerNegations", "withdrawals",
            "reports",
            "polite", "wakeWords", "actions", "opposites", "wordings", "synonyms", "prepositions",
            "alikePrepositions", "attributives", "conjugations", "verbParts", "degrees", "gradable", "benefactives",
            "passages",
            "asides", "soundAlikes", "recipients", "addressesBefore", "addressesBehind",
        ]
        guard let mapping = try root.mapping("commands", known: known) else { return words }
        words.skipped = try mapping.texts("skipped")
        words.paraphrases.articles = try mapping.texts("articles")
        words.contractions = try alternatives(mapping, "contractions")
        words.joiners = try mapping.texts("joiners")
        words.sequels = try mapping.texts("sequels")
        words.negations = try mapping.texts("negations")
        words.innerNegations = try mapping.texts("innerNegations")
        words.withdrawals = try mapping.texts("withdrawals")
        words.reports = try mapping.texts("reports")
        words.polite = try mapping.texts("polite")
        words.wakeWords = try mapping.texts("wakeWords")
        words.actions = try mapping.textLists("actions")
        words.opposites = try mapping.textLists("opposites")
        words.paraphrases.wordings = try wordings(mapping)
        words.paraphrases.conjugations = try conjugations(mapping)
        words.paraphrases.verbParts = try mapping.texts("verbParts")
        words.paraphrases.degrees = try mapping.texts("degrees")
        words.paraphrases.gradable = try mapping.texts("gradable")
        words.paraphrases.benefactives = try mapping.texts("benefactives")
        words.paraphrases.passages = try mapping.texts("passages")
        words.paraphrases.synonyms = try alternatives(mapping, "synonyms")
        words.paraphrases.prepositions = try mapping.texts("prepositions")
        words.paraphrases.alikePrepositions = try alternatives(mapping, "alikePrepositions")
        words.paraphrases.attributives = try mapping.texts("attributives")
        words.paraphrases.asides = try mapping.texts("asides")
        words.soundAlikes = try mapping.textLists("soundAlikes")
        words.paraphrases.recipients = try mapping.textLists("recipients")
        words.paraphrases.addressesBefore = try addresses(mapping, "addressesBefore")
        words.paraphrases.addressesBehind = try addresses(mapping, "addressesBehind")
        return words
    }

    /// Words, each with others that may be said in its place.
    private static func alternatives(_ mapping: YAMLMapping, _ key: String) throws(GrammarFileError) -> [[String]] {
        try mapping.textLists(key).sorted { $0.key < $1.key }.map { [$0.key] + $0.value }
    }

    /// Each with one mark for what it is done to, in the order of their names.
    private static func wordings(_ mapping: YAMLMapping) throws(GrammarFileError) -> [[String]] {
        for entry in try mapping.entries("wordings") {
            try checkMarks(mapping, entry.value, entry.key, "what it is done to")
        }
        return try mapping.textLists("wordings").sorted { $0.key < $1.key }.map(\.value)
    }

    /// Each with one mark for what it is done to, in the order of the file: of two rows that fit a verb the first counts.
    private static func conjugations(_ mapping: YAMLMapping) throws(GrammarFileError) -> [[String]] {
        let entries = try mapping.entries("conjugations")
        for entry in entries { try checkMarks(mapping, entry.value, entry.key, "what it is done to") }
        let rows = try mapping.textLists("conjugations")
        return entries.compactMap { rows[$0.key] }
    }

    /// Each with one mark for the name of the app.
    private static func addresses(_ mapping: YAMLMapping, _ key: String) throws(GrammarFileError) -> [String] {
        if let node = mapping.value(key) { try checkMarks(mapping, node, key, "the name of the app") }
        return try mapping.texts(key)
    }

    private static func checkMarks(
        _ mapping: YAMLMapping, _ node: YAMLNode, _ key: String, _ meaning: String
    ) throws(GrammarFileError) {
        guard case .sequence(let items) = node.content else { return }
        for item in items where try mapping.text(item, key).count(where: { $0 == "…" }) != 1 {
            throw mapping.wrong(item, key, "words with one … for \(meaning)", "other words")
        }
    }

    private static func numbers(_ root: YAMLMapping) throws(GrammarFileError) -> NumberWords {
        let known = [
            "words", "multipliers", "joiners", "articles", "minus", "below", "point", "half", "groups", "fractions",
            "others", "partitives", "percent", "around", "unitsBeforeTens", "longTens", "decimalSeparator",
            "groupingSeparator",
        ]
        var numbers = NumberWords()
        guard let mapping = try root.mapping("numbers", known: known) else { return numbers }
        numbers.words = try mapping.table("words")
        numbers.multipliers = try mapping.table("multipliers")
        numbers.joiners = try mapping.texts("joiners")
        numbers.articles = try mapping.texts("articles")
        numbers.minus = try mapping.texts("minus")
        numbers.point = try mapping.texts("point")
        numbers.half = try mapping.texts("half")
        numbers.below = try mapping.texts("below")
        numbers.groups = try mapping.table("groups")
        numbers.fractions = try mapping.table("fractions")
        for entry in try mapping.entries("others") {
            _ = try mapping.amount(entry.value, entry.key)
            numbers.others[entry.key] = try mapping.text(entry.value, entry.key)
        }
        numbers.partitives = try mapping.texts("partitives")
        numbers.percent = try mapping.texts("percent")
        numbers.unitsBeforeTens = try mapping.flag("unitsBeforeTens")
        numbers.longTens = try mapping.numbers("longTens")
        numbers.around = try mapping.texts("around")
        numbers.decimalSeparator = try mapping.text("decimalSeparator") ?? numbers.decimalSeparator
        numbers.groupingSeparator = try mapping.text("groupingSeparator") ?? numbers.groupingSeparator
        return numbers
    }
}
