import Foundation
import GrammarFiles
package import SpokenLanguage

extension Conversation {
    /// Listens for what can be said to declarative apps of one language.
    ///
    /// - Parameters:
    ///   - interpreter: What understands them.
    ///   - pack: Their language.
    ///   - programs: Whether the programs that they name may be started.
    ///   - settings: How long a turn may take, and whether the device is locked.
    package init(
        _ interpreter: DeclarativeInterpreter, pack: LanguagePack, programs: ProgramStarter,
        settings: ConversationSettings = .init()
    ) {
        self.init(
            DeclarativeRepertoire(interpreter, pack, programs),
            AppDescription.descriptions(of: interpreter.matcher.grammar.apps), Locale(identifier: pack.language), pack,
            settings,
            interpreter.matcher.grammar.clock)
    }
}
