extension Question {
    /// So many options are listed at once.
    static let pageSize = 9

    /// Lists the first of the options, with their numbers, and says how many more there are.
    ///
    /// - Parameters:
    ///   - options: Those that were not listed yet; their indices are those among all.
    ///   - word: What asks for further ones.
    mutating func list(_ options: ArraySlice<Option>, moreWord word: String?) {
        let page = options.prefix(Self.pageSize)
        let rest = options.count - page.count
        firstNumber = page.startIndex + 1
        self.options = Array(page)
        more = rest > 0 ? More(count: rest, word: word) : nil
    }
}
