import Foundation
package import PhraseMatching

extension HomeAssistantSuite {
    /// One test file in its own home, for whoever measures more than whether its sentences pass.
    package struct TestedFile {
        /// From the folder of the language on.
        package let name: String
        private let test: HomeAssistantTest
        private let said: [(sentence: String, group: HomeAssistantTest.Group)]
        private let reader: HomeAssistantMatcher

        package var sentences: [String] { said.map(\.sentence) }
        package let matcher: Matcher

        init(_ test: HomeAssistantTest, only chosen: Set<String>?, _ reader: HomeAssistantMatcher) {
            name = test.file
            self.test = test
            self.reader = reader
            matcher = reader.matcher
            said = test.groups.flatMap { group in group.sentences.map { ($0, group) } }
                .filter { chosen?.contains("\(test.file)\t\($0.sentence)") ?? true }
        }

        /// How many of the sentences are read as they should be.
        package func passed() -> Int {
            said.count { test.fault(of: reader.read($0.sentence), $0.group) == nil }
        }
    }

    /// The files that have sentences among the chosen ones; none of them was said before.
    ///
    /// - Parameter chosen: a file's name, a tab and a sentence each; `nil` for all sentences.
    /// - Returns: one for each test file, in the order of the intents.
    /// - Throws: what is wrong with a file.
    package mutating func testedFiles(only chosen: Set<String>? = nil) throws(GrammarFileError) -> [TestedFile] {
        var files: [TestedFile] = []
        for combination in combinations {
            let url = loader.testFile(of: combination)
            guard FileManager.default.fileExists(atPath: url.path) else { continue }
            let test = try HomeAssistantTest(HomeAssistantFile(url), combination)
            matcher.enter(test.home)
            let file = TestedFile(test, only: chosen, matcher)
            if !file.sentences.isEmpty { files.append(file) }
        }
        return files
    }
}
