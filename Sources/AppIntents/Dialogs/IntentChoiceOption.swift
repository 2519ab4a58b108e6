/// One of the answers that `requestChoice(between:)` offers.
public struct IntentChoiceOption: Sendable, Hashable {
    /// What the answer is called.
    public let title: LocalizedStringResource

    /// How the answer is shown.
    public let style: Style

    /// An answer by its name.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The way out, offered last.
    public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

    /// How an answer is shown.
    public enum Style: Sendable, Hashable {
        /// As one of several.
        case `default`
        /// As the way out.
        case cancel
        /// As one that cannot be undone.
        case destructive
    }
}
