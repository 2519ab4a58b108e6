/// Foreign text made fit for a terminal: nothing in it can move the cursor, change colours or reorder the line.
///
///     harmless("\u{1B}[31mred") == "␛[31mred"
///
/// Authors' and users' text is untrusted here; control characters appear as their pictures.
package func harmless(_ text: String, keepsLines: Bool = false) -> String {
    guard text.utf8.contains(where: HarmlessText.mayHarm),
        text.unicodeScalars.contains(where: { HarmlessText.isHarmful($0) })
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if keepsLines, scalar == "\n" {
            result.append(scalar)
        } else {
            result.append(HarmlessText.isHarmful(scalar) ? HarmlessText.picture(of: scalar) : scalar)
        }
    }
    return String(result)
}

enum HarmlessText {
    /// C0 and C1 controls, line and paragraph separators, and the marks that reorder text.
    static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a byte of UTF-8 may be one of such a scalar: a control, or the first byte of those beyond ASCII.
    static func mayHarm(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 }

    /// `␛` for an escape, `␀` for a NUL …, `�` for what has no picture.
    static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: " "
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        default: "\u{FFFD}"
        }
    }
}
