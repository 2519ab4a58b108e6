import PhraseMatching
import SpokenLanguage

/// When something is understood that is worth a question only.
extension AppMatch {
    /// The same as a question, where another text says something else, be it in other words, or that it is not to be done, see
    /// `RivalTexts`.
    func doubted(by rivals: @autoclosure () -> RivalTexts, _ matcher: AppMatcher) -> AppMatch {
        guard status.isSure else { return self }
        let rivals = rivals()
        if rivals.isEmpty { return self }
        let meant = rivals.asking.flatMap { matcher.plainMeaning(of: $0).best }
        let others = Self.distinct(best + meant).dropFirst(best.count)
        let isDenied = rivals.denying.contains { rival in best.contains { matcher.grammar.isDenied($0, by: rival) } }
        return isDenied || !others.isEmpty ? asked(beside: others) : self
    }

    /// Whether the best text has all words of the one it was found in, and says besides that this is not to be done.
    func isDenied(by best: SpokenText, _ grammar: AppGrammar) -> Bool {
        Set(best.foldedWords).isSuperset(of: spoken.foldedWords)
            && self.best.contains { grammar.isDenied($0, by: best, excusesBeginnings: false) }
    }

    /// The same as a question between what it means and what else may be meant.
    func asked(beside others: ArraySlice<AppReading>) -> AppMatch {
        var match = self
        match.status = .suggested
        let best = best + others
        match.readings = Self.asked(Self.distinct(best + readings), best: best.count)
        match.best = Array(match.readings.prefix(best.count))
        return match
    }

    /// Readings with the chances of a question: the best ones share one that does not do for acting.
    static func asked(_ readings: [AppReading], best: Int) -> [AppReading] {
        readings.enumerated().map { number, reading in
            reading.scored(min(reading.score, number < best ? askedScore / Double(best) : askedScore / 2))
        }
    }

    /// What is asked about is meant more often than not.
    static let askedScore = 0.65
}
