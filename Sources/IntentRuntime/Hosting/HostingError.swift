/// Why apps cannot be hosted; nothing is performed then.
package enum HostingError: Error, Sendable, Hashable {
    /// What the app depends on cannot be made: a store that is no database, say.
    case dependencies(app: String, reason: String)
    /// A phrase is written wrongly.
    case phrase(app: String, phrase: String, reason: String)
    /// A phrase names a parameter that its intent does not have.
    case unknownParameter(app: String, phrase: String, parameter: String)
    /// The names for a phrase's parameter cannot be read.
    case suggestions(app: String, type: String, reason: String)
    /// Two apps have one name.
    case sameName(String)
}

extension HostingError {
    /// One line: what, where and what to do.
    package var message: String {
        switch self {
        case .dependencies(let app, let reason):
            "\(app) cannot start: \(reason)"
        case .phrase(let app, let phrase, let reason):
            "\(app): phrase “\(phrase)”: \(reason)"
        case .unknownParameter(let app, let phrase, let parameter):
            "\(app): phrase “\(phrase)” names “\(parameter)”, which its intent does not have; "
                + "use the name of one of its @Parameter properties"
        case .suggestions(let app, let type, let reason):
            "\(app): the query of \(type) cannot suggest entities: \(reason)"
        case .sameName(let name):
            "two apps are called “\(name)”; give one of them another name"
        }
    }

    /// All of these are faults of the apps' data or code, not of the person.
    package var exitCode: Int32 { 65 }
}
