/// Why a phrase cannot be read, and where.
package enum TemplateError: Error, Sendable, Hashable {
    /// `Open ${target in …`
    case unclosedSlot(TemplatePlace)
    /// `Open ${} …`
    case emptySlotName(TemplatePlace)
    /// `Open ${my note} …`
    case invalidSlotName(String, TemplatePlace)
    /// The phrase is empty, or only punctuation.
    case nothingToSay(TemplatePlace)
    /// `turn (on|off`: the opening bracket, and the one that is missing.
    case unclosedGroup(opening: Character, closing: Character, TemplatePlace)
    /// `turn on|off)`
    case strayClosing(Character, TemplatePlace)
    /// `open <the`
    case unclosedRule(TemplatePlace)
    /// `open <my rule>`, `open <>`
    case invalidRuleName(String, TemplatePlace)
    /// `{9..1:level}`, `{0..1000000000:level}`
    case invalidRange(String, TemplatePlace)
    /// `{0..100}`
    case rangeWithoutSlot(TemplatePlace)
    /// A `\` at the end.
    case danglingEscape(TemplatePlace)
    /// Groups in groups in groups.
    case tooDeep(limit: Int, TemplatePlace)
    case tooLong(limit: Int, TemplatePlace)
    /// `(a;b;c;…)` with more items than there may be.
    case tooManyPermuted(limit: Int, TemplatePlace)
}

/// A stretch of a phrase that a message points at.
package struct TemplatePlace: Sendable, Hashable {
    package let source: String
    /// From 1.
    package let line: Int
    /// In characters, from 1.
    package let column: Int
    /// In characters, at least 1.
    package let length: Int

    /// A stretch of characters; what goes beyond its line is left out.
    init(source: String, offset: Int, length: Int) {
        let before = source.prefix(offset)
        let lineStart = before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex
        let rest = source[before.endIndex...].prefix { !$0.isNewline }
        self.source = source
        line = before.count(where: \.isNewline) + 1
        column = before[lineStart...].count + 1
        self.length = max(1, min(length, rest.count))
    }

    /// The line that the place is in.
    package var lineText: String {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    }
}
