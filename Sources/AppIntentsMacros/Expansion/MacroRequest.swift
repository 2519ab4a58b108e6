/// What the compiler asks of an attached macro.
package struct MacroRequest: Sendable, Hashable {
    /// What is wanted of the macro.
    package enum Role: String, Sendable, Hashable {
        /// Attributes for one member of the declaration.
        case memberAttribute
        /// Members for the declaration.
        case member
        /// Declarations beside the declaration.
        case peer
        /// Extensions of the declaration.
        case `extension`
    }

    /// The macro's type: `AppIntentMacro`.
    package let macro: String
    package let role: Role
    /// The attribute: `@AppIntent(schema: .notes.createNote)`.
    package let attribute: Source
    /// What the attribute stands on or, for a member's attributes, the member.
    package let declaration: Source
    /// For a member's attributes, what the attribute stands on.
    package let parent: Source?
    /// The heads of what the declaration stands in, the nearest first: `struct Note {}`.
    package let context: [String]
    /// The type's full name, for an extension.
    package let extendedType: String?
    /// The protocols that the type does not conform to yet, as they are written; nil where that is not told.
    package let missingConformances: String?

    /// Source text and where in its file it begins.
    package struct Source: Sendable, Hashable {
        package let text: String
        package let file: String
        /// UTF-8 offset into the file.
        package let offset: Int

        package init(_ text: String, file: String = "", offset: Int = 0) {
            (self.text, self.file, self.offset) = (text, file, offset)
        }
    }

    package init(
        macro: String, role: Role, attribute: Source, declaration: Source, parent: Source? = nil,
        context: [String] = [], extendedType: String? = nil, missingConformances: String? = nil
    ) {
        self.macro = macro
        self.role = role
        self.attribute = attribute
        self.declaration = declaration
        self.parent = parent
        self.context = context
        self.extendedType = extendedType
        self.missingConformances = missingConformances
    }
}

/// What a macro answers: source text, and what it has to say of the declaration.
package struct MacroExpansion: Sendable, Hashable {
    package var source: String
    package var diagnostics: [MacroDiagnostic]

    package init(source: String = "", diagnostics: [MacroDiagnostic] = []) {
        (self.source, self.diagnostics) = (source, diagnostics)
    }
}

/// Something that is wrong with a declaration: what, where, and what to do.
package struct MacroDiagnostic: Error, Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable {
        case error, warning
    }

    package let message: String
    package let severity: Severity
    package let file: String
    /// UTF-8 offset into the file.
    package let offset: Int

    init(_ problem: MacroProblem, in source: MacroRequest.Source, at offset: Int) {
        message = problem.message
        severity = problem.severity
        file = source.file
        self.offset = source.offset + offset
    }
}
