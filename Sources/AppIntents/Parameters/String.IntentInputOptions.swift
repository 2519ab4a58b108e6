extension String {
    /// How a text is typed; in conversation only `multiline` matters.
    public struct IntentInputOptions: Sendable, Hashable {
        /// Which keyboard a text is typed on.
        public enum KeyboardType: Sendable, Hashable {
            /// The reader's own.
            case `default`
            /// Letters without accents.
            case asciiCapable
            /// Digits and punctuation.
            case numbersAndPunctuation
            /// Links.
            case URL
            /// Digits.
            case numberPad
            /// Telephone numbers.
            case phonePad
            /// Names and telephone numbers.
            case namePhonePad
            /// E-mail addresses.
            case emailAddress
            /// Digits and a decimal point.
            case decimalPad
            /// What social networks use.
            case twitter
            /// Words to search for.
            case webSearch
            /// Digits without accents.
            case asciiCapableNumberPad
        }

        /// Which letters are capital without being asked for.
        public enum CapitalizationType: Sendable, Hashable {
            /// No letters.
            case none
            /// The first of every word.
            case words
            /// The first of every sentence.
            case sentences
            /// All letters.
            case allCharacters
        }

        /// Which keyboard the text is typed on.
        public var keyboardType: KeyboardType
        /// Which letters are capital without being asked for.
        public var capitalizationType: CapitalizationType
        /// Whether the text may have several lines.
        public var multiline: Bool
        /// Whether misspellings are corrected.
        public var autocorrect: Bool
        /// Whether straight quotes become curly ones.
        public var smartQuotes: Bool
        /// Whether two hyphens become a dash.
        public var smartDashes: Bool

        /// How a text is typed.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}
