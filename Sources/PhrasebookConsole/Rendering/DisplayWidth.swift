import CEdit
import Foundation

/// Columns that a text takes in a terminal: two for East Asian wide characters and emoji, none for combining marks.
package func displayWidth(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    TerminalLocale.prepare()
    return text.reduce(0) { $0 + displayWidth(of: $1) }
}

private func displayWidth(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") || scalars.first?.properties.isEmojiPresentation == true { return 2 }
    return scalars.map { Int(max(0, phrasebook_columns(wchar_t($0.value)))) }.max() ?? 0
}

/// The C library's idea of characters, which line editing and widths depend on.
enum TerminalLocale {
    private static let once: Void = {
        setlocale(LC_CTYPE, "")
        if let name = nl_langinfo(Int32(CODESET)), String(cString: name) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }()

    /// Sets the character type to UTF-8 also under `LANG=C`, where libedit would drop what is not ASCII.
    static func prepare() {
        _ = once
    }
}
