/// The ways to ask with the other forms of a verb, by the endings of a language.
///
///     let rows = Conjugations([["~ … +", "~en Sie … +", "… +~en"], ["~a …", "~ar …"]], parts: ["an"])
///     rows.wordings(of: "ruf", with: ["an"])       // "ruf … an", "rufen Sie … an", "… anrufen"
///     rows.wordings(of: "llama", with: [])         // "llama …", "llamar …"
///
/// What is no verb gets forms that nobody says.
struct Conjugations {
    private struct Row {
        /// As a pack writes them; a phrase has the first.
        let forms: [String]
        let ending: String
        /// A part of the verb stands apart.
        let isApart: Bool

        init(_ forms: [String]) {
            self.forms = forms
            let first = forms.first ?? ""
            ending = Folding.fold(String(first.prefix { $0 != " " }.dropFirst()))
            isApart = first.contains("+")
        }
    }

    private let rows: [Row]
    private let parts: Set<String>
    /// Shorter stems are those of small words.
    private static let leastStem = 3

    init(_ rows: [[String]], parts: [String]) {
        self.rows = rows.map(Row.init)
        self.parts = Set(parts.map(Folding.fold))
    }

    /// The ways to ask with a verb, the form of a phrase first; none where no row has such a form.
    ///
    /// - words: what else the phrase has, among it what may be a part of the verb.
    func wordings(of verb: String, with words: [String]) -> [Wording] {
        for row in rows where verb.hasSuffix(row.ending) && verb.count >= row.ending.count + Self.leastStem {
            let part = words.last(where: parts.contains)
            guard row.isApart == (part != nil) else { continue }
            let stem = String(verb.dropLast(row.ending.count))
            return row.forms.map { form in
                Wording(form.map { $0 == "~" ? stem : $0 == "+" ? part ?? "" : String($0) }.joined())
            }
        }
        return []
    }
}
