extension TemplateError {
    package var place: TemplatePlace {
        switch self {
        case .unclosedSlot(let place), .emptySlotName(let place), .invalidSlotName(_, let place),
            .nothingToSay(let place):
            place
        }
    }

    /// What is wrong; what to do.
    package var message: String {
        switch self {
        case .unclosedSlot: "the slot has no end; write } behind its name"
        case .emptySlotName: "the slot has no name; write the parameter's name between { and }"
        case .invalidSlotName(let name, _):
            "“\(name)” cannot name a slot; use letters, digits and _, beginning with a letter"
        case .nothingToSay: "the phrase holds nothing that can be said; write words or a slot"
        }
    }
}

extension TemplateError: CustomStringConvertible {
    /// The message with its column, the phrase, and a caret under the place.
    ///
    ///     column 6: error: the slot has no end; write } behind its name
    ///     Open ${target in FieldNotes
    ///          ^~~~~~~~~~~~~~~~~~~~~~
    package var description: String {
        let indent = String(repeating: " ", count: place.column - 1)
        let underline = "^" + String(repeating: "~", count: place.length - 1)
        return "column \(place.column): error: \(message)\n\(place.source)\n\(indent)\(underline)"
    }
}
