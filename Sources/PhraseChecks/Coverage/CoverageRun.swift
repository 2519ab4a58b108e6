package import GrammarFiles
package import IntentRuntime

/// Says every case to a subject and judges the answers.
///
///     let report = await CoverageRun(cases, of: subject).report()
///     report.passed, report.failures, report.unhit
package struct CoverageRun: Sendable {
    private let cases: [PhraseCase]
    private let subject: any CaseSubject

    package init(_ cases: [PhraseCase], of subject: any CaseSubject) {
        (self.cases, self.subject) = (cases, subject)
    }

    /// Cases of another language than `locale`, where it is given, are left out.
    package func report(locale: String? = nil) async -> CoverageReport {
        let appNames = subject.appNames
        var outcomes: [CaseOutcome] = []
        outcomes.reserveCapacity(cases.count)
        for item in cases where item.isSpoken(in: locale) {
            let answer = await subject.interpret(item.texts)
            let passed = CaseJudge(item, appNames: appNames).accepts(answer)
            outcomes.append(CaseOutcome(item: item, answer: answer, passed: passed))
        }
        return CoverageReport(outcomes: outcomes, phrases: subject.phrases)
    }
}

/// One case with what came.
package struct CaseOutcome: Sendable {
    package let item: PhraseCase
    package let answer: Interpretation
    package let passed: Bool
}
