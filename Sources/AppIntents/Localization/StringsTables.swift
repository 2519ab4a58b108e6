import Foundation
import Synchronization

/// What apps translate their texts with: `de.lproj/Localizable.strings` in their resources, read when first needed.
///
///     "Created “%@”." = "„%@“ ist angelegt.";
///     "Create ${title} in ${list}" = "In ${list} anlegen: ${title}";
package final class StringsTables: Sendable {
    static let shared = StringsTables()

    /// The resources of the app whose code runs; without it those of the program and of the libraries beside it.
    @TaskLocal package static var resources: URL?

    private struct Place: Hashable {
        let folder: URL
        let language: String
        let table: String
    }

    private struct State {
        /// The folders of resources that belong to a bundle and translate anything.
        var folders: [LocalizedStringResource.BundleDescription: [URL]] = [:]
        var tables: [Place: [String: String]] = [:]
    }

    private let state = Mutex(State())

    /// The translation of a text; `nil` where there is none.
    ///
    /// - Parameters:
    ///   - key: What the table knows the text by.
    ///   - table: The table; `Localizable` where none is named.
    ///   - bundle: Whose resources are looked into.
    ///   - locale: The language, with or without a region; not evaluated where nothing is translated at all.
    /// - Returns: The text as the table has it, with places for arguments.
    func translation(
        of key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
        locale: @autoclosure () -> Locale
    ) -> String? {
        let bundle = bundle == .main ? Self.resources.map { .atURL($0) } ?? .main : bundle
        return state.withLock { state in
            let folders = state.folders[bundle] ?? Self.folders(of: bundle)
            state.folders[bundle] = folders
            guard !folders.isEmpty else { return nil }
            let languages = Self.languages(of: locale())
            for folder in folders {
                for language in languages {
                    let place = Place(folder: folder, language: language, table: table ?? "Localizable")
                    let texts = state.tables[place] ?? Self.texts(at: place)
                    state.tables[place] = texts
                    if let text = texts[key] { return text }
                }
            }
            return nil
        }
    }

    private static func texts(at place: Place) -> [String: String] {
        let file = place.folder.appendingPathComponent("\(place.language).lproj/\(place.table).strings")
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String] ?? [:]
    }

    private static func folders(of bundle: LocalizedStringResource.BundleDescription) -> [URL] {
        switch bundle {
        case .atURL(let url): return [url].filter(translates)
        case .main:
            guard let main = Bundle.main.resourceURL else { return [] }
            let beside = contents(of: main).filter { ["resources", "bundle"].contains($0.pathExtension) }
            return ([main] + beside).filter(translates)
        }
    }

    private static func translates(_ folder: URL) -> Bool {
        contents(of: folder).contains { $0.pathExtension == "lproj" }
    }

    private static func contents(of folder: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (contents ?? []).sorted { $0.path < $1.path }
    }

    /// `de-AT`, then `de`.
    private static func languages(of locale: Locale) -> [String] {
        let whole = locale.identifier.replacingOccurrences(of: "_", with: "-")
        let language = String(whole.prefix { $0 != "-" })
        return whole == language ? [language] : [whole, language]
    }
}

extension String.LocalizationValue {
    /// A translation with this text's arguments: each `%@` or `%lld` takes the next one, `%2$@` the second.
    func fill(_ format: String, locale: Locale?, count: Int?) -> String {
        let arguments = pieces.compactMap { piece -> String? in
            if case .literal = piece { return nil }
            return piece.text(locale: locale, count: count)
        }
        var next = 0
        return format.replacing(/%(?:%|(?:([1-9])\$)?[-+#0-9.]*(?:@|ll?[du]|l?f|[dus]))/) { match -> String in
            if match.0 == "%%" { return "%" }
            defer { if match.1 == nil { next += 1 } }
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            return arguments.indices.contains(index) ? arguments[index] : ""
        }
    }
}
