import GrammarFiles

/// `compile -o FILE`: declarative apps as one file that opens at once, however many names they have.
enum CompileCommand: ConsoleCommand {
    static let name = "compile"
    static let summary = "declarative apps as one file that opens at once"
    static let details = """
        Reads the declarative apps that --grammar names and writes them as one compiled grammar, which
        --grammar then takes in their place. With --verify the file is read back as a whole; without
        -o, a compiled grammar that --grammar names is. Exit code 65: the file is damaged. Of files that
        are there, -o replaces only compiled grammars.
        """
    static let flags = [Flag.output, .grammar, .verify, .locale]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        let paths = call.options.grammars
        guard !paths.isEmpty else { throw .missingFlag("--grammar", command: name, example: "--grammar lights.yaml") }
        if let output = call.options.output { try OutputFile.check(output, inputs: paths) }
        let grammar = try GrammarSession.grammar(call)
        if let output = call.options.output {
            try write(grammar, to: output, isVerified: call.options.verifies)
            if !call.options.quiet { call.console.output.write("\(output): \(content(of: grammar))\n") }
        } else {
            guard call.options.verifies else {
                throw .missingFlag("-o", command: name, example: "-o lights.phrases")
            }
            guard let path = paths.first(where: AppGrammar.isCompiled) else { throw .nothingToVerify(paths[0]) }
            if !call.options.quiet { call.console.output.write("\(path): undamaged, \(content(of: grammar))\n") }
        }
        return .done
    }

    private static func write(_ grammar: AppGrammar, to path: String, isVerified: Bool) throws(ConsoleError) {
        do throws(GrammarFileError) {
            try grammar.write(to: path)
            guard isVerified else { return }
            _ = try AppGrammar(compiledAt: path, isVerified: true) { language throws(GrammarFileError) in
                try LanguagePackFile.loadOrMake(language: language)
            }
        } catch {
            throw .file(error)
        }
    }

    private static func content(of grammar: AppGrammar) -> String {
        let phrases = grammar.apps.flatMap(\.intents).map { $0.phrases.count + $0.negativePhrases.count }.reduce(0, +)
        return "\(count(grammar.apps.count, "app")), \(count(phrases, "phrase"))"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
