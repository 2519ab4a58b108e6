import AppIntents
import GrammarFiles

// Comparisons: “is not”, “contains”, “mit … beginnt”.
extension FindParser {
    /// A comparison as it was said.
    struct Said {
        /// `nil` where it is the contrary of one that has none: “doesn't contain”.
        let comparison: EntityQueryOperator?
        /// How many words stand before the value.
        let length: Int
        /// What must stand behind the value.
        let closing: [String]
        /// Where that stands first: of “… enthält” and “… ist” the nearer one is meant.
        let closingPlace: Int

        var wordCount: Int { length + closing.count }

        /// The same behind more words.
        func behind(_ count: Int) -> Said {
            Said(comparison: comparison, length: length + count, closing: closing, closingPlace: closingPlace)
        }
    }

    /// The comparisons that stand at a place and that the property knows, those of most words first.
    ///
    /// “is not” that it does not know is no “is” with “not” in its value, unless its values have names.
    func comparisons(of property: Int, at place: Int, before end: Int) -> [(
        comparison: EntityQueryOperator, said: Said
    )] {
        let known = properties[property].property
        let said = said(of: property, at: place, before: end)
        let unknown = said.first { said in said.comparison.map { !known.knows($0) } ?? true }?.wordCount ?? 0
        let least = known.isNamed ? 0 : unknown
        return said.compactMap { said in
            guard let comparison = said.comparison, known.knows(comparison), said.wordCount >= least else {
                return nil
            }
            return (comparison, said)
        }
    }

    /// The comparisons that stand at a place, whether the property knows them or not, those of most words first.
    func said(of property: Int, at place: Int, before end: Int) -> [Said] {
        let kind = properties[property].property.kind
        return said(at: place, before: end) { $0 == kind || $0 == .any }
    }

    /// The comparisons of some kinds of values that stand at a place.
    func said(at place: Int, before end: Int, _ isFitting: (FindWords.Kind) -> Bool) -> [Said] {
        said(lexicon.comparisons.filter { isFitting($0.kind) }, at: place, before: end)
    }

    /// Those of some comparisons that stand at a place, be it behind “are” or “are not”.
    func said(_ comparisons: [FindLexicon.Comparison], at place: Int, before end: Int) -> [Said] {
        func stand(behind length: Int, _ change: (EntityQueryOperator) -> EntityQueryOperator?) -> [Said] {
            comparisons.flatMap { comparison in
                comparison.phrases.lengths(in: words, at: place + length, before: end).map {
                    Said(
                        comparison: change(comparison.comparison), length: length + $0.length, closing: $0.closing,
                        closingPlace: $0.closingPlace)
                }
            }
        }
        let found = (lexicon.copulas.lengths(in: words, at: place, before: end) + [0]).flatMap { copula in
            let denied = lexicon.not.lengths(in: words, at: place + copula, before: end).flatMap { negation in
                stand(behind: copula + negation, \.contrary)
            }
            return stand(behind: copula) { $0 } + denied
                + saidDenied(comparisons, at: place + copula, before: end).map { $0.behind(copula) }
        }
        return found.filter { isOpen(place..<place + $0.length) }.sorted {
            ($0.wordCount, $1.closingPlace) > ($1.wordCount, $0.closingPlace)
        }
    }
}
