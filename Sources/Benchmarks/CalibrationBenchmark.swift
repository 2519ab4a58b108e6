import Foundation
import GrammarFiles
import PhraseMatching

/// Whether scores say how often answers are right: a table of tenths for all case files of a folder, and for each.
///
/// The folder is that of `UnderstandingBenchmark`. What is said word for word has a score of 1.
enum CalibrationBenchmark {
    static func run(_ arguments: [String]) {
        guard let folder = arguments.first else { return print("name the folder of the cases") }
        do {
            let matcher = try UnderstandingBenchmark.matcher(folder)
            var (all, flexible) = (ScoreTable(), ScoreTable())
            for file in try UnderstandingBenchmark.files(folder) {
                var table = ScoreTable()
                for item in try PhraseCaseFile.load(path: "\(folder)/\(file)") {
                    let match = matcher.match(item.texts.map { Hypothesis(SpokenText($0)) })
                    let outcome = AnsweredCase(match, item)
                    table.add(outcome)
                    all.add(outcome)
                    if !match.features.isEmpty { flexible.add(outcome) }
                }
                show(table, file)
            }
            show(flexible, "all that is not said word for word")
            show(all, "all")
        } catch {
            print(error)
        }
    }

    private static func show(_ table: ScoreTable, _ title: String) {
        print(
            "\(title): \(table.all.count) answers, largest error of a tenth with 20: "
                + rounded(table.largestError(from: 20)))
        for (tenth, row) in table.tenths.enumerated() where row.count > 0 {
            print(
                "  from \(rounded(Double(tenth) / 10))  \(row.count) answers, mean score \(rounded(row.meanScore)), "
                    + "right \(rounded(row.shareRight))")
        }
    }

    private static func rounded(_ number: Double) -> String { String(format: "%.3f", number) }
}
