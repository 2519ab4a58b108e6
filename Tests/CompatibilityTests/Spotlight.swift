import AppIntents
import CoreSpotlight
import Testing

extension CrateEntity: IndexedEntity {
    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.keywords = [colour, "crate"]
        return attributes
    }
}

@Suite("Spotlight")
struct SpotlightTopic {
    @Test func attributes() {
        let attributes = CrateEntity(id: 7, colour: "green").attributeSet
        #expect(attributes.title == "Crate 7" && attributes.keywords == ["green", "crate"])
        let item = CSSearchableItem(uniqueIdentifier: "7", domainIdentifier: "crates", attributeSet: attributes)
        #expect(item.uniqueIdentifier == "7" && !CrateEntity(id: 7, colour: "green").hideInSpotlight)
    }
}
