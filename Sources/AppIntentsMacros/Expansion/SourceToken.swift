/// A piece of Swift source that stands for itself: a word, a sign, a literal.
struct SourceToken: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        /// An identifier or a keyword, without its backticks.
        case word(String)
        /// A sign: brackets, separators and each character of an operator.
        case sign(Character)
        /// `#if`, `#selector` and the like, without the sign.
        case pound(String)
        /// A string, with all that is interpolated into it.
        case string
        /// A number.
        case number
        /// A regular expression between slashes.
        case regex
    }

    let kind: Kind
    /// Where it stands: UTF-8 offsets into the source, half-open.
    let range: Range<Int>
    /// Whether a line ends between the token before and this one.
    let startsLine: Bool
    /// Whether it is written in backticks, so that it is no keyword.
    var isQuoted = false

    var word: String? {
        if case .word(let word) = kind { word } else { nil }
    }

    /// The word where it is a keyword: not in backticks.
    var keyword: String? { isQuoted ? nil : word }

    func isSign(_ sign: Character) -> Bool { kind == .sign(sign) }
}

extension SourceToken {
    /// 1 for an opening bracket, -1 for a closing one. The signs `<` and `>` are operators as often.
    var depth: Int {
        guard case .sign(let sign) = kind else { return 0 }
        return switch sign {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }
}
