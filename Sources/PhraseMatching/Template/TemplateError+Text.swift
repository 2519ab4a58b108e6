extension TemplateError {
    package var place: TemplatePlace {
        switch self {
        case .unclosedSlot(let place), .emptySlotName(let place), .invalidSlotName(_, let place),
            .nothingToSay(let place), .unclosedGroup(_, _, let place), .strayClosing(_, let place),
            .unclosedRule(let place), .invalidRuleName(_, let place), .invalidRange(_, let place),
            .rangeWithoutSlot(let place), .danglingEscape(let place), .tooDeep(_, let place), .tooLong(_, let place),
            .tooManyPermuted(_, let place):
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
        case .unclosedGroup(let opening, let closing, _):
            "the group has no end; write \(closing) behind it, or \\\(opening) for the character itself"
        case .strayClosing(let character, _):
            "nothing is open that \(character) could close; take it out, or write \\\(character)"
        case .unclosedRule: "the rule has no end; write > behind its name, or \\< for the character itself"
        case .invalidRuleName(let name, _):
            "“\(name)” cannot name a rule; use letters, digits, _ and -, beginning with a letter"
        case .invalidRange(let text, _):
            "“\(text)” is no range; write lowest..highest or lowest..highest,step with at most "
                + "\(NumberRange.countLimit) numbers"
        case .rangeWithoutSlot: "the range fills no slot; write :name behind it"
        case .danglingEscape: "nothing follows the \\; take it out, or write \\\\"
        case .tooDeep(let limit, _): "more than \(limit) groups within each other; make rules of the inner ones"
        case .tooLong(let limit, _): "longer than \(limit) characters; make rules or several phrases of it"
        case .tooManyPermuted(let limit, _): "more than \(limit) parts in any order; fix the order of some"
        }
    }
}

extension TemplateError: CustomStringConvertible {
    /// The message with its place, the line, and a caret under the place.
    ///
    ///     column 6: error: the slot has no end; write } behind its name
    ///     Open ${target in FieldNotes
    ///          ^~~~~~~~~~~~~~~~~~~~~~
    package var description: String {
        let excerpt = SourceExcerpt(place.lineText, column: place.column, length: place.length)
        let line = place.line > 1 ? "line \(place.line), " : ""
        return "\(line)column \(place.column): error: \(message)\n\(excerpt.text)"
    }
}
