/// The rules of a grammar, put into templates where they are named.
///
/// Rules come from outside, so what they could do is bounded: a rule may not lead back to itself, and what it stands for
/// may not be larger than `sizeLimit`, which is counted before anything is built.
struct RuleBook {
    static let sizeLimit = 200_000
    static let depthLimit = 64

    private var rules: [String: Template.Expression] = [:]
    /// What was resolved before; trees share what they hold.
    private var resolved: [String: (root: Template.Expression, size: Int)] = [:]

    mutating func add(_ name: String, _ root: Template.Expression) {
        rules[name] = root
        resolved = [:]
    }

    /// The template's tree without names of rules.
    mutating func resolve(_ template: Template) throws(GrammarError) -> Template.Expression {
        guard !template.root.rules.isEmpty else { return template.root }
        return try resolve(template.root, template.source, path: []).root
    }

    private typealias Resolved = (root: Template.Expression, size: Int)

    private mutating func resolve(
        _ root: Template.Expression, _ template: String, path: [String]
    ) throws(GrammarError) -> Resolved {
        switch root {
        case .text, .slot: return (root, 1)
        case .rule(let name): return try resolve(rule: name, template, path: path)
        case .optional(let inner):
            let (root, size) = try resolve(inner, template, path: path)
            return (.optional(root), size + 1)
        case .sequence(let items):
            let (items, size) = try resolve(items, template, path: path)
            return (.joining(items), size)
        case .alternatives(let items):
            let (items, size) = try resolve(items, template, path: path)
            return (.alternatives(items), size)
        case .permutation(let items):
            let (resolved, size) = try resolve(items, template, path: path)
            guard size << (items.count - 1) <= Self.sizeLimit else {
                throw .templateTooLarge(template: template, limit: Self.sizeLimit)
            }
            return (.permutation(resolved), size << (items.count - 1))
        }
    }

    private mutating func resolve(
        _ items: [Template.Expression], _ template: String, path: [String]
    ) throws(GrammarError) -> (items: [Template.Expression], size: Int) {
        var resolved: [Template.Expression] = []
        var size = 1
        for item in items {
            let (root, more) = try resolve(item, template, path: path)
            resolved.append(root)
            size += more
            guard size <= Self.sizeLimit else { throw .templateTooLarge(template: template, limit: Self.sizeLimit) }
        }
        return (resolved, size)
    }

    private mutating func resolve(
        rule name: String, _ template: String, path: [String]
    ) throws(GrammarError) -> Resolved {
        if let known = resolved[name] { return known }
        guard let rule = rules[name] else {
            throw .unknownRule(name, template: template, known: rules.keys.sorted())
        }
        if let start = path.firstIndex(of: name) { throw .ruleCycle(Array(path[start...]) + [name]) }
        guard path.count < Self.depthLimit else { throw .rulesTooDeep(name, limit: Self.depthLimit) }
        let result = try resolve(rule, template, path: path + [name])
        resolved[name] = result
        return result
    }
}
