package import Foundation
package import Grammars
import PhraseMatching
package import SpokenLanguage

/// How a language sounds, as a YAML file beside the language packs; `Grammars/README.md` describes the format.
package enum LanguageSoundsFile {
    /// Reads the sounds of a language: of "en-GB" the file `en-GB.yaml`, else `en.yaml`.
    ///
    /// - Parameters:
    ///   - language: A language code.
    ///   - folder: Where the packs are.
    /// - Returns: The sounds, or those of letters where there is no file.
    /// - Throws: What is wrong with the file, and where.
    package static func load(
        language: String, searching folder: ResourceFolder
    ) throws(GrammarFileError) -> LanguageSounds {
        guard let found = try LanguageFiles.source(of: language, in: folder.sounds) else { return LanguageSounds() }
        return try read(found.source)
    }

    /// Reads sounds that are not in a folder of them.
    package static func read(_ data: Data, path: String) throws(GrammarFileError) -> LanguageSounds {
        try read(YAMLSource(data, path: path))
    }

    private static func read(_ source: YAMLSource) throws(GrammarFileError) -> LanguageSounds {
        let root = try YAMLMapping(
            source.root, in: source, key: "the file", known: ["language", "letters", "words", "extra", "heard"])
        _ = try root.requiredText("language")
        var table = SoundTable()
        try readTable(root, into: &table)
        var rules: [SpellingRule] = []
        for entry in try root.entries("letters") {
            let sounds = try sounds(root.plainText(entry.value, entry.key), &table, entry.value, source)
            guard let rule = SpellingRule(entry.key, sounds: sounds) else {
                throw source.error(.unknownPattern(entry.key), at: entry.keyPlace)
            }
            rules.append(rule)
        }
        var words: [String: [Sound]] = [:]
        for entry in try root.entries("words") {
            words[entry.key] = try sounds(root.plainText(entry.value, entry.key), &table, entry.value, source)
        }
        return LanguageSounds(table: table, speller: SoundSpeller(rules: rules, words: words))
    }

    private static func sounds(
        _ text: String, _ table: inout SoundTable, _ node: YAMLNode, _ source: YAMLSource
    ) throws(GrammarFileError) -> [Sound] {
        var sounds: [Sound] = []
        for name in text {
            guard let sound = table.known(name) else { throw source.error(.unknownSound(name), at: node.place) }
            sounds.append(sound)
        }
        return sounds
    }

    // MARK: - What is heard for what

    private static func readTable(_ root: YAMLMapping, into table: inout SoundTable) throws(GrammarFileError) {
        if let extra = root.value("extra") { table.extra = SoundCost(nats: try root.amount(extra, "extra")) }
        let heard = try root.entries("heard")
        for entry in heard {
            guard entry.key.count == 1, let name = entry.key.first, table.add(name) else {
                throw root.source.error(.unknownSound(entry.key.first ?? " "), at: entry.keyPlace)
            }
        }
        for entry in heard {
            guard let name = entry.key.first, let sound = table.known(name) else { continue }
            let costs = try YAMLMapping(
                entry.value, in: root.source, key: entry.key, known: ["itself", "nothing", "rarity", "others"])
            if let cost = costs.value("itself") {
                table.setCost(of: sound, heardFor: sound, nats: try costs.amount(cost, "itself"))
            }
            if let cost = costs.value("nothing") {
                table.setCost(ofMissing: sound, nats: try costs.amount(cost, "nothing"))
            }
            if let cost = costs.value("rarity") { table.setRarity(of: sound, nats: try costs.amount(cost, "rarity")) }
            for other in try costs.entries("others") {
                guard other.key.count == 1, let name = other.key.first, let otherSound = table.known(name) else {
                    throw root.source.error(.unknownSound(other.key.first ?? " "), at: other.keyPlace)
                }
                table.setCost(of: otherSound, heardFor: sound, nats: try costs.amount(other.value, other.key))
            }
        }
    }
}
