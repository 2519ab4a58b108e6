import AppIntents
import Testing

/// Authors of books, in sections.
struct AuthorOptions: DynamicOptionsProvider {
    let isRussianListed: Bool

    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Authors") {
            ItemSection("Italian Authors") {
                "Dante Alighieri"
                IntentItem("Manzoni", title: "Alessandro Manzoni", subtitle: "1785")
            }
            if isRussianListed {
                ItemSection("Russian Authors", subtitle: "in translation") {
                    for name in ["Anton Chekhov", "Fyodor Dostoevsky"] { name }
                }
            }
            "Anonymous"
        }
    }
}

@Suite("Values to pick from")
struct OptionsTests {
    private func lines(_ options: [_ResultOption]) -> [String] {
        options.map { option in
            [option.section?.title, option.section?.subtitle, option.display.title, option.display.subtitle]
                .compactMap { $0?.text() }.joined(separator: " / ")
        }
    }

    @Test("Sections are headings; what has none stands under the collection's label") func sections() async throws {
        let all = try await AuthorOptions(isRussianListed: true).results()
        #expect(
            lines(all._options) == [
                "Italian Authors / Dante Alighieri", "Italian Authors / Alessandro Manzoni / 1785",
                "Russian Authors / in translation / Anton Chekhov",
                "Russian Authors / in translation / Fyodor Dostoevsky", "Authors / Anonymous",
            ])
        #expect(all.items == ["Dante Alighieri", "Manzoni", "Anton Chekhov", "Fyodor Dostoevsky", "Anonymous"])
        #expect(try await AuthorOptions(isRussianListed: false).results().sections.count == 2)
        #expect(IntentItemCollection<String>.empty.items.isEmpty)
    }

    @Test("Collated values stand under their first letters") func collated() {
        let names = IntentItemCollection<String>(usesIndexedCollation: true, items: ["otter", "heron", "Owl"])
        #expect(lines(names._options) == ["H / heron", "O / otter", "O / Owl"])
    }

    @Test("A list is a collection without sections") func plain() {
        let numbers = IntentItemCollection<Int>(items: [IntentItem(1, title: "One"), IntentItem(2)])
        #expect(lines(numbers._options) == ["One", "2"])
        #expect(
            lines(IntentItemCollection(sections: [IntentItemSection("A", items: [3, 4])])._options) == [
                "A / 3", "A / 4",
            ])
    }
}
