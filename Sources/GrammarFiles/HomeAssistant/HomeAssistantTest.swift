/// The sentences of one test file, with what they should mean.
struct HomeAssistantTest {
    struct Group {
        let sentences: [String]
        let slots: [String: HomeAssistantValue]
    }

    let file: String
    let combination: HomeAssistantGrammar.Combination
    let home: HomeAssistantHome
    private(set) var groups: [Group] = []

    init(_ file: HomeAssistantFile, _ combination: HomeAssistantGrammar.Combination) throws(GrammarFileError) {
        self.file = "\(combination.intent)/\(combination.name).yaml"
        self.combination = combination
        home = try HomeAssistantHome(file)
        for node in try file.items(file.root["tests"], "tests") {
            var slots = try file.values(node["slots"], "slots")
            if !combination.inferredDomains.isEmpty {
                slots["domain"] = .list(combination.inferredDomains.map(HomeAssistantValue.text))
            }
            groups.append(Group(sentences: try file.texts(node["sentences"], "sentences"), slots: slots))
        }
    }

    /// What is wrong with a reading; `nil` if it is as it should be.
    func fault(of reading: HomeAssistantMatcher.Reading?, _ group: Group) -> String? {
        guard let reading else { return "not understood" }
        guard reading.intent == combination.intent, reading.combination == combination.name else {
            return "understood as \(reading.intent)/\(reading.combination) by “\(reading.sentence)”"
        }
        var slots = reading.slots
        if combination.takesContextArea, slots.removeValue(forKey: "area") != .text(home.contextArea) {
            return "does not take the speaker's room"
        }
        if !combination.nameDomains.isEmpty, case .text(let name)? = slots["name"] {
            let domains = home.domains(of: name)
            guard !domains.isEmpty else { return "names “\(name)”, which is not in this home" }
            guard domains.allSatisfy(combination.nameDomains.contains) else {
                return "names “\(name)”, which is of another domain"
            }
        }
        return difference(slots, group.slots).map { "\($0) by “\(reading.sentence)”" }
    }

    private func difference(
        _ found: [String: HomeAssistantValue], _ expected: [String: HomeAssistantValue]
    ) -> String? {
        for (name, value) in expected.sorted(by: { $0.key < $1.key }) {
            guard let actual = found[name] else { return "has no \(name)" }
            if !actual.fits(value) { return "\(name) is \(actual), not \(value)" }
        }
        let extra = found.keys.filter { expected[$0] == nil }.sorted()
        return extra.first.map { "has a \($0) that is not expected" }
    }
}
