/// A template that a rejected utterance resembles, for "did you mean".
package struct NearTemplate: Sendable, Hashable {
    package let template: TemplateID
    /// 0…1: how much the utterance and the template have of each other.
    package let score: Double
}

extension Matcher {
    /// Below this a template has nothing to do with the utterance.
    private static let relatedScore = 0.4

    /// Templates that an utterance resembles, best first; none where nothing is related.
    ///
    /// Where a negative phrase fits, nothing of its scope is suggested.
    ///
    /// "toggle the pin on heron" resembles "Toggle pin on ${target}"; "we walked along the river" resembles nothing.
    package func nearest(to spoken: SpokenText, limit: Int) -> [NearTemplate] {
        guard limit > 0, !spoken.isOverlong, !spoken.isEmpty else { return [] }
        let related = spoken.withFolded { NearestSearch(grammar, $0).templates(scoring: Self.relatedScore) }
        guard !related.isEmpty else { return [] }
        let vetoed = vetoedScopes(spoken)
        let allowed = related.filter { grammar.scope(of: $0.template).map(vetoed.contains) != true }
        return Array(allowed.sorted(by: precedes).prefix(limit))
    }

    private func precedes(_ a: NearTemplate, _ b: NearTemplate) -> Bool {
        a.score == b.score ? a.template.rawValue < b.template.rawValue : a.score > b.score
    }
}
