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
}

/// A stretch of a phrase that a message points at.
package struct TemplatePlace: Sendable, Hashable {
    package let source: String
    /// In characters, from 1.
    package let column: Int
    /// In characters, at least 1.
    package let length: Int
}
