import GrammarFiles
import PhraseMatching

extension Interpreter {
    /// Understands a request by the schemas that apps adopt.
    ///
    /// Of all readings in all apps those are taken that leave the fewest words to free text: “make a note called low tide
    /// saying mud flat” has a name and a content before it has a long name. Apps whose readings tie are all meant.
    ///
    /// - Returns: What it means, or why it means nothing; `nil` when it is no request.
    func request(
        _ transcript: Transcript, _ spoken: SpokenText, needsAppName: Bool
    ) async throws -> Understanding? {
        guard !requests.isEmpty else { return nil }
        var failure: Understanding?
        for (number, hypothesis) in transcript.hypotheses.enumerated() {
            let spoken = number == 0 ? spoken : SpokenText(hypothesis.text)
            guard let understanding = try await request(spoken, needsAppName: needsAppName) else { continue }
            if understanding.isCommand { return understanding }
            failure = failure ?? understanding
        }
        return failure
    }

    private func request(_ spoken: SpokenText, needsAppName: Bool) async throws -> Understanding? {
        var reason: String?
        var other: String?
        for readings in RequestReading.groups(of: spoken, in: requests, needsAppName: needsAppName) {
            var meant = Meant()
            for (app, matches) in readings {
                let named = requests[app].apps.first.flatMap {
                    self.otherApp(named: matches, in: spoken, insteadOf: $0.name)
                }
                if let named {
                    other = other ?? named
                    continue
                }
                var interpreter = self
                interpreter.index = requests[app]
                let found = try await interpreter.frames(of: requests[app].inOrder(matches), in: [spoken])
                meant.frames += found.frames.filter(\.unread.isEmpty)
                meant.reason = meant.reason ?? found.reason
                meant.fault = meant.fault ?? found.fault
            }
            reason = reason ?? meant.reason
            guard !meant.frames.isEmpty || meant.fault != nil else { continue }
            let best = meant.frames.map(\.match)
            return Understanding(
                spoken: spoken, result: MatchResult(matches: best, best: best), frames: meant.frames,
                reason: meant.frames.isEmpty ? meant.fault?.message : nil,
                fault: meant.frames.isEmpty ? meant.fault : nil, isRequest: true)
        }
        guard let reason = other.map(Texts.cannotDo) ?? reason else { return nil }
        var refused = Understanding(spoken: spoken, result: MatchResult(), frames: [], reason: reason, isRequest: true)
        refused.isExplained = other != nil
        return refused
    }

    /// The app that stands at the end of what would be free text: “saying mud flat in Tasks”.
    private func otherApp(named matches: [Match], in spoken: SpokenText, insteadOf own: String) -> String? {
        guard let namedApps, let end = spoken.words.last?.span.upperBound else { return nil }
        let last = matches.compactMap { match in
            match.slots.first { $0.value == nil && $0.span.upperBound >= end }
        }
        return last.lazy.compactMap { namedApps.app(atEndOf: SpokenText($0.text), of: spoken, insteadOf: own) }.first
    }
}

/// The readings of a request in the order in which they are tried.
private enum RequestReading {
    /// How a reading stands among the others, the least first: the text that no name and no word of the phrase accounts for,
    /// in how many slots it stands, and where it begins and ends.
    private static func standing(_ match: Match) -> [Int] {
        let free = match.slots.filter { $0.value == nil }.map(\.span)
        return [free.reduce(0) { $0 + $1.count }, free.count] + free.flatMap { [$0.lowerBound, $0.upperBound] }
    }

    /// The readings in all apps, best first; those that stand alike are tried together, by app.
    static func groups(
        of spoken: SpokenText, in indexes: [PhraseIndex], needsAppName: Bool
    ) -> [[(app: Int, matches: [Match])]] {
        var groups: [[Int]: [Int: [Match]]] = [:]
        for app in indexes.indices {
            for match in matches(of: spoken, in: indexes[app])
            where !needsAppName || match.slots.contains(where: { $0.name == "applicationName" }) {
                groups[standing(match), default: [:]][app, default: []].append(match)
            }
        }
        return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { group in
            group.value.sorted { $0.key < $1.key }.map { (app: $0.key, matches: $0.value) }
        }
    }

    private static func matches(of spoken: SpokenText, in index: PhraseIndex) -> [Match] {
        let matches = index.matcher.match(spoken).matches
        return matches.isEmpty ? index.skipping.value.match(spoken).matches : matches
    }
}
