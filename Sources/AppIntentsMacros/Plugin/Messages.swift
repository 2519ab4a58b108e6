import AppIntentsMacroExpansion

/// What the compiler says, as far as it concerns attached macros.
struct HostMessage: Decodable {
    var expandAttachedMacro: ExpandAttachedMacro?
    var expandFreestandingMacro: Ignored?
}

/// A part of a message that is not read.
struct Ignored: Codable {}

/// The compiler's request to expand an attached macro.
struct ExpandAttachedMacro: Decodable {
    struct Macro: Decodable { var typeName: String }
    struct Location: Decodable {
        var fileName: String?
        var offset: Int?
    }
    struct Syntax: Decodable {
        var source: String
        var location: Location?

        var read: MacroRequest.Source {
            MacroRequest.Source(source, file: location?.fileName ?? "", offset: location?.offset ?? 0)
        }
    }

    var macro: Macro
    var macroRole: String
    var attributeSyntax: Syntax
    var declSyntax: Syntax
    var parentDeclSyntax: Syntax?
    var lexicalContext: [Syntax]?
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?

    /// The request without the compiler's words; nil for a role that no macro here has.
    var request: MacroRequest? {
        MacroRequest.Role(rawValue: macroRole).map { role in
            MacroRequest(
                macro: macro.typeName, role: role, attribute: attributeSyntax.read, declaration: declSyntax.read,
                parent: parentDeclSyntax?.read, context: lexicalContext?.map(\.source) ?? [],
                extendedType: extendedTypeSyntax?.source.trimmed,
                missingConformances: conformanceListSyntax?.source)
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}

/// What the program can do, which it says first.
struct CapabilityMessage: Encodable {
    struct Result: Encodable { var capability = Capability() }
    struct Capability: Encodable {
        var protocolVersion = 7
        var features: [String] = []
    }

    var getCapabilityResult = Result()
}

/// The answer to a request.
struct ExpansionMessage: Encodable {
    struct Result: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }
    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }

        var message: String
        var severity: String
        var position: Position
        var highlights: [Ignored] = []
        var notes: [Ignored] = []
        var fixIts: [Ignored] = []
    }

    var expandMacroResult: Result

    init(_ expansion: MacroExpansion) {
        let isRefused = expansion.diagnostics.contains { $0.severity == .error }
        expandMacroResult = Result(
            expandedSource: isRefused ? nil : expansion.source,
            diagnostics: expansion.diagnostics.map {
                Diagnostic(
                    message: $0.message, severity: $0.severity.rawValue,
                    position: .init(fileName: $0.file, offset: $0.offset))
            })
    }
}
