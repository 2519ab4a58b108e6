/// How Tab grows a text and lists what it may become.
package enum Completion {
    /// The longest beginning on which all agree, whatever the case; `nil` when there are none.
    package static func common(to candidates: [String]) -> String? {
        guard var common = candidates.first else { return nil }
        for candidate in candidates.dropFirst() {
            let agreeing = zip(common, candidate).prefix { $0.lowercased() == $1.lowercased() }.count
            common = String(common.prefix(agreeing))
        }
        return common
    }

    /// The candidates, one a line: whole utterances are too long for columns.
    package static func listing(_ candidates: [String], width: Int, limit: Int = 20) -> [String] {
        let shown = candidates.prefix(limit).map { candidate in
            let text = harmless(candidate)
            return displayWidth(of: text) <= width - 2 ? "  " + text : "  " + text.prefix(max(1, width - 3)) + "…"
        }
        return candidates.count > limit ? shown + ["  … and \(candidates.count - limit) more"] : shown
    }
}
