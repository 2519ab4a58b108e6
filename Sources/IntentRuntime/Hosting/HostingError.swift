/// Why an app, or a part of it, cannot be hosted.
package enum HostingError: Error, Sendable, Hashable {
    /// What the app depends on cannot be made: a store that is no database, say.
    case dependencies(app: String, reason: String)
    /// A query needs something that was not registered when the app was hosted.
    case missingDependency(app: String, type: String, dependency: String)
    /// The names for a phrase's parameter cannot be read.
    case suggestions(app: String, source: String, reason: String)
    /// A query did not answer in the time that it had, and is not asked until its names have changed.
    case queryRests(app: String, source: String, after: Duration)
    /// A phrase is written wrongly.
    case phrase(app: String, phrase: String, reason: String)
    /// A phrase names a parameter that its intent does not have.
    case unknownParameter(app: String, phrase: String, parameter: String)
    /// All phrases together are more than can be compiled.
    case tooManyPhrases(app: String, reason: String)
    /// Two apps have one name.
    case sameName(String)
    /// Not one of the apps can start; at least two.
    case noneStarts([HostingError])

    /// The app that is at fault, where it is one.
    var app: String? {
        switch self {
        case .dependencies(let app, _), .missingDependency(let app, _, _), .suggestions(let app, _, _),
            .queryRests(let app, _, _), .phrase(let app, _, _), .unknownParameter(let app, _, _),
            .tooManyPhrases(let app, _):
            app
        case .sameName, .noneStarts: nil
        }
    }
}

/// What an author or a person should know of an app that is hosted in spite of it.
package enum HostingWarning: Sendable, Hashable {
    /// The app, or what belongs to one of its queries, does not work; the other apps do.
    case unavailable(HostingError)
    /// A phrase is left out.
    case leftOut(HostingError)
    /// A phrase without the app's name takes words away from all other apps.
    case noApplicationName(app: String, phrase: String)
    /// Two phrases of one app are the same words.
    case duplicatePhrase(app: String, phrase: String, intent: String)
    /// An intent does not agree with the schema that it adopts.
    case schema(app: String, intent: String, SchemaProblem)
    /// What people say of schemas is not known in the language, or cannot be read: why.
    case noSchemaGrammar(app: String, reason: String)
    /// A name that holds nothing that can be said.
    case emptyName(app: String, name: String)
    /// Apple's systems take no more App Shortcuts of one app than `shortcutLimit`.
    case tooManyShortcuts(app: String, count: Int)

    /// So many App Shortcuts may an app have on Apple's systems.
    static let shortcutLimit = 10
}
