import AppIntents
import Foundation
import Testing

@Suite("Texts that an app's strings tables translate")
struct StringsTableTests {
    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID()).resources")
        let tables = [
            "de.lproj/Localizable": #"""
            /* what a note is called */
            "Created “%@”." = "„%@“ ist angelegt.";
            "%lld notes in %@" = "In %2$@: %1$lld Notizen, 100 %%";
            "Lost %@" = "Verloren";
            "Show a large shelf of ${count}" = "${count} Regale, groß";
            """#,
            "de-AT.lproj/Localizable": "\"Created “%@”.\" = \"„%@“ passt.\";",
            "de.lproj/Other": "\"Note\" = \"Notiz\";",
            "fr.lproj/Localizable": "this is no table",
        ]
        for (name, text) in tables {
            let url = folder.appendingPathComponent(name + ".strings")
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? text.write(to: url, atomically: true, encoding: .utf8)
        }
        return folder
    }()

    private func resource(_ value: String.LocalizationValue, table: String? = nil) -> LocalizedStringResource {
        LocalizedStringResource(value, table: table, bundle: .atURL(Self.folder))
    }

    @Test(arguments: [
        ("de", "„Ebbe“ ist angelegt."), ("de_DE", "„Ebbe“ ist angelegt."), ("de_AT", "„Ebbe“ passt."),
        ("en", "Created “Ebbe”."), ("fr", "Created “Ebbe”."), ("", "Created “Ebbe”."),
    ])
    func languages(_ locale: String, _ expected: String) {
        #expect(resource("Created “\("Ebbe")”.").text(locale: Locale(identifier: locale)) == expected)
        TextLocale.$current.withValue(Locale(identifier: locale)) {
            #expect(resource("Created “\("Ebbe")”.").text() == expected)
        }
    }

    @Test func arguments() {
        let german = Locale(identifier: "de")
        #expect(resource("\(1234) notes in \("Garten")").text(locale: german) == "In Garten: 1.234 Notizen, 100 %")
        #expect(resource("Lost \("Ebbe")").text(locale: german) == "Verloren")
        #expect(resource("Note", table: "Other").text(locale: german) == "Notiz")
        #expect(resource("Note").text(locale: german) == "Note")
        #expect(
            LocalizedStringResource("Note", bundle: .atURL(URL(fileURLWithPath: "/nowhere"))).text(locale: german)
                == "Note")
    }

    @Test func summaries() {
        let shelf = ShowShelf()
        (shelf.layout, shelf.count) = (.tall, 4)
        StringsTables.$resources.withValue(Self.folder) {
            TextLocale.$current.withValue(Locale(identifier: "de_DE")) {
                #expect(shelf.summarySentence?.text { "<\($0)>" } == "<count> Regale, groß")
                #expect(
                    ShowShelf.summaryVariants.map(\.sentence).map { $0.text { "<\($0)>" } }[1] == "Show a compact shelf"
                )
            }
            #expect(shelf.summarySentence?.text { "<\($0)>" } == "Show a large shelf of <count>")
        }
    }
}
