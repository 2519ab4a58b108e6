/// The words of phrases as sounds, with other words of their meaning; one piece of memory that is read through pointers.
final class WordSounds: Sendable {
    private let sounds: Frozen<UInt8>
    private let soundStarts: Frozen<Int32>
    private let alternativeStarts: Frozen<Int32>
    private let texts: Frozen<Int32>
    private let functionWords: Frozen<Bool>
    /// The most sounds that one has.
    let longest: Int
    /// How many there are that sound differently.
    let textCount: Int

    /// - words: of each, first the word itself, then those of its meaning.
    init(_ words: [(alternatives: [[UInt8]], isFunctionWord: Bool)]) {
        let alternatives = words.flatMap(\.alternatives)
        func starts(_ counts: [Int]) -> [Int32] { counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1)) } }
        sounds = Frozen(alternatives.flatMap { $0 })
        soundStarts = Frozen(starts(alternatives.map(\.count)))
        alternativeStarts = Frozen(starts(words.map(\.alternatives.count)))
        var numbers: [[UInt8]: Int32] = [:]
        texts = Frozen(
            alternatives.map { sounds in
                let number = numbers[sounds] ?? Int32(numbers.count)
                numbers[sounds] = number
                return number
            })
        textCount = numbers.count
        functionWords = Frozen(words.map(\.isFunctionWord))
        longest = alternatives.map(\.count).max() ?? 0
    }

    var count: Int { functionWords.elements.count }

    func isFunctionWord(_ word: Int) -> Bool { functionWords.elements[word] }

    /// The numbers of a word's alternatives, the word itself first.
    @inline(__always)
    func alternatives(of word: Int) -> Range<Int> {
        Int(alternativeStarts.elements[word])..<Int(alternativeStarts.elements[word + 1])
    }

    /// The same number for all that sound alike: words of one meaning have the same alternatives.
    @inline(__always)
    func text(of alternative: Int) -> Int { Int(texts.elements[alternative]) }

    @inline(__always)
    func sounds(of alternative: Int) -> UnsafeBufferPointer<UInt8> {
        let (start, end) = (Int(soundStarts.elements[alternative]), Int(soundStarts.elements[alternative + 1]))
        return UnsafeBufferPointer(rebasing: sounds.elements[start..<end])
    }
}
