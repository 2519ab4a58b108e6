/// What was seen through the camera or on the screen.
public struct SemanticContentDescriptor: Sendable, Hashable {
    /// What kinds of things were seen, the likeliest first: `lighthouse`, `harbour`.
    public let labels: [String]

    /// Things that were seen.
    public init(labels: [String]) {
        self.labels = labels
    }
}
