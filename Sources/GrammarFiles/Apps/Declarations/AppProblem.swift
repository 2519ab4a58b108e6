/// What is wrong with a declarative app beyond its YAML.
///
/// `GrammarFileError+App.swift` words it.
package enum AppProblem: Hashable, Sendable {
    case version(String, known: String)
    case noName
    /// The name of an entity or enum that is the name of a built-in type.
    case reservedName(String)
    /// Two types of one name.
    case nameTaken(String)
    case sameID(String, firstLine: Int)
    case unknownType(String, known: [String])
    case unknownSlot(String, known: [String])
    /// `{list:slot}` with a list that is nowhere.
    case unknownList(String, known: [String])
    /// `{list:slot}` with a list of another type than the slot's.
    case listOfOtherType(String, slot: String, type: String)
    /// A slot for one value that may be said twice.
    case repeatedSlot(String)
    case unknownRule(String, known: [String])
    /// A rule that leads back to itself: `a`, `b`, `a`.
    case ruleCycle([String])
    case rangeOfType(String)
    case emptyRange
    case notOfType(String, type: String)
    case defaultOutsideRange(String, ClosedRange<Double>)
    /// A phrase without a word that must be said.
    case nothingRequired
    /// A thing of which nothing can be said.
    case unsayable(String)
    /// The file of an entity's values is not there.
    case noTable(String)
    /// A folder without any.
    case noAppFiles
}

/// What is wrong with a table of entities.
package enum TableProblem: Hashable, Sendable {
    case unknownColumn(String, known: [String])
    case missingColumn(String)
    case sameColumn(String)
    /// A row with more or fewer values than there are columns.
    case valueCount(Int, columns: Int)
    /// `"…` without an end.
    case openQuote
    /// `"a" b`, or a quote within a value that does not begin with one.
    case strayQuote
    case nullByte
    case noTitle
    case unsayable(String)
    case sameID(String, firstLine: Int)
}

/// What is wrong with a case beyond its JSON.
package enum CaseProblem: Hashable, Sendable {
    /// A file without a case.
    case none
    /// Neither an intent nor a rejection.
    case expectsNothing
    /// A rejection that expects something besides.
    case rejectWith(String)
    /// Names that nothing under test has.
    case unknownIntent(String, known: [String])
    case unknownSlot(String, intent: String, known: [String])
    /// Something that is not among the things of a type.
    case unknownValue(String, type: String, known: [String])
    case unknownApp(String, known: [String])
    case unknownLanguage(String, known: [String])
    /// There is a pack for the language, and no app in it.
    case unspokenLanguage(String, known: [String])
    /// A title that nothing under test has.
    case unknownTitle(String, known: [String])
}
