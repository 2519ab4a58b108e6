import GrammarFiles
import IntentRuntime
import Testing

@Suite("The entities of what is shown are fetched anew")
struct SnippetEntityTests {
    @Test(arguments: [
        // What is changed is shown as it is now, and what is gone ends it.
        """
        > show apple in orchard
        {Rename Apple | Fell Apple}
        > rename apple
        {Rename Apple! | Fell Apple!}
        > press 2
        Felled Apple!.
        (Orchard: the tree “Apple” is no longer there)
        """,
        // Of several only those are left that are there.
        """
        > show the row in orchard
        {Rename Apple | Fell Apple | Rename Pear | Fell Pear}
        > fell apple
        Felled Apple.
        {Rename Pear | Fell Pear}
        """,
        // A view that is not drawn again keeps its buttons, which know what is gone.
        """
        > print pear in orchard
        {Rename Pear | Fell Pear}
        > fell pear
        Felled Pear.
        {Rename Pear | Fell Pear}
        > fell pear
        ! Orchard: the tree “Pear” is no longer there
        """,
    ])
    func script(_ script: String) async throws {
        let played = try await Script.play(script, apps: [.orchard()])
        #expect(played == script)
    }

    @Test("What has ended cannot be pressed") func ended() async throws {
        let conversation = try await Script.conversation(apps: [.orchard()])
        _ = await Script.play("> show apple in orchard", in: conversation)
        #expect(await conversation.controls == ["Rename Apple", "Fell Apple"])
        _ = await Script.play("> fell apple", in: conversation)
        #expect(await conversation.controls.isEmpty)
    }
}
