import GrammarFiles

extension ConsoleError {
    /// One line: what is wrong; what to do. `program` is the name under which the program was started.
    package func message(program: String) -> String {
        switch self {
        case .unknownCommand(let word, let nearest?):
            "there is no command “\(word)”; did you mean “\(nearest)”?"
        case .unknownCommand(let word, nil):
            "there is no command “\(word)”; “\(program) help” lists the commands"
        case .utteranceInsteadOfCommand(let text):
            "“\(text)” is not a command; to perform it: \(program) say \"\(text)\""
        case .unknownFlag(let flag, let nearest?):
            "there is no option “\(flag)”; did you mean “\(nearest)”?"
        case .unknownFlag(let flag, nil):
            "there is no option “\(flag)”; “\(program) help” lists the options"
        case .flagNotForCommand(let flag, let command?, let takers):
            "“\(command)” does not take “\(flag)”; it belongs to \(takers.joined(separator: ", "))"
        case .flagNotForCommand(let flag, nil, let takers):
            "“\(flag)” needs a command; it belongs to \(takers.joined(separator: ", "))"
        case .missingFlagValue(let flag, let value):
            "“\(flag)” needs a value; write \(flag) \(value)"
        case .unexpectedFlagValue(let flag):
            "“\(flag)” takes no value; write only \(flag)"
        case .invalidFlagValue(let flag, let value, let expected):
            "“\(value)” does not fit “\(flag)”; give \(expected)"
        case .missingOperand(let command, let operand, let example):
            "“\(command)” needs \(operand); for example: \(program) \(command) \(example)"
        case .unexpectedOperand(let command, let operand):
            "“\(command)” takes nothing further, but there is “\(operand)”; leave it out"
        case .argumentNotUTF8(let place):
            "argument \(place) of the command line is not UTF-8; write it as UTF-8"
        case .unknownShell(let shell, let known):
            "there is no completion for “\(shell)”; take one of \(known.joined(separator: ", "))"
        case .unknownApp(let name, let known):
            "there is no app “\(name)”; take some of \(known.joined(separator: ", "))"
        case .noApps:
            "this program hosts no app; give Phrasebook.main at least one HostedApp"
        case .unknownLanguage(let locale, let known):
            "there is no language pack for “\(locale)”; take one of \(known.joined(separator: ", "))"
        case .hosting(let message, _): message
        case .conflictingFlags(let one, let other): "“\(one)” and “\(other)” exclude each other; leave out one of them"
        case .conflictingOperand(let flag, let operand):
            "with “\(flag)” there is no use for \(operand); leave out one of them"
        case .noAppOfLanguage(let locale, let known):
            "no app of the grammar is in the language “\(locale)”; take one of \(known.joined(separator: ", "))"
        case .compiledAmongOthers(let path):
            "\(path): a compiled grammar stands alone; compile all sources into one file"
        case .compiledOfSeveralLanguages(let path, let known):
            "\(path): holds apps in \(known.joined(separator: ", ")) together; "
                + "leave out --locale, or compile the sources with it"
        case .appsOfSeveralLanguages(let known):
            "the grammar holds apps in \(known.joined(separator: ", ")), and a conversation is in one language; "
                + "choose it with --locale"
        case .outputIsInput(let path):
            "\(path): “-o” would replace what “--grammar” reads; give “-o” another path"
        case .outputHoldsOther(let path):
            "\(path): holds something other than a compiled grammar, which “-o” does not replace; give it another path"
        case .nothingToVerify(let path):
            "\(path): no compiled grammar; give -o to compile it, or name a compiled one to verify"
        case .missingFlag(let flag, let command, let example):
            "“\(command)” needs “\(flag)”; for example: \(program) \(command) \(example)"
        case .noCaseOfLanguage(let locale, let known):
            "no case is in the language “\(locale)”; take one of \(known.joined(separator: ", "))"
        case .file(let error): error.message
        case .unreadableInput(let reason):
            "standard input cannot be read (\(reason)); give the transcripts as a pipe or a file"
        case .unwritableOutput(let reason):
            "standard output cannot be written (\(reason)); make room there or send it somewhere else"
        case .noTerminal:
            "the terminal cannot be used for line editing; pipe the utterances in instead"
        }
    }

    package var exitCode: Int32 {
        switch self {
        case .unknownCommand, .utteranceInsteadOfCommand, .unknownFlag, .flagNotForCommand, .missingFlagValue,
            .unexpectedFlagValue, .invalidFlagValue, .missingOperand, .unexpectedOperand, .argumentNotUTF8,
            .unknownShell, .unknownApp, .unknownLanguage, .noAppOfLanguage, .noCaseOfLanguage, .conflictingFlags,
            .conflictingOperand, .outputIsInput, .outputHoldsOther,
            .appsOfSeveralLanguages, .nothingToVerify, .compiledAmongOthers, .compiledOfSeveralLanguages, .missingFlag:
            ExitCode.usage.rawValue
        case .file(let error) where error.isOfOutput: ExitCode.fault.rawValue
        case .file(let error): error.isMissing ? ExitCode.noInput.rawValue : ExitCode.badData.rawValue
        case .hosting(_, let code): code
        case .unreadableInput: ExitCode.noInput.rawValue
        case .noApps, .unwritableOutput, .noTerminal: ExitCode.fault.rawValue
        }
    }
}
