/// The identifiers of what was heard last, so that an utterance that is delivered twice is performed once.
struct HeardIdentifiers {
    /// A second delivery follows the first within a few utterances.
    private static let limit = 64

    private var last: [String] = []

    /// Whether an identifier is new; it is not the next time.
    mutating func isNew(_ id: String?) -> Bool {
        guard let id else { return true }
        guard !last.contains(id) else { return false }
        last.append(id)
        if last.count > Self.limit { last.removeFirst() }
        return true
    }
}
