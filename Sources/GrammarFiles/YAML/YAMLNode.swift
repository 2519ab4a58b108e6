/// One value of a YAML file, with the place where it begins.
package struct YAMLNode: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        /// - isPlain: written without quotes, so that `~` means nothing and `3` a number.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    package struct Entry: Sendable, Hashable {
        package let key: String
        package let keyPlace: YAMLPlace
        package let value: YAMLNode
    }

    package let content: Content
    package let place: YAMLPlace

    /// What it is, for messages.
    var kind: String {
        switch content {
        case .scalar("", isPlain: true), .scalar("~", isPlain: true), .scalar("null", isPlain: true): "nothing"
        case .scalar("", _): "an empty text"
        case .scalar: "a text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A place in a file, counted from 1; columns are characters.
package struct YAMLPlace: Sendable, Hashable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }
}
