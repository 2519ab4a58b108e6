/// How likely a recogniser, or a person, takes one sound for another: what a language pack says, as tables.
///
///     var table = SoundTable()
///     table.add("p")
///     table.add("b")
///     if let p = table.known("p"), let b = table.known("b") { table.setCost(of: b, heardFor: p, nats: 2.5) }
package struct SoundTable: Sendable, Hashable {
    /// One for each value of a byte: a language has some forty, the rest are letters of scripts without rules.
    static let size = 256

    /// What the tables hold where a pack says nothing.
    enum Default {
        static let same = 0.3
        static let other = 4.8
        static let gone = 3.2
        static let rarity = 3.4
        static let extra = 2.5
    }

    private var substitutions: [Int16]
    private var deletions: [Int16]
    private var rarities: [Int16]
    private var names: [Character: UInt8] = [:]
    /// The cost of a sound that comes from nowhere, within a word, beside its rarity.
    package var extra = SoundCost(nats: Default.extra)

    package init() {
        substitutions = Array(repeating: SoundCost(nats: Default.other).rawValue, count: Self.size * Self.size)
        for sound in 0..<Self.size { substitutions[sound * Self.size + sound] = SoundCost(nats: Default.same).rawValue }
        deletions = Array(repeating: SoundCost(nats: Default.gone).rawValue, count: Self.size)
        rarities = Array(repeating: SoundCost(nats: Default.rarity).rawValue, count: Self.size)
    }

    /// Makes a sound that a pack writes as this character.
    ///
    /// - Parameter name: A character that names no sound yet.
    /// - Returns: Whether there was room for it.
    @discardableResult
    package mutating func add(_ name: Character) -> Bool {
        guard names[name] == nil else { return true }
        guard names.count < Self.size / 2 - 2 else { return false }
        names[name] = UInt8(names.count + 1)
        return true
    }

    /// Letters as a person types them: any may be hit for any other, those that sound alike rather.
    package static let letters: SoundTable = {
        var table = SoundTable()
        table.extra = SoundCost(nats: LetterCost.extra)
        let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map { Sound(letter: $0) }
        for said in letters {
            table.setCost(ofMissing: said, nats: LetterCost.missing)
            for heard in letters {
                table.setCost(of: heard, heardFor: said, nats: said == heard ? LetterCost.same : LetterCost.other)
            }
        }
        for alike in LetterCost.alike {
            for said in alike {
                for heard in alike where heard != said {
                    table.setCost(of: Sound(letter: heard), heardFor: Sound(letter: said), nats: LetterCost.close)
                }
            }
        }
        return table
    }()

    /// Negative natural logarithms of how likely a slip of a typing hand is.
    private enum LetterCost {
        static let same = 0.05
        static let close = 3.0
        static let other = 4.2
        static let missing = 3.6
        static let extra = 1.8
        static let alike = ["aeiouy", "ck", "qk", "sz", "fv", "bp", "dt", "gj", "mn", "vw", "cs"]
    }

    package func known(_ name: Character) -> Sound? { names[name].map(Sound.init(rawValue:)) }

    package mutating func setCost(of heard: Sound, heardFor said: Sound, nats: Double) {
        substitutions[Int(said.rawValue) * Self.size + Int(heard.rawValue)] = SoundCost(nats: nats).rawValue
    }

    package mutating func setCost(ofMissing sound: Sound, nats: Double) {
        deletions[Int(sound.rawValue)] = SoundCost(nats: nats).rawValue
    }

    /// How seldom a sound is in the language.
    package mutating func setRarity(of sound: Sound, nats: Double) {
        rarities[Int(sound.rawValue)] = SoundCost(nats: nats).rawValue
    }

    func cost(of heard: Sound, heardFor said: Sound) -> SoundCost {
        SoundCost(rawValue: substitutions[Int(said.rawValue) * Self.size + Int(heard.rawValue)])
    }

    func cost(ofMissing sound: Sound) -> SoundCost { SoundCost(rawValue: deletions[Int(sound.rawValue)]) }

    func rarity(of sound: Sound) -> SoundCost { SoundCost(rawValue: rarities[Int(sound.rawValue)]) }
}

/// A sound of a language, by its place in the tables.
package struct Sound: Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A letter that no rule reads is a sound of its own; letters beyond a to z may share one.
    package init(letter: Character) {
        let scalar = letter.unicodeScalars.first?.value ?? 0
        let first = UInt32(SoundTable.size / 2)
        let letters = UInt32(UInt8(ascii: "a"))...UInt32(UInt8(ascii: "z"))
        let place =
            letters.contains(scalar)
            ? scalar - letters.lowerBound
            : UInt32(letters.count) + ((scalar &* 0x9E37_79B1) >> 16) % (first - UInt32(letters.count))
        rawValue = UInt8(truncatingIfNeeded: first + place)
    }
}
