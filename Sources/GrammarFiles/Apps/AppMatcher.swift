package import PhraseMatching

/// What an utterance means to declarative apps.
package struct AppMatch: Sendable {
    /// All readings that fit equally well, each meaning once.
    package let best: [AppReading]
    /// Best first, at most ten; `best` comes first.
    package let readings: [AppReading]
    /// There were more.
    package let wasTruncated: Bool
    /// A negative phrase took away what matched.
    package let vetoed: Bool
    /// Longer than any command; it was not read.
    package let isOverlong: Bool
    /// What the engine found, and in what.
    package let result: MatchResult
    package let spoken: SpokenText

    /// It means something, or is known to mean nothing.
    var isAnAnswer: Bool { !readings.isEmpty || vetoed }
}

/// Finds what utterances mean to declarative apps; copies may be used from any thread.
///
/// Words that mean nothing ("um", "please") are skipped only where the utterance means nothing with them, so that they stay in
/// what is dictated: "add please call mum to work".
package struct AppMatcher: Sendable {
    package let grammar: AppGrammar
    private let exact: Matcher
    private let skipping: Matcher

    package init(_ grammar: AppGrammar) {
        self.grammar = grammar
        exact = Matcher(grammar.grammar.withoutSkipping())
        skipping = Matcher(grammar.grammar, learningFrom: exact)
    }

    package func match(_ text: String) -> AppMatch { match([text]) }

    /// The first of an n-best that means anything: all of them word for word, before any of them with less.
    package func match(_ hypotheses: [String]) -> AppMatch {
        let spoken = hypotheses.map { SpokenText($0) }
        var first: AppMatch?
        for text in spoken {
            let match = sayingItAll(text)
            if match.isAnAnswer { return match }
            first = first ?? match
        }
        for text in spoken {
            let match = sayingLess(text)
            if match.isAnAnswer { return match }
        }
        return first ?? sayingItAll(SpokenText(""))
    }

    private func sayingItAll(_ spoken: SpokenText) -> AppMatch {
        AppMatch(exact.match(spoken), of: spoken, in: grammar)
    }

    /// What is tried where the utterance does not say a phrase word for word: here the flexible tier has its place, behind
    /// the words that mean nothing.
    private func sayingLess(_ spoken: SpokenText) -> AppMatch {
        AppMatch(skipping.match(spoken), of: spoken, in: grammar)
    }

    /// Phrases that an utterance resembles which means nothing, best first.
    package func nearest(to spoken: SpokenText, limit: Int) -> [NearTemplate] {
        exact.nearest(to: spoken, limit: limit)
    }
}

extension AppMatch {
    fileprivate init(_ result: MatchResult, of spoken: SpokenText, in grammar: AppGrammar) {
        let best = Self.distinct(result.best.compactMap(grammar.reading))
        let all = Self.distinct(result.matches.compactMap(grammar.reading))
        // Where none of the best can be read (a number that is none), the next one counts.
        self.best = best.isEmpty ? Array(all.prefix(1)) : best
        readings = all
        wasTruncated = result.wasTruncated
        vetoed = result.vetoed
        isOverlong = result.isOverlong
        self.result = result
        self.spoken = spoken
    }

    private static func distinct(_ readings: [AppReading]) -> [AppReading] {
        var distinct: [AppReading] = []
        for reading in readings where !distinct.contains(where: reading.means) { distinct.append(reading) }
        return distinct
    }
}
