import GrammarFiles
import IntentRuntime
import SchemaApps
import Testing

@Suite("Requests that no app has phrases for")
struct RequestTests {
    /// What is said, and what it means: the intent, then each slot.
    static let understood = [
        "make a note called Low tide saying mud flat at noon → CreateJotIntent name=Low tide content=mud flat at noon",
        "make a note called low tide → CreateJotIntent name=low tide",
        "create a note titled otters in the Field folder → CreateJotIntent name=otters folder=Field",
        "create a note in the field folder titled otters → CreateJotIntent folder=Field name=otters",
        "create a new note named otters in my home folder that says two cubs → "
            + "CreateJotIntent name=otters folder=Home content=two cubs",
        "new note: buy bread → CreateJotIntent name=buy bread",
        "new note → CreateJotIntent",
        "a quick note: call the harbour → CreateJotIntent name=call the harbour",
        "create a note → CreateJotIntent",
        "start a note in the field folder → CreateJotIntent folder=Field",
        "write a note saying the gate is open → CreateJotIntent content=the gate is open",
        "take a note that the tide is early → CreateJotIntent name=the tide is early",
        "could you please make me a note called ferry times → CreateJotIntent name=ferry times",
        "um make a note called ferry times → CreateJotIntent name=ferry times",
        "I want a new note with the title ferry times and the text every hour → CreateJotIntent "
            + "name=ferry times and the text every hour",
        "create a note with the title ferry times with the text every hour → "
            + "CreateJotIntent name=ferry times content=every hour",
        "write down the ferry leaves at nine → CreateJotIntent name=the ferry leaves at nine",
        "note down ferry at nine in the home folder → CreateJotIntent name=ferry at nine folder=Home",
        "add the ferry times to my notes → CreateJotIntent name=the ferry times",
        "make a note saying every hour and call it ferry → CreateJotIntent content=every hour name=ferry",
        "in jotter make a note called ferry → CreateJotIntent name=ferry",
        "make a note in jot pad called ferry → CreateJotIntent name=ferry",
        "ask jotter to make a note called ferry → CreateJotIntent name=ferry",
        "make a note called ferry in jotter → CreateJotIntent name=ferry",
        "make a pinned note called ferry → CreateJotIntent name=ferry",
        "rename my note shopping to groceries → UpdateJotIntent target=Shopping name=groceries",
        "rename the otter tracks note to spraint → UpdateJotIntent target=Otter tracks name=spraint",
        "change the title of my note low tide to ebb → UpdateJotIntent target=Low tide name=ebb",
        "change the text of my note low tide to seven o'clock → UpdateJotIntent target=Low tide content=seven o'clock",
        "make my note low tide say seven o'clock → UpdateJotIntent target=Low tide content=seven o'clock",
        "move the note shopping to the home folder → UpdateJotIntent target=Shopping folder=Home",
        "move my otter tracks note to field → UpdateJotIntent target=Otter tracks folder=Field",
        "pin my note shopping → UpdateJotIntent target=Shopping",
        "pin the otter tracks note to the top → UpdateJotIntent target=Otter tracks",
        "unpin the note low tide → UpdateJotIntent target=Low tide",
        "add milk to my note shopping → AppendJotIntent content=milk target=Shopping",
        "add milk and eggs to my shopping note → AppendJotIntent content=milk and eggs target=Shopping",
        "append two cubs at the end of the note otter tracks → AppendJotIntent content=two cubs target=Otter tracks",
        "write it is late in my note called low tide → AppendJotIntent content=it is late target=Low tide",
        "add to my shopping note milk → AppendJotIntent target=Shopping content=milk",
        "put two cubs in the otter note → AppendJotIntent content=two cubs target=Otter tracks",
        "add milk to a note → AppendJotIntent content=milk",
        "add milk to my note shopping using jotter → AppendJotIntent content=milk target=Shopping",
        "open the photo of the otter pup → OpenPhotoIntent target=Otter pup",
        "show me the low tide picture → OpenPhotoIntent target=Low tide",
        "can you show me the picture called otter pup → OpenPhotoIntent target=Otter pup",
        "let me see my photo of low tide → OpenPhotoIntent target=Low tide",
        "mark the photo of the otter pup as a favourite → UpdatePhotosIntent target=Otter pup",
        "hide the otter pup photo → UpdatePhotosIntent target=Otter pup",
    ]

    @Test(arguments: understood) func request(_ line: String) async throws {
        let utterance = String(try #require(line.split(separator: " → ").first))
        let meaning = try await Self.hosted().interpret(Transcript(utterance))
        #expect("\(utterance) → \(Self.text(meaning))" == line)
    }

    /// What means nothing, or asks another app's phrase, or is not to be done.
    static let notUnderstood = [
        "we walked along the river", "what a note that was", "she made a note of it", "do not make a note called ferry",
        "don't make a note", "make a cake called low tide", "open the door", "show me the way to the harbour",
        "the note is called otters", "take note", "he took a photo of the otter pup", "note", "a photo of low tide",
        "add two and three", "add milk", "rename", "move over", "pin the tail on the donkey", "called otters",
        "hide and seek", "make it a note to be proud of", "write to my mother", "I like the otter pup",
    ]

    @Test(arguments: notUnderstood) func noRequest(_ utterance: String) async throws {
        let meaning = try await Self.hosted().interpret(Transcript(utterance))
        #expect(meaning.status == .rejected || meaning.status == .suggested, "\(Self.text(meaning))")
    }

    @Test("What agrees with its schemas needs no warning")
    func noWarnings() async throws {
        let warnings = try await Self.hosted().warnings.map(\.message)
        #expect(warnings == ["Jotter: phrase “New note: shopping” does not name the app; write \\(.applicationName) into it"])
    }

    /// Nothing here is performed, so that one conversation does for all.
    private static let conversation = Task { try await Script.conversation(apps: [.jotter(), .gallery]) }

    private static func hosted() async throws -> Conversation { try await conversation.value }

    static func text(_ meaning: Interpretation) -> String {
        guard let reading = meaning.readings.first, meaning.status == .matched else {
            return "\(meaning.status) \(meaning.readings.map { "\($0.app).\($0.intent)" }) \(meaning.reason)"
        }
        return ([reading.intent] + reading.slots.map { "\($0.name)=\($0.title)" }).joined(separator: " ")
    }
}
