import AppIntentsTesting
import Testing

@Suite("Definitions by name")
struct IntentDefinitionsTests {
    @Test("An app is known by its identifier")
    func identifier() {
        #expect(IntentDefinitions(bundleIdentifier: "org.example.app").bundleIdentifier == "org.example.app")
    }
}
