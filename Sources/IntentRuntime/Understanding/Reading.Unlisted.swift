import PhraseMatching

extension Reading {
    /// What was said for a parameter that takes something listed, and is none of that: the person would be asked for it.
    package struct Unlisted: Sendable {
        /// The parameter.
        package let name: String
        /// What the parameter is called in a sentence.
        package let label: String
        /// As spoken, and where: UTF-8 offsets into the text, half-open.
        package let text: String
        package let span: Range<Int>
        /// What could be said there, where somebody asks.
        package var offers = NameOffers()
    }
}

/// Some of the names that could be said in place of one that nobody knows.
package struct NameOffers: Sendable {
    package private(set) var names: [String] = []
    /// They are like what was said; else they are the first ones.
    package private(set) var areNear = false

    private static let limit = 3

    init() {}

    init(inPlaceOf text: String, among all: [String]) {
        names = NearNames.near(text, among: all, limit: Self.limit)
        areNear = !names.isEmpty
        if names.isEmpty { names = Array(all.prefix(Self.limit)) }
    }
}
