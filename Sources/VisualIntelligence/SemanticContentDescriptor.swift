/// What was seen through the camera or on the screen: words for it, and the picture itself.
///
/// An app answers it with an `IntentValueQuery` whose input it is.
public struct SemanticContentDescriptor: Sendable, Hashable {
    /// What kinds of things were seen, in English, the likeliest first: `lighthouse`, `harbour`.
    public let labels: [String]
    /// The picture; `nil` when only words are known.
    public let pixelBuffer: CVPixelBuffer?

    /// Things that were seen.
    public init(labels: [String], pixelBuffer: CVPixelBuffer? = nil) {
        self.labels = labels
        self.pixelBuffer = pixelBuffer
    }
}
