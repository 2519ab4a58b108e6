import PhraseMatching
import SpokenLanguage

/// What names the values of an entity or enum: titles, synonyms, and the other forms of both.
struct ValueTexts {
    /// Other forms with the values that they stand for.
    private typealias Forms = [(text: String, value: UInt32)]

    let parts: [EntryTexts]

    init(_ values: [DeclarativeApp.Value], _ pack: LanguagePack) {
        let read = RowParts.map(of: values.count) { range in
            (names: Self.names(of: values, in: range), forms: Self.forms(of: values, in: range, SpokenForms(pack)))
        }
        let names = read.map(\.names)
        guard read.contains(where: { !$0.forms.isEmpty }) else {
            parts = names
            return
        }
        // Where a form is a name of another value, that is meant: with "Chapter 2" and "Chapter two" each is itself.
        let taken = RowParts.map(of: values.count) { range in
            Set(values[range].lazy.flatMap(\.names).map(Folding.fold))
        }
        parts =
            names
            + read.map { part in
                let free = part.forms.filter { form in
                    let folded = Folding.fold(form.text)
                    return !taken.contains { $0.contains(folded) }
                }
                return EntryTexts { add in for form in free { add(form.text, form.value) } }
            }
    }

    private static func names(of values: [DeclarativeApp.Value], in range: Range<Int>) -> EntryTexts {
        EntryTexts { add in
            for number in range {
                add(values[number].title, UInt32(number))
                for synonym in values[number].synonyms { add(synonym, UInt32(number)) }
            }
        }
    }

    private static func forms(
        of values: [DeclarativeApp.Value], in range: Range<Int>, _ forms: SpokenForms
    ) -> Forms {
        range.flatMap { number in
            values[number].names.flatMap { forms.forms(of: $0) }.map { ($0, UInt32(number)) }
        }
    }
}

extension DeclarativeApp.Value {
    fileprivate var names: [String] { [title] + synonyms }
}
