import AssistantSchemaCatalog

/// Expands the macros of the authoring API.
///
///     MacroExpander.expand(request).source       // "@AppIntents.IntentParameter(title: \"Name\")"
package enum MacroExpander {
    /// The macro's answer; what is wrong with the declaration is in its diagnostics.
    package static func expand(_ request: MacroRequest) -> MacroExpansion {
        do throws(MacroDiagnostic) {
            switch request.macro {
            case "AppIntentMacro": return try SchemaMacro(request, .intent).expansion
            case "AppEntityMacro": return try SchemaMacro(request, .entity).expansion
            case "AppEnumMacro": return try SchemaMacro(request, .enumeration).expansion
            case "ComputedPropertyMacro": return try PropertyMacro(request, .computed).expansion
            case "DeferredPropertyMacro": return try PropertyMacro(request, .deferred).expansion
            case "UnionValueMacro": return try UnionValueMacro(request).expansion
            default: return MacroExpansion()
            }
        } catch {
            // A schema's macro is asked once for members, and again for each attribute and conformance: it complains once.
            let isSaid = request.role == .memberAttribute || request.role == .extension
            return MacroExpansion(diagnostics: isSaid && request.macro != "UnionValueMacro" ? [] : [error])
        }
    }
}

extension TypeDeclaration {
    /// Reads the type that a macro stands on.
    ///
    /// - Throws: `MacroDiagnostic`, at the declaration, where it is none of `keywords`.
    init(
        _ source: MacroRequest.Source, macro: String, _ keywords: [String], needs: String
    ) throws(MacroDiagnostic) {
        guard let type = TypeDeclaration(source.text), let keyword = type.head.keyword, keywords.contains(keyword)
        else {
            var cursor = SourceCursor(source.text)
            let head = cursor.readHead()
            throw MacroDiagnostic(
                .wrongDeclaration(macro: macro, needs: needs, found: head.spoken), in: source, at: head.offset)
        }
        self = type
    }
}
