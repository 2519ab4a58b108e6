package import PhraseMatching
package import SpokenLanguage

/// What an utterance means to declarative apps.
package struct AppMatch: Sendable {
    package internal(set) var status: MatchStatus
    /// All readings that fit equally well, each meaning once.
    package internal(set) var best: [AppReading]
    /// Best first, at most ten; `best` comes first.
    package internal(set) var readings: [AppReading]
    /// There were more.
    package let wasTruncated: Bool
    /// A negative phrase took away what matched.
    package let vetoed: Bool
    /// Longer than any command; it was not read.
    package let isOverlong: Bool
    /// Why the best phrase that fits word for word means nothing: what stands in one of its slots is no value for it.
    package internal(set) var refusal: SpokenFault?
    /// What the engine found, and in what.
    package internal(set) var result: MatchResult
    package internal(set) var spoken: SpokenText
    /// What the score was made of, see `MatchAnswer.features`.
    package let features: [Double]

    /// It means something, or is known to mean nothing.
    var isAnAnswer: Bool { !readings.isEmpty || vetoed }
}

extension AppMatch {
    /// Of what was said word for word.
    init(_ result: MatchResult, of spoken: SpokenText, in grammar: AppGrammar) {
        // The best come first among all.
        let readings = grammar.readings(of: result.matches, in: [spoken])
        let best = Self.distinct(readings.prefix(result.best.count).compactMap(\.self))
        let all = readings.count == 1 ? best : Self.distinct(readings.compactMap(\.self))
        // Where none of the best can be read (a number that is none), the next one counts.
        self.best = best.isEmpty ? Array(all.prefix(1)) : best
        status = self.best.isEmpty ? .rejected : self.best.count == 1 ? .matched : .ambiguous
        self.readings = all
        wasTruncated = result.wasTruncated
        vetoed = result.vetoed
        isOverlong = result.isOverlong
        refusal =
            all.isEmpty ? result.matches.lazy.compactMap { grammar.refusal(of: $0, in: spoken) }.first : nil
        self.result = result
        self.spoken = spoken
        features = []
    }

    /// Of what says something in other words, or is like it.
    init(_ answer: MatchAnswer, of hypotheses: [SpokenText], in grammar: AppGrammar) {
        let ties = answer.result.best.count
        var matches = answer.result.matches
        var read = grammar.readings(of: matches, in: hypotheses, takesUnlisted: answer.status == .suggested)
        // What is said word for word in another order is as it is.
        for number in 0..<ties where !answer.features.isEmpty {
            let spoken = hypotheses[matches[number].hypothesis]
            let whole = grammar.withWholeValues(matches[number], in: spoken)
            guard whole != matches[number] else { continue }
            (matches[number], read[number]) = (whole, grammar.reading(of: whole, in: spoken))
        }
        let sounding = Self.distinct(read.prefix(ties).compactMap(\.self))
        let denials = Set(sounding.map { grammar.denial(of: $0, by: hypotheses) })
        let isTold = denials.isDisjoint(with: [.certain])
        // Of what may be meant as well as what cannot be read, words may be left that nobody asked about yet.
        let isDoubtful =
            denials.contains(.doubtful) || sounding.count == 1 && Self.leavesWords(answer.result, read)
        let isSettled = isTold && sounding.count == 1 && answer.status == .ambiguous
        let status: MatchStatus =
            !isTold || sounding.isEmpty ? .rejected : isDoubtful ? .suggested : isSettled ? .matched : answer.status
        // Scores of ties are shares of one chance, which is that of the one that is left.
        let all = Self.distinct(read.compactMap(\.self)).enumerated().map { number, reading in
            number == 0 && isSettled ? reading.scored(min(1, reading.score * Double(ties))) : reading
        }
        let scored = isDoubtful ? Self.asked(all, best: sounding.count) : all
        self.status = status
        best = status == .rejected ? [] : Array(scored.prefix(sounding.count))
        readings = status == .rejected ? [] : scored
        wasTruncated = answer.result.wasTruncated
        vetoed = answer.result.vetoed
        isOverlong = false
        refusal = nil
        result = MatchResult(
            matches: matches, best: Array(matches.prefix(ties)), wasTruncated: answer.result.wasTruncated,
            vetoed: answer.result.vetoed)
        // Of the best match something may be no value.
        let first = read.firstIndex { $0 != nil }
        spoken = hypotheses[first.map { matches[$0].hypothesis } ?? answer.hypothesis]
        features = answer.features
    }

    /// The same with what was wrong before, where nothing is meant.
    consuming func refused(_ earlier: SpokenFault?) -> AppMatch {
        refusal = isAnAnswer ? nil : earlier ?? refusal
        return self
    }

    /// Whether the one of several best that can be read leaves words that mean something, which the engine did not ask about: it
    /// thought of another one that cannot be read.
    private static func leavesWords(_ result: MatchResult, _ read: [AppReading?]) -> Bool {
        guard result.best.count > 1, let place = read.firstIndex(where: { $0 != nil }) else { return false }
        return !result.matches[place].leftovers.isEmpty
    }

    /// The same with the least left unknown of what each intent was said with: of "… on friday" the day is known.
    var withShortestNames: AppMatch {
        func length(_ reading: AppReading) -> Int { reading.unlisted.reduce(0) { $0 + $1.span.count } }
        var match = self
        match.best = best.filter { reading in
            best.allSatisfy { $0.place != reading.place || length($0) >= length(reading) }
        }
        match.readings = match.best
        return match
    }

    static func distinct(_ readings: [AppReading]) -> [AppReading] {
        guard readings.count > 1 else { return readings }
        var distinct: [AppReading] = []
        for reading in readings where !distinct.contains(where: reading.means) { distinct.append(reading) }
        return distinct
    }
}
