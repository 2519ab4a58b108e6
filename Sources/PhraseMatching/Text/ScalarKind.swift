/// What a folded scalar does to the words around it.
enum ScalarKind: UInt8 {
    /// A character that is said: letters, digits, symbols with a name (`&`, `%`, `+`), and marks that belong to a letter.
    case letter, capital, digit, ideograph, symbol, kept
    /// Nothing that is said: a boundary only.
    case apostrophe, mark, space

    /// Itself, unless it only keeps words apart.
    var whatIsSaid: ScalarKind? {
        switch self {
        case .letter, .capital, .digit, .ideograph, .symbol, .kept: self
        case .apostrophe, .mark, .space: nil
        }
    }

    /// Symbols that people say, and that tell names apart: "C" and "C++", "Q&A" and "QA".
    static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "&", "+", "%", "@", "#", "$", "=", "°", "§", "‰", "×", "÷", "±": true
        default: scalar.properties.generalCategory == .currencySymbol
        }
    }

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A: self = .letter
        case 0x30...0x39: self = .digit
        case 0x20, 0...0x1F, 0x7F: self = .space
        case 0x27, 0x2019, 0x2018, 0x2BC, 0x2B9, 0x60, 0xB4: self = .apostrophe
        case 0x21...0x7E: self = Self.isSpoken(scalar) ? .symbol : .mark
        default: self = Self.beyondASCII(scalar)
        }
    }

    private static func beyondASCII(_ scalar: Unicode.Scalar) -> ScalarKind {
        if hasNoSpaces(scalar.value) { return .ideograph }
        if isSpoken(scalar) { return .symbol }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
        case .decimalNumber, .letterNumber, .otherNumber: return .digit
        case .nonspacingMark, .spacingMark, .enclosingMark: return .kept
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return .space
        default: return .mark
        }
    }

    /// Letters of scripts that are written without spaces: any two of them may be the end of one word and the beginning
    /// of the next. Their vowel signs and voicing marks are marks, which keep to their letter.
    private static func hasNoSpaces(_ value: UInt32) -> Bool {
        switch value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3005...0x3007: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x3FFFF: true
        case 0x0E01...0x0E30, 0x0E32...0x0E33, 0x0E40...0x0E46: true
        case 0x0E81...0x0EB0, 0x0EB2...0x0EB3, 0x0EC0...0x0EC6: true
        case 0x1000...0x102A, 0x1780...0x17B3: true
        default: false
        }
    }
}
