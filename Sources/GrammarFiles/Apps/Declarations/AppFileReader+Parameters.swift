extension AppFileReader {
    func parameter(_ entry: YAMLNode.Entry) throws(GrammarFileError) -> DeclarativeApp.Parameter {
        guard entry.key != AppGrammar.applicationName else {
            throw source.error(.app(.reservedName(entry.key)), at: entry.keyPlace)
        }
        let known = ["type", "list", "optional", "default", "range", "requestValue"]
        let parameter = try YAMLMapping(entry.value, in: source, key: entry.key, known: known)
        let type = try type(parameter)
        let range = try range(parameter, type)
        return DeclarativeApp.Parameter(
            name: entry.key, type: type, isList: try parameter.flag("list"),
            isOptional: try parameter.flag("optional"), defaultValue: try defaultValue(parameter, type, range),
            range: range,
            requestValue: try dialogText(parameter, "requestValue", []))
    }

    private func type(_ parameter: YAMLMapping) throws(GrammarFileError) -> DeclarativeApp.ParameterType {
        let name = try parameter.requiredText("type")
        if entities.contains(where: { $0.name == name }) { return .entity(name) }
        if enums.contains(where: { $0.name == name }) { return .enumeration(name) }
        if let type = DeclarativeApp.ParameterType(plain: name) { return type }
        let kinds = DeclarativeApp.MeasurementKind.allCases.map { "Measurement(\($0.rawValue))" }
        let known =
            name.hasPrefix("Measurement")
            ? kinds
            : (entities + enums).map(\.name) + DeclarativeApp.ParameterType.reserved.dropLast() + [
                "Measurement(length)"
            ]
        throw source.error(
            .app(.unknownType(name, known: known)), at: parameter.value("type")?.place ?? parameter.node.place)
    }

    /// Two numbers, the lower one first.
    private func range(
        _ parameter: YAMLMapping, _ type: DeclarativeApp.ParameterType
    ) throws(GrammarFileError) -> ClosedRange<Double>? {
        guard let node = parameter.value("range") else { return nil }
        guard type == .int || type == .double else {
            throw source.error(.app(.rangeOfType(type.name)), at: node.place)
        }
        let expected = type == .int ? "two whole numbers, [lowest, highest]" : "two numbers, [lowest, highest]"
        guard case .sequence(let items) = node.content, items.count == 2, let low = number(items[0], type),
            let high = number(items[1], type)
        else { throw parameter.wrong(node, "range", expected) }
        guard low <= high else { throw source.error(.app(.emptyRange), at: node.place) }
        return low...high
    }

    private func number(_ node: YAMLNode, _ type: DeclarativeApp.ParameterType) -> Double? {
        guard case .scalar(let text, isPlain: true) = node.content else { return nil }
        return type == .int ? Int(text).map(Double.init) : Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private func defaultValue(
        _ parameter: YAMLMapping, _ type: DeclarativeApp.ParameterType, _ range: ClosedRange<Double>?
    ) throws(GrammarFileError) -> String? {
        guard let node = parameter.value("default") else { return nil }
        let text = try parameter.text(node, "default")
        guard isValue(text, of: type) else {
            throw source.error(.app(.notOfType(text, type: type.name)), at: node.place)
        }
        if let range, let number = Double(text), !range.contains(number) {
            throw source.error(.app(.defaultOutsideRange(text, range)), at: node.place)
        }
        return text
    }

    /// Entities and cases are named by id or title. Dates and the like have no reader here, so any text will do.
    private func isValue(_ text: String, of type: DeclarativeApp.ParameterType) -> Bool {
        switch type {
        case .entity(let name), .enumeration(let name):
            (entities + enums).contains { list in
                list.name == name && list.values.contains { $0.id == text || $0.title == text }
            }
        case .int: Int(text) != nil
        case .double: Double(text)?.isFinite ?? false
        case .bool: text == "true" || text == "false"
        default: true
        }
    }
}
