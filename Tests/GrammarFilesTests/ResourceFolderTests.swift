import Foundation
import GrammarFiles
import Grammars
import Testing

@Suite struct ResourceFolderTests {
    @Test func itIsBesideThisTestBundle() throws {
        let folder = try ResourceFolder.find(explicit: nil, environment: [:])
        #expect(FileManager.default.fileExists(atPath: folder.languages.appendingPathComponent("en.yaml").path))
    }

    @Test func anExplicitFolderComesBeforeTheEnvironment() throws {
        let real = try ResourceFolder.find(explicit: nil, environment: [:]).url.path
        let named = try ResourceFolder.find(explicit: real, environment: ["PHRASEBOOK_GRAMMARS": "/nowhere"])
        #expect(named.url.path == real)
        #expect(try ResourceFolder.find(explicit: nil, environment: ["PHRASEBOOK_GRAMMARS": real]).url.path == real)
    }

    @Test func allPlacesAreNamed() {
        let explicit = #expect(throws: ResourceFolderError.self) {
            try ResourceFolder.find(explicit: "/nowhere", environment: [:])
        }
        #expect(explicit?.message == "there is no folder \"Languages\" in \"/nowhere\"; name the folder that holds it")
        let environment = #expect(throws: ResourceFolderError.self) {
            try ResourceFolder.find(explicit: nil, environment: ["PHRASEBOOK_GRAMMARS": "/nowhere"])
        }
        #expect(
            environment?.message
                == "there is no folder \"Languages\" in \"/nowhere\", which PHRASEBOOK_GRAMMARS names; correct or unset it"
        )
        #expect(
            ResourceFolderError.notFound(places: ["/a", "/b"], origin: .program).message
                == "the language packs are in none of \"/a\", \"/b\"; keep the resources beside the program, "
                + "or name their folder in PHRASEBOOK_GRAMMARS")
    }
}
