public import Foundation

/// Why a test cannot go on: what, where and what to do, in one line.
public enum AppIntentsTestingError: Error, Sendable, Hashable {
    /// What is sought by name.
    public enum Kind: String, Sendable, Hashable {
        /// A thing of that kind.
        case intent, entity, enumeration, valueQuery
    }

    /// The program has no type of this name.
    case noSuchType(Kind, String, known: [String])
    /// Several modules have one.
    case severalTypes(Kind, String, types: [String])
    /// The intent has no parameter of this name.
    case noSuchParameter(String, type: String, known: [String])
    /// A parameter cannot hold what it was given.
    case wrongType(parameter: String, type: String, expected: String, given: String)
    /// A value of the right type that the parameter does not take: what it takes, and what it was given.
    case outOfRange(parameter: String, type: String, expected: String, given: String)
    /// A parameter was given more than one value.
    case givenTwice(parameter: String, type: String)
    /// There is no entity of this identifier any more.
    case noSuchEntity(String, type: String)
    /// The enum has no case of this raw value.
    case noSuchCase(String, type: String, known: [String])
    /// An entity has no property of this name.
    case noSuchProperty(String, type: String, known: [String])
    /// Something is read as what it is not.
    case notReadable(path: String, expected: String, found: String)
    /// There is no element at this place.
    case noSuchElement(path: String, index: Int, count: Int)
    /// The intent returned nothing.
    case noValue(intent: String)
    /// The intent asks, and there is no answer left.
    case unanswered(intent: String, question: String, parameter: String?)
    /// Answers were given that nobody asked for.
    case unasked(intent: String, answers: [String])
    /// The turn ended otherwise: one line.
    case ended(intent: String, reason: String)
    /// The query does not find things that way.
    case queryCannot(type: String, what: String, needed: String)
    /// A query of values takes something else.
    case wrongInput(query: String, expected: String, given: String)
}

extension AppIntentsTestingError: LocalizedError, CustomStringConvertible {
    /// The line.
    public var errorDescription: String? { description }

    /// The line.
    public var description: String {
        switch self {
        case .noSuchType(let kind, let name, let known):
            "no \(kind.noun) “\(name)”; "
                + (known.isEmpty
                    ? "this program has none, so link the app into the test"
                    : "the app has \(Self.list(known))\(Self.advice(name, known))")
        case .severalTypes(let kind, let name, let types):
            "several \(kind.noun)s are called “\(name)”; write one of \(Self.list(types)), or name the app"
        case .noSuchParameter(let name, let type, let known):
            "\(type) has no parameter “\(name)”; "
                + (known.isEmpty ? "it has none" : "it has \(Self.list(known))\(Self.advice(name, known))")
        case .wrongType(let parameter, let type, let expected, let given):
            "\(type): “\(parameter)” is \(expected), not \(given); give it a value of that type"
        case .outOfRange(let parameter, let type, let expected, let given):
            "\(type): “\(parameter)” takes \(expected), not \(given); give it a value that it takes"
        case .givenTwice(let parameter, let type):
            "\(type): “\(parameter)” is given twice; leave one of them out"
        case .noSuchEntity(let identifier, let type):
            "there is no \(type) with the identifier “\(identifier)”; its query does not find it"
        case .noSuchCase(let name, let type, let known):
            "\(type) has no case “\(name)”; it has \(Self.list(known))\(Self.advice(name, known))"
        case .noSuchProperty(let name, let type, let known):
            "\(type) has no property “\(name)”; "
                + (known.isEmpty
                    ? "write @Property in front of what the outside may see"
                    : "it has \(Self.list(known))\(Self.advice(name, known))")
        case .notReadable(let path, let expected, let found):
            "\(path) is \(found), not \(expected); read it as what it is"
        case .noSuchElement(let path, let index, let count):
            "\(path) has \(count) element\(count == 1 ? "" : "s"), none at \(index); ask for its count first"
        case .noValue(let intent): "\(intent) returned no value; let it return .result(value: …)"
        case .unanswered(let intent, let question, let parameter):
            "\(intent) asks “\(question)”\(parameter.map { " (\($0))" } ?? ""), and no answer is left; "
                + (parameter.map { "give \($0) to makeIntent, or " } ?? "") + "answer it with answering(…)"
        case .unasked(let intent, let answers):
            "\(intent) did not ask for \(Self.list(answers.map { "“\($0)”" })); take the answers out"
        case .ended(let intent, let reason): "\(intent): \(reason)"
        case .queryCannot(let type, let what, let needed):
            "the query of \(type) cannot \(what); let it conform to \(needed)"
        case .wrongInput(let query, let expected, let given):
            "\(query) is asked with \(expected), not \(given); give it a value of that type"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.count > 12 ? names.prefix(12).joined(separator: ", ") + " …" : names.joined(separator: ", ")
    }

    /// “; did you mean …?” for a name that is near another one.
    private static func advice(_ name: String, _ known: [String]) -> String {
        let nearest = known.min { distance(name, $0) < distance(name, $1) }
        guard let nearest, distance(name, nearest) * 2 <= max(name.count, nearest.count) else { return "" }
        return "; did you mean \(nearest)?"
    }

    /// How many letters differ.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
        var row = Array(0...other.count)
        for (i, a) in one.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, b) in other.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, corner + (a == b ? 0 : 1))
                (corner, row[j + 1]) = (row[j + 1], next)
            }
        }
        return row[other.count]
    }
}

extension AppIntentsTestingError.Kind {
    fileprivate var noun: String {
        switch self {
        case .intent: "intent"
        case .entity: "entity"
        case .enumeration: "enum"
        case .valueQuery: "query of values"
        }
    }
}
