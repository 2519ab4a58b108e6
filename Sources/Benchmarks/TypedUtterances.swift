import Foundation
import GrammarFiles
import PhraseMatching

/// Makes up what people may type, with its meaning, as a case file: phrases of the grammars with slips of all kinds, and
/// sentences that mean nothing.
///
///     Benchmarks typed-utterances DIR --seed 1 >DIR/typed-1.jsonl
///
/// The folder is that of `UnderstandingBenchmark`; words that no command has come from the cases that are to be rejected.
enum TypedUtterances {
    static func run(_ arguments: [String]) {
        guard let folder = arguments.first else { return print("name the folder of the cases") }
        let place = arguments.firstIndex(of: "--seed").map { $0 + 1 }
        let seed = place.flatMap { arguments.indices.contains($0) ? UInt64(arguments[$0]) : nil } ?? 1
        do {
            var maker = TypedUtteranceMaker(
                try UnderstandingBenchmark.matcher(folder), strange: try strangeSentences(folder), seed: seed)
            for line in maker.lines() { print(line) }
        } catch {
            print(error)
        }
    }

    private static func strangeSentences(_ folder: String) throws -> [[String]] {
        let cases = try UnderstandingBenchmark.files(folder).filter { $0.hasPrefix("commands-") }.flatMap {
            try PhraseCaseFile.load(path: "\(folder)/\($0)")
        }
        return cases.filter(\.reject).map { $0.texts[0].split(separator: " ").map(String.init) }
    }
}

/// One kind of slip after the other, on one sample after the other.
private struct TypedUtteranceMaker {
    private let matcher: AppMatcher
    private var sampler: Sampler
    private var dice: SeededNumbers
    private let strange: [[String]]
    /// Words of the phrases and names, for those that are put in the place of others.
    private var words: [String] = []

    private static let functionWords: Set<String> = ["in", "the", "a", "my", "to", "on", "for", "of", "with", "from"]
    private static let polite = ["please", "could you", "hey", "um", "I want to", "thanks", "quickly", "let me"]
    /// Samples of each template.
    private static let samples = 24

    init(_ matcher: AppMatcher, strange: [[String]], seed: UInt64) {
        self.matcher = matcher
        self.strange = strange
        sampler = Sampler(matcher.grammar.grammar, seed: seed)
        dice = SeededNumbers(seed: seed)
    }

    private enum Slip: String, CaseIterable {
        case typo, dropped, polite, unknown, replaced, mixed
    }

    mutating func lines() -> [String] {
        var samples: [(text: String, reading: AppReading)] = []
        for number in 0..<matcher.grammar.grammar.templateCount {
            for _ in 0..<Self.samples {
                guard let text = sampler.utterance(of: TemplateID(rawValue: UInt32(number))) else { continue }
                let match = matcher.match(text)
                if match.status == .matched, let reading = match.readings.first { samples.append((text, reading)) }
            }
        }
        words = Set(samples.flatMap { $0.text.split(separator: " ").map(String.init) }).sorted()
        return samples.flatMap { sample in
            Slip.allCases.compactMap { line(of: $0, sample.text, sample.reading) }
        }
    }

    private mutating func line(of slip: Slip, _ text: String, _ reading: AppReading) -> String? {
        var said = text.split(separator: " ").map(String.init)
        var keepsMeaning = true
        switch slip {
        case .typo: misspell(&said)
        case .dropped: said.removeAll(where: Self.functionWords.contains)
        case .polite: said.insert(pick(Self.polite), at: dice.chance(70) ? 0 : said.count)
        case .unknown:
            guard let name = reading.slots.first(where: { $0.name != AppGrammar.applicationName }) else { return nil }
            said = text.replacingOccurrences(of: name.text, with: strangeWords(1...3)).split(separator: " ").map(
                String.init)
            keepsMeaning = false
        case .replaced:
            let app = reading.slots.first { $0.name == AppGrammar.applicationName }?.text.split(separator: " ")
            let spare = Self.functionWords.union((app ?? []).map(String.init))
            for place in said.indices where dice.chance(20) {
                keepsMeaning = keepsMeaning && spare.contains(said[place])
                said[place] = pick(words)
            }
        case .mixed:
            said = (strangeWords(2...6) + " " + strangeWords(2...6)).split(separator: " ").map(String.init)
            keepsMeaning = false
        }
        let result = said.joined(separator: " ")
        // A slip may make another phrase, or none at all.
        guard result != text, matcher.match(result).features.isEmpty == false else { return nil }
        return json(result, keepsMeaning ? reading : nil, slip, text)
    }

    private mutating func misspell(_ said: inout [String]) {
        let places = said.indices.filter { said[$0].count > 3 }
        guard !places.isEmpty else { return }
        let place = places[dice.roll(places.count)]
        var letters = Array(said[place])
        let letter = dice.roll(letters.count - 1)
        switch dice.roll(4) {
        case 0: letters.remove(at: letter)
        case 1: letters.insert(pick(Array("abcdefghijklmnopqrstuvwxyz")), at: letter)
        case 2: letters[letter] = pick(Array("abcdefghijklmnopqrstuvwxyz"))
        default: letters.swapAt(letter, letter + 1)
        }
        said[place] = String(letters)
    }

    private mutating func strangeWords(_ counts: ClosedRange<Int>) -> String {
        let sentence = pick(strange)
        let count = min(sentence.count, counts.lowerBound + dice.roll(counts.count))
        let start = dice.roll(sentence.count - count + 1)
        return sentence[start..<start + count].joined(separator: " ")
    }

    private mutating func pick<T>(_ items: [T]) -> T { items[dice.roll(items.count)] }

    private func json(_ text: String, _ reading: AppReading?, _ slip: Slip, _ said: String) -> String? {
        var line: [String: Any] = ["text": text, "tags": [slip.rawValue], "said": said]
        if let reading {
            line["intent"] = reading.intent
            let slots = reading.slots.filter { $0.name != AppGrammar.applicationName }
            line["slots"] = Dictionary(slots.map { ($0.name, $0.value.title) }, uniquingKeysWith: { first, _ in first })
        } else {
            line["reject"] = true
        }
        let data = try? JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension SeededNumbers {
    fileprivate mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }
}
