/// How a language says the signs of links and addresses.
package struct LinkWords: Sendable, Hashable {
    /// "." is "dot".
    package var signs: [String: [String]] = [:]

    package init() {}
}
