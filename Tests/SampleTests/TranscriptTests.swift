import Foundation
import Testing

@Suite("The built program, command by command")
struct TranscriptTests {
    @Test(arguments: Transcript.all) func transcript(_ name: String) throws {
        let transcript = try Transcript(name)
        let played = try transcript.played()
        if Transcript.isRecording {
            try played.write(to: transcript.url, atomically: true, encoding: .utf8)
        } else {
            #expect(played == transcript.text, "if the change is wanted, record it: PHRASEBOOK_RECORD=1 swift test")
        }
    }

    @Test func areThere() {
        #expect(Transcript.all.count >= 10)
    }
}
