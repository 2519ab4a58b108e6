/// `@UnionValue`: an enum whose cases hold one value each stands for any of these values.
struct UnionValueMacro {
    private let request: MacroRequest
    private let type: TypeDeclaration

    init(_ request: MacroRequest) throws(MacroDiagnostic) {
        self.request = request
        type = try TypeDeclaration(request.declaration, macro: "UnionValue", ["enum"], needs: "an enum")
        let source = request.declaration
        guard !type.cases.isEmpty else { throw MacroDiagnostic(.noCases, in: source, at: type.nameOffset) }
        for one in type.cases where one.values.count != 1 {
            throw MacroDiagnostic(
                .valuesOfCase(one.name, count: one.values.count), in: source, at: one.offset)
        }
        for (number, one) in type.cases.enumerated() {
            guard let earlier = type.cases[..<number].first(where: { $0.values == one.values }) else { continue }
            throw MacroDiagnostic(
                .sameValue(one.values[0], cases: [earlier.name, one.name]), in: source, at: one.offset)
        }
    }

    var expansion: MacroExpansion {
        guard request.role == .extension, request.missingConformances?.isEmpty != true else { return MacroExpansion() }
        let access = type.head.access
        let members = type.cases.map { "\($0.values[0]).self" }.joined(separator: ", ")
        let makes = type.cases.map {
            "if let value = \($0.values[0])._make(from: member) { return .`\($0.name)`(value) }"
        }
        let reads = type.cases.map { "case .`\($0.name)`(let value): return value" }
        let isSendable = request.missingConformances.map { !$0.contains("Sendable") } ?? false
        let sendable = isSendable ? "" : "extension \(request.extendedType ?? type.name): Swift.Sendable {}\n"
        guard request.missingConformances?.contains("AppUnionValue") != false else {
            return MacroExpansion(source: sendable)
        }
        return MacroExpansion(
            source: sendable + """
                extension \(request.extendedType ?? type.name): AppIntents.AppUnionValue {
                    \(access)static var _memberTypes: [any AppIntents._IntentValue.Type] { [\(members)] }
                    \(access)var _member: any AppIntents._IntentValue {
                        switch self {
                        \(reads.joined(separator: "\n        "))
                        }
                    }
                    \(access)static func _make(fromMember member: any Swift.Sendable) -> Self? {
                        \(makes.joined(separator: "\n        "))
                        return nil
                    }
                }
                """)
    }
}
