import Foundation
import GrammarFiles
import IntentRuntime
import PhraseChecks

/// `test CASES…`: whether each utterance does what it should.
enum TestCommand: ConsoleCommand {
    static let name = "test"
    static let summary = "phrase coverage: does each utterance do what it should"
    static let details = """
        A case file holds one JSON object a line: {"text":"open heron in field notes",
        "intent":"OpenNote","slots":{"target":"Heron"}}, or "reject":true for what means nothing.
        YAML files hold a list of the same; “-” is standard input. A name that no app has is bad data
        (65). The exit code is 1 when a case fails; with --home-assistant also when no sentence says a
        template.
        """
    static let operand = Operand.cases
    static let flags = [Flag.grammar, .homeAssistant] + Flag.hosting + [.json, .queryDeadline]

    static func run(_ call: Invocation) async throws(ConsoleError) -> ExitCode {
        if let folder = call.options.homeAssistant { return try testHomeAssistant(folder, call) }
        guard !call.arguments.operands.isEmpty else {
            throw .missingOperand(command: name, operand: "a file of cases", example: "cases.jsonl")
        }
        let subject = try await subject(call)
        var vocabulary = CaseVocabulary(languages: try languages(), locale: call.options.locale)
        await subject.addNames(to: &vocabulary)
        let cases = try cases(call.arguments.operands, checking: vocabulary)
        let report = await CoverageRun(cases, of: subject).report(locale: call.options.locale)
        guard !report.outcomes.isEmpty else {
            throw .noCaseOfLanguage(call.options.locale ?? "", known: Set(cases.compactMap(\.locale)).sorted())
        }
        if call.console.json {
            call.console.output.write(CoverageJSON.lines(report).map { $0.text + "\n" }.joined())
        } else {
            for line in CoverageText.lines(report, isQuiet: call.options.quiet) { call.console.say(line) }
        }
        return report.failed == 0 ? .done : .notDone
    }

    private static func subject(_ call: Invocation) async throws(ConsoleError) -> any CaseSubject {
        if let session = try GrammarSession.open(call) { return DeclarativeSubject(session.interpreter) }
        return ConversationSubject(try await Session.open(call, performs: false).conversation)
    }

    /// The languages that there are packs of.
    private static func languages() throws(ConsoleError) -> [String] {
        do throws(GrammarFileError) { return try LanguagePackFile.languages() } catch { throw .file(error) }
    }

    private static func cases(
        _ paths: [String], checking vocabulary: CaseVocabulary
    ) throws(ConsoleError) -> [PhraseCase] {
        var cases: [PhraseCase] = []
        for path in paths {
            do throws(GrammarFileError) {
                cases += try PhraseCaseFile.load(path: path, checking: vocabulary)
            } catch {
                throw .file(error)
            }
        }
        return cases
    }

    private static func testHomeAssistant(_ folder: String, _ call: Invocation) throws(ConsoleError) -> ExitCode {
        if !call.arguments.operands.isEmpty { throw .conflictingOperand("--home-assistant", "a file of cases") }
        if !call.options.grammars.isEmpty { throw .conflictingFlags("--home-assistant", "--grammar") }
        if !call.options.apps.isEmpty { throw .conflictingFlags("--home-assistant", "--apps") }
        if call.options.storeDirectory != nil { throw .conflictingFlags("--home-assistant", "--store") }
        let language = call.options.locale ?? EnvironmentPlaces.locale(call.environment)
        let report: HomeAssistantReport
        do throws(GrammarFileError) {
            var suite = try HomeAssistantSuite(
                directory: URL(fileURLWithPath: folder, isDirectory: true), language: language)
            report = try suite.run()
        } catch {
            throw .file(error)
        }
        if call.console.json {
            call.console.output.write(CoverageJSON.lines(report).map { $0.text + "\n" }.joined())
        } else {
            for line in CoverageText.lines(report) { call.console.say(line) }
        }
        return report.isComplete ? .done : .notDone
    }
}
