import Grammars
import PhraseMatching

extension GrammarFileError: CustomStringConvertible {
    /// `file:line:column: error: what; what to do`, then the source line and a caret where there is a place.
    package var message: String {
        let place = place.map { ":\($0.line):\($0.column)" } ?? ""
        let prefix = path.map { "\($0)\(place): error: " } ?? ""
        return prefix + text + excerpt
    }

    package var description: String { message }

    private var excerpt: String {
        guard let place, !place.source.isEmpty else { return "" }
        return "\n" + SourceExcerpt(place.source, column: place.column).text
    }

    private var text: String {
        switch problem {
        case .noResources(let error): error.message
        case .unknownLanguage(let language, let folder, let known):
            "there is no language pack for \"\(language)\" in \"\(folder)\"; "
                + (known.isEmpty ? "add one" : "there are \(known.joined(separator: ", "))")
        case .unreadable(let reason): "cannot be read (\(reason)); check its path and permissions"
        case .tooLarge(let limit): "larger than \(limit / 1024 / 1024) MiB; split it"
        case .notUTF8: "not UTF-8; save it as UTF-8"
        case .otherLanguage(let found, let expected):
            "the pack is for \"\(found)\"; its file name says \"\(expected)\", make them agree"
        case .template(let reason): reason
        case .json(let reason): "\(reason); correct the JSON here"
        case .app(let problem): problem.text
        case .table(let problem): problem.text
        case .case(let problem): problem.text
        case .compiled(let error): error.message
        case .unknownPattern(let pattern):
            "\"\(pattern)\" is no pattern of letters; write letters, with ^ or ~ before and $, (abc) or /Ce$ behind them"
        case .unknownSound(let sound):
            "\"\(sound)\" is no sound; give it an entry of one character under \"heard\""
        default: yamlText ?? keyText
        }
    }

    private var yamlText: String? {
        switch problem {
        case .syntax(let reason): "\(reason); correct the YAML here"
        case .empty:
            "there is nothing in this file; "
                + (isSource
                    ? "write the keys it needs" : "compile its grammar into it, or write the keys that a grammar needs")
        case .secondDocument: "a second document begins here; put it into a file of its own"
        case .anchor: "anchors and aliases are not read; write the value out"
        case .tag(let tag): "the tag \"\(tag)\" is not read; leave it out"
        case .keyIsNoText: "a key must be a text; write it on one line"
        case .duplicateKey(let key, let line): "\"\(key)\" stands already in line \(line); remove one of them"
        case .tooDeep(let limit): "nested more than \(limit) deep; flatten it"
        case .tooManyValues(let limit): "more than \(limit) values; split the file"
        default: nil
        }
    }

    /// A compiled grammar may have any name but these.
    private var isSource: Bool {
        path.map { path in [".yaml", ".yml", ".json", ".jsonl"].contains(where: path.hasSuffix) } ?? true
    }

    private var keyText: String {
        switch problem {
        case .unknownKey(let key, let known): "unknown key \"\(key)\"; \(Nearness.advice(key, known))"
        case .missingKey(let key): "the key \"\(key)\" is missing; add it"
        case .wrongType(let key, let expected, let found): "\"\(key)\" must be \(expected), not \(found); change it"
        default: "\(problem)"
        }
    }
}
