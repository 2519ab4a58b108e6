import Testing
import UniformTypeIdentifiers

@Suite("Kinds of files")
struct UTTypeTests {
    @Test("Case does not tell identifiers apart")
    func identifiers() {
        #expect(UTType("Public.Plain-Text") == .plainText)
    }
}
