import PhraseMatching
import SpokenLanguage

extension LanguagePackFile {
    static func dates(_ root: YAMLMapping) throws(GrammarFileError) -> DateWords {
        let known = [
            "days", "now", "weekdays", "weekends", "months", "hours", "parts", "connectors", "timeConnectors",
            "dayBegins",
            "clock", "calendar", "monthDays", "comingWeekdays", "nextWeekdays", "lastWeekdays", "afterNextWeekdays",
            "afterNextUnits", "thisUnits",
            "nextUnits",
            "lastUnits", "starts", "ends", "later", "earlier",
        ]
        var words = DateWords()
        guard let mapping = try root.mapping("dates", known: known) else { return words }
        words.days = try mapping.table("days")
        words.now = try mapping.texts("now")
        words.weekdays = try mapping.table("weekdays")
        words.weekends = try mapping.texts("weekends")
        words.months = try mapping.table("months")
        words.hours = try mapping.table("hours")
        words.connectors = try mapping.texts("connectors")
        words.timeConnectors = try mapping.texts("timeConnectors")
        words.dayBegins = try mapping.value("dayBegins").map { node throws(GrammarFileError) in
            try number(node, "dayBegins", 0...12, mapping)
        }
        words.parts = try parts(mapping)
        words.clock = try clock(mapping)
        words.calendar = try patterns("calendar", ["day", "ordinal", "month", "ordinalMonth", "year"], mapping)
        words.monthDays = try patterns("monthDays", ["day", "ordinal", "period", "unit"], mapping)
        words.comingWeekdays = try patterns("comingWeekdays", ["weekday"], mapping)
        words.nextWeekdays = try patterns("nextWeekdays", ["weekday"], mapping)
        words.lastWeekdays = try patterns("lastWeekdays", ["weekday"], mapping)
        words.afterNextWeekdays = try patterns("afterNextWeekdays", ["weekday"], mapping)
        words.afterNextUnits = try patterns("afterNextUnits", ["unit"], mapping)
        words.thisUnits = try patterns("thisUnits", ["unit", "month"], mapping)
        words.nextUnits = try patterns("nextUnits", ["unit", "month"], mapping)
        words.lastUnits = try patterns("lastUnits", ["unit", "month"], mapping)
        words.starts = try patterns("starts", ["unit", "period"], mapping)
        words.ends = try patterns("ends", ["unit", "period"], mapping)
        words.later = try patterns("later", ["duration", "base"], mapping)
        words.earlier = try patterns("earlier", ["duration", "base"], mapping)
        return words
    }

    private static func parts(_ mapping: YAMLMapping) throws(GrammarFileError) -> [PartOfDay] {
        guard let node = mapping.value("parts") else { return [] }
        guard case .sequence(let items) = node.content else { throw mapping.wrong(node, "parts", "a list of mappings") }
        var parts: [PartOfDay] = []
        for item in items {
            let part = try YAMLMapping(
                item, in: mapping.source, key: "parts", known: ["from", "to", "usual", "words", "today"])
            guard let from = part.value("from"), let to = part.value("to") else {
                throw mapping.source.error(.missingKey(part.value("from") == nil ? "from" : "to"), at: item.place)
            }
            let start = try number(from, "from", 0...23, part)
            let end = try number(to, "to", start + 1...36, part)
            var found = PartOfDay(hours: start..<end)
            found.usual = try part.value("usual").map { node throws(GrammarFileError) in
                try number(node, "usual", start...end, part)
            }
            found.words = try part.texts("words")
            found.today = try part.texts("today")
            parts.append(found)
        }
        return parts
    }

    private static func number(
        _ node: YAMLNode, _ key: String, _ range: ClosedRange<Int>, _ mapping: YAMLMapping
    ) throws(GrammarFileError) -> Int {
        guard case .scalar(let text, isPlain: true) = node.content, let number = Int(text), range.contains(number)
        else {
            throw mapping.wrong(node, key, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func clock(_ mapping: YAMLMapping) throws(GrammarFileError) -> [ClockForm] {
        var forms: [ClockForm] = []
        for entry in try mapping.entries("clock") {
            let template = try pattern(
                entry.key, at: entry.keyPlace, ["hour", "minute", "minutes", "second"], mapping)
            let rule = try mapping.plainText(entry.value, entry.key)
            guard let form = ClockForm(template: template, rule: rule) else {
                throw mapping.wrong(entry.value, entry.key, "minutes such as 30, -15 or -minutes")
            }
            forms.append(form)
        }
        return forms
    }

    private static func patterns(
        _ key: String, _ slots: Set<String>, _ mapping: YAMLMapping
    ) throws(GrammarFileError) -> [Template] {
        guard let node = mapping.value(key) else { return [] }
        guard case .sequence(let items) = node.content else { throw mapping.wrong(node, key, "a list of patterns") }
        var templates: [Template] = []
        for item in items {
            templates.append(try pattern(try mapping.text(item, key), at: item.place, slots, mapping))
        }
        return templates
    }

    /// A pattern that has no slots but these.
    private static func pattern(
        _ text: String, at place: YAMLPlace, _ slots: Set<String>, _ mapping: YAMLMapping
    ) throws(GrammarFileError) -> Template {
        let template: Template
        do {
            template = try Template(text)
        } catch {
            throw mapping.source.error(.template(error.message), at: place)
        }
        if let stranger = template.slotNames.first(where: { !slots.contains($0) }) {
            let known = slots.sorted().map { "{\($0)}" }.joined(separator: ", ")
            throw mapping.source.error(
                .template("no slot is called {\(stranger)} here; write one of \(known)"), at: place)
        }
        return template
    }
}
