/// What may be said of the button of a confirmation: “send it right away” where it is called “Send”.
package struct ConfirmationWords: Sendable, Hashable {
    /// May stand around the word of a button, or in it, and means nothing there: "it", "the", "right away".
    package var around: [String] = []
    /// Words that press the same button, under one of its names: "Buy" is "purchase" too.
    package var actions: [String: [String]] = [:]

    package init() {}
}
