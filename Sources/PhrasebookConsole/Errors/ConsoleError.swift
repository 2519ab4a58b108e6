package import GrammarFiles
import IntentRuntime

/// Everything that stops a command before or beside the conversation; `ConsoleError+Text` words it.
package enum ConsoleError: Error, Sendable, Hashable {
    case unknownCommand(String, nearest: String?)
    /// Several words stand where a command is expected.
    case utteranceInsteadOfCommand(String)
    case unknownFlag(String, nearest: String?)
    /// `takers` are the commands that the flag belongs to; `command` is `nil` where none was named.
    case flagNotForCommand(flag: String, command: String?, takers: [String])
    case missingFlagValue(flag: String, value: String)
    case unexpectedFlagValue(flag: String)
    case invalidFlagValue(flag: String, value: String, expected: String)
    case missingOperand(command: String, operand: String, example: String)
    case unexpectedOperand(command: String, operand: String)
    /// The argument at this place, counted from 1, is no text.
    case argumentNotUTF8(place: Int)
    case unknownShell(String, known: [String])
    case unknownApp(String, known: [String])
    case noApps
    case unknownLanguage(String, known: [String])
    /// Two options, or an option and an operand, of which one makes the other senseless.
    case conflictingFlags(String, String)
    case conflictingOperand(String, String)
    /// No declarative app is in the language that was asked for.
    case noAppOfLanguage(String, known: [String])
    /// A compiled grammar beside other grammars.
    case compiledAmongOthers(String)
    /// A conversation is in one language.
    case appsOfSeveralLanguages(known: [String])
    /// What is read would be replaced by what is made of it.
    case outputIsInput(String)
    /// A file that is no compiled grammar stands where one was to be written.
    case outputHoldsOther(String)
    /// A source where a compiled grammar was to be verified.
    case nothingToVerify(String)
    /// A compiled grammar from which the apps of one language were asked for.
    case compiledOfSeveralLanguages(String, known: [String])
    /// An option that the command cannot do without.
    case missingFlag(String, command: String, example: String)
    case noCaseOfLanguage(String, known: [String])
    /// A file of grammar, cases, or a language.
    case file(GrammarFileError)
    /// The conversation could not begin: an app's dependencies, its store, its phrases.
    case hosting(message: String, exitCode: Int32)
    case unreadableInput(String)
    case unwritableOutput(String)
    case noTerminal
}
