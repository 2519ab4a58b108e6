extension HostingError {
    /// One line: what, where and what to do.
    package var message: String {
        switch self {
        case .dependencies(let app, let reason):
            "\(app) cannot start: \(reason)"
        case .missingDependency(let app, let type, let dependency):
            "\(app): the query of \(type) needs a dependency of type \(dependency) that was not registered; "
                + "add it to the AppDependencyManager when the app is hosted"
        case .suggestions(let app, let source, let reason):
            "\(app): \(source) does not work: \(reason)"
        case .queryRests(let app, let source, let wait):
            Texts.queryRests(app, source, after: wait)
        case .phrase(let app, let phrase, let reason):
            "\(app): phrase “\(phrase)”: \(reason)"
        case .unknownParameter(let app, let phrase, let parameter):
            "\(app): phrase “\(phrase)” names “\(parameter)”, which its intent does not have; "
                + "use the name of one of its @Parameter properties"
        case .tooManyPhrases(let app, let reason):
            "\(app): \(reason)"
        case .sameName(let name):
            "two apps are called “\(name)”; give one of them another name"
        case .noneStarts(let errors):
            "no app can start: " + errors.map(\.message).joined(separator: " — ")
        }
    }

    /// All of these are faults of the apps' data or code, not of the person.
    package var exitCode: Int32 { 65 }
}

extension HostingWarning {
    /// One line: what, where and what to do.
    package var message: String {
        switch self {
        case .unavailable(let error):
            error.message
        case .leftOut(let error):
            "\(error.message); the phrase is left out"
        case .noApplicationName(let app, let phrase):
            "\(app): phrase “\(phrase)” does not name the app; write \\(.applicationName) into it"
        case .duplicatePhrase(let app, let phrase, let intent):
            "\(app): phrase “\(phrase)” of \(intent) is there already; take one of the two out"
        case .schema(let app, let intent, let problem):
            "\(app): \(intent): \(problem.message)"
        case .noSchemaGrammar(let app, let reason):
            "\(app): what people say of schemas is not known: \(reason)"
        case .emptyName(let app, let name):
            "\(app): the alternative name “\(name)” holds nothing that can be said; take it out"
        case .tooManyShortcuts(let app, let count):
            "\(app): \(count) App Shortcuts, of which Apple's systems take \(Self.shortcutLimit); "
                + "give intents more phrases rather than shortcuts, or take some out"
        }
    }

    /// Whether it may be the fault of data that the app keeps, and not of its code.
    package var isAboutData: Bool {
        switch self {
        case .unavailable(.dependencies), .unavailable(.suggestions): true
        default: false
        }
    }

    /// Whether it is the fault of a query that takes its time.
    package var isAboutTime: Bool {
        if case .unavailable(.queryRests) = self { true } else { false }
    }
}
