/// How far what one text says of a name agrees with it, word by word and letter by letter.
///
/// The cheapest name is not always meant: a word that other names have is said as it is meant, and in a long list whatever
/// is said resembles some name.
struct NameAgreement: Hashable {
    /// A word is said that is none of the name's, nor a slip of one.
    let isOther: Bool
    /// How many slips there are, if all of the name is said.
    let slips: Int?
    /// All of a name of a long list is said, most of it as it is: that there are many names speaks no more against this one.
    let isSure: Bool

    /// How many words are said of a name that has more, all of them as it has them or a slip away; 0 if it is not so.
    let saidOfMore: Int
    /// How many of these are a slip away.
    private let slipsOfMore: Int

    /// How many small words it has that are not said.
    let unsaid: Int

    /// Nothing is known.
    static let none = NameAgreement(isOther: false, slips: nil, isSure: false)

    private init(isOther: Bool, slips: Int?, isSure: Bool) {
        self.isOther = isOther
        self.slips = slips
        self.isSure = isSure
        (saidOfMore, slipsOfMore, unsaid) = (0, 0, 0)
    }

    /// Whether nothing tells the name from another: each is as many slips and small words away, or is said by as many of its
    /// words. "Blue moon" is as much of "A Blue Moon" as of "The Blue Moon".
    func isAsNear(as other: NameAgreement) -> Bool {
        if saidOfMore > 0 { return saidOfMore == other.saidOfMore && slipsOfMore == other.slipsOfMore }
        return slips.map { $0 + unsaid > 0 && $0 == other.slips && unsaid == other.unsaid } ?? false
    }

    /// - said: words as they are said, without small ones that the name does not have.
    /// - name: its words, without small ones that are not said.
    /// - unsaid: how many these are.
    /// - vocabulary: all words of the list.
    /// - soundsLike: whether two words are said alike.
    init(
        said: [String], name: [String], unsaid: Int, in vocabulary: NameVocabulary,
        soundsLike: (String, String) -> Bool
    ) {
        self.unsaid = unsaid
        let (strange, missing) = (Self.rest(of: said, without: name), Self.rest(of: name, without: said))
        slips = Self.slips(said, name)
        let isPart =
            missing.count > strange.count
            && strange.allSatisfy { word in missing.contains { WordNeighbours.isOneSlip(word, $0) } }
        (saidOfMore, slipsOfMore) = isPart ? (said.count, strange.count) : (0, 0)
        let isLong = vocabulary.isLong
        isSure = isLong && name.count > 1 && slips.map { 2 * $0 <= name.count } ?? false
        // Split or joined.
        if slips != nil, said.count != name.count {
            isOther = false
            return
        }
        isOther =
            strange.contains { word in
                if vocabulary.contains(word) {
                    return isLong || !missing.contains { Self.areForms(word, $0) }
                }
                return isLong
                    && !missing.contains { Self.isSlip(word, of: $0, in: vocabulary) || soundsLike(word, $0) }
            }
    }

    /// Hands seldom slip at the first letter: a word that differs there alone, and begins like words of the list, is as likely
    /// another name ("Larkwood" and "Parkwood", where there is a "Langwood").
    private static func isSlip(_ word: String, of own: String, in vocabulary: NameVocabulary) -> Bool {
        WordNeighbours.isOneSlip(word, own)
            && !(word.first != own.first && word.dropFirst() == own.dropFirst()
                && vocabulary.hasWord(beginningLike: word))
    }

    /// Each word takes away one like it.
    private static func rest(of words: [String], without others: [String]) -> [String] {
        var others = others
        return words.filter { word in
            guard let place = others.firstIndex(of: word) else { return true }
            others.remove(at: place)
            return false
        }
    }

    /// Between names that are said whole.
    private static func slips(_ said: [String], _ name: [String]) -> Int? {
        if said.count == name.count {
            var slips = 0
            for (word, own) in zip(said, name) where word != own {
                guard WordNeighbours.isOneSlip(word, own) else { return nil }
                slips += 1
            }
            return slips
        }
        let (whole, own) = (said.joined(), name.joined())
        return whole == own ? 0 : WordNeighbours.isOneSlip(whole, own) ? 1 : nil
    }

    /// Singular and plural, as many languages have it.
    private static func areForms(_ one: String, _ other: String) -> Bool {
        let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
        return short.count > 3 && long.count == short.count + 1 && long.hasPrefix(short)
    }
}
