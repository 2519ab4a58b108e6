/// The home in which the sentences of a test file are said.
struct HomeAssistantHome {
    struct Entity {
        let name: String
        let domain: String
    }

    var entities: [Entity] = []
    var areas: [String] = []
    var floors: [String] = []
    /// The room of the speaker.
    var contextArea = "the speaker's room"

    init() {}

    init(_ file: HomeAssistantFile) throws(GrammarFileError) {
        for node in try file.items(file.root["entities"], "entities") {
            let entity = Entity(
                name: try file.requiredText(node, "name"), domain: try file.requiredText(node, "domain"))
            entities.append(entity)
        }
        for node in try file.items(file.root["areas"], "areas") {
            let name = try file.requiredText(node, "name")
            areas.append(name)
            if node["context_area"]?.isTrue == true { contextArea = name }
        }
        for node in try file.items(file.root["floors"], "floors") {
            floors.append(try file.requiredText(node, "name"))
        }
    }

    /// Every domain of the entities that have a name.
    func domains(of name: String) -> [String] {
        entities.filter { $0.name == name }.map(\.domain)
    }
}
