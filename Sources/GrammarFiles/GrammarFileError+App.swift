extension AppProblem {
    /// What is wrong; what to do.
    var text: String {
        switch self {
        case .version(let found, let known):
            "version \"\(found)\" of the format is not known here; this program reads version \(known)"
        case .noName: "a name is missing; write it before the colon"
        case .reservedName(let name): "\"\(name)\" has a meaning of its own; choose another name"
        case .nameTaken(let name): "there is an entity \"\(name)\" already; choose another name"
        case .sameID(let id, let line): "the id \"\(id)\" stands already in line \(line); give one of them another id"
        case .unknownType(let name, let known): "there is no type \"\(name)\"; \(Nearness.advice(name, known))"
        case .unknownSlot(let name, let known):
            "there is no parameter \"\(name)\"; \(Nearness.advice(name, known, orElse: ", or declare it"))"
        case .unknownList(let name, let known):
            "there is no parameter, entity or enum \"\(name)\"; \(Nearness.advice(name, known))"
        case .listOfOtherType(let list, let slot, let type):
            "\"\(slot)\" is \(type), and no \(list); write ${\(slot)}, or declare it as \(list)"
        case .repeatedSlot(let name):
            "\"\(name)\" may be said twice in this phrase; declare a parameter of its own for each"
        case .unsayable(let title):
            "nothing of \"\(title)\" can be said; give it a synonym with letters or digits"
        case .unknownRule(let name, let known):
            known.isEmpty
                ? "there is no rule \"\(name)\"; declare it under \"rules\""
                : "there is no rule \"\(name)\"; \(Nearness.advice(name, known, orElse: ", or declare it"))"
        case .ruleCycle(let names):
            "the rules lead back to themselves (\(names.joined(separator: ", "))); write one of them out"
        case .rangeOfType(let type): "a range is for Int and Double, not for \(type); leave it out"
        case .emptyRange: "the range holds nothing; write the lower number first"
        case .notOfType(let text, let type): "\"\(text)\" is no \(type); write one"
        case .defaultOutsideRange(let text, let range):
            "\"\(text)\" is not within the range; choose one from \(number(range.lowerBound)) to \(number(range.upperBound))"
        case .nothingRequired: "all of this phrase may be left out; write a word that must be said"
        case .noAppFiles: "there is no .yaml file in this folder; name a declarative app, or a folder of them"
        case .noTable(let path): "there is no file \"\(path)\"; its path is relative to this file"
        }
    }
}

/// Without a point where it is whole.
private func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

extension TableProblem {
    /// What is wrong; what to do.
    var text: String {
        switch self {
        case .unknownColumn(let name, let known): "unknown column \"\(name)\"; \(Nearness.advice(name, known))"
        case .missingColumn(let name):
            "the first line names no column \"\(name)\"; begin the file with \"id,title,synonyms\""
        case .sameColumn(let name): "the column \"\(name)\" stands twice; remove one of them"
        case .valueCount(let count, let columns):
            "\(count) \(count == 1 ? "value" : "values") for \(columns) columns; "
                + "quote values that hold a comma, and write nothing between two commas for no value"
        case .openQuote:
            "the quoted value that begins here does not end; write \" behind it, and \"\" for a quote within"
        case .strayQuote: "a quote within a value; quote the whole value, and write \"\" for a quote within"
        case .nullByte: "a null byte in this value; write text"
        case .noTitle: "the title is empty; write one"
        case .unsayable(let title): AppProblem.unsayable(title).text
        case .sameID(let id, let line): AppProblem.sameID(id, firstLine: line).text
        }
    }
}

extension CaseProblem {
    /// What is wrong; what to do.
    var text: String {
        switch self {
        case .none: "there is no case in this file; write one JSON object a line"
        case .expectsNothing: "the case expects nothing; add \"intent\", \"ambiguous\" or \"reject\": true"
        case .rejectWith(let key): "a case to be rejected has no \"\(key)\"; leave out one of them"
        case .unknownIntent(let name, let known): "there is no intent \"\(name)\"; \(Nearness.advice(name, known))"
        case .unknownSlot(let name, let intent, let known):
            "\"\(intent)\" has no parameter \"\(name)\"; "
                + (known.isEmpty ? "leave it out" : Nearness.advice(name, known))
        case .unknownValue(let name, let type, let known):
            "there is no \(type) \"\(name)\"; \(Nearness.advice(name, known, orElse: ", or add it to the grammar"))"
        case .unknownApp(let name, let known): "there is no app \"\(name)\"; \(Nearness.advice(name, known))"
        case .unknownLanguage(let name, let known):
            "there is no language \"\(name)\"; \(Nearness.advice(name, known))"
        case .unspokenLanguage(let name, let known):
            "no app under test is in \"\(name)\"; \(Nearness.advice(name, known)), or leave the case out with --locale"
        case .unknownTitle(let name, let known):
            "there is no title \"\(name)\"; \(Nearness.advice(name, known, orElse: ", or add it to the grammar"))"
        }
    }
}

/// Helps with names that are not known.
enum Nearness {
    static func advice(_ name: String, _ known: [String], orElse: String = "") -> String {
        guard let near = known.first(where: { isNear($0, name) }) else {
            return known.isEmpty ? "there are none" : "use one of \(known.prefix(20).joined(separator: ", "))" + orElse
        }
        return "did you mean \"\(near)\"?"
    }

    /// Whether one text becomes the other by one insertion, deletion, replacement or exchange of neighbours.
    static func isNear(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.lowercased()), Array(b.lowercased()))
        let start = zip(a, b).prefix { $0 == $1 }.count
        let (restA, restB) = (a[start...], b[start...])
        let end = zip(restA.reversed(), restB.reversed()).prefix { $0 == $1 }.count
        let (left, right) = (restA.dropLast(end), restB.dropLast(end))
        guard start + end > 0 else { return false }
        return max(left.count, right.count) <= 1 || left.count == 2 && Array(left) == right.reversed()
    }
}
