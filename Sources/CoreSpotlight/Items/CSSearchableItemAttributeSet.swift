import Synchronization
public import UniformTypeIdentifiers

/// What is known of a thing that can be searched for.
///
///     let attributes = CSSearchableItemAttributeSet(contentType: .text)
///     attributes.title = "Otter tracks"
///     attributes.keywords = ["otter", "tracks"]
public final class CSSearchableItemAttributeSet: Sendable {
    /// Which entity of App Intents an item is.
    package struct Association: Sendable, Hashable, Codable {
        package let type: String
        package let identifier: String
        /// What comes first of items that fit alike; higher is earlier.
        package var priority = 0

        package init(type: String, identifier: String) {
            self.type = type
            self.identifier = identifier
        }
    }

    /// All that is known, as a value.
    package struct Contents: Sendable, Hashable, Codable {
        package var contentType: String
        package var attributes: [String: AttributeValue] = [:]
        package var custom: [String: AttributeValue] = [:]
        package var association: Association?
        package var isHidden = false
    }

    private let state: Mutex<Contents>

    /// Nothing known but its kind.
    public init(contentType: UTType) {
        state = Mutex(Contents(contentType: contentType.identifier))
    }

    /// Nothing known but its kind, by the kind's identifier.
    public convenience init(itemContentType: String) {
        self.init(contents: Contents(contentType: itemContentType))
    }

    /// Nothing known.
    public convenience init() {
        self.init(contentType: .item)
    }

    package init(contents: Contents) {
        state = Mutex(contents)
    }

    package var contents: Contents { state.withLock(\.self) }

    /// What kind of thing it is, by the kind's identifier.
    public var contentType: String? {
        get { contents.contentType }
        set { state.withLock { $0.contentType = newValue ?? UTType.item.identifier } }
    }

    /// Which entity the item is; `nil` when it is none.
    package var association: Association? {
        get { contents.association }
        set { state.withLock { $0.association = newValue } }
    }

    /// Whether it is kept from the results that people see.
    package var isHidden: Bool {
        get { contents.isHidden }
        set { state.withLock { $0.isHidden = newValue } }
    }

    subscript(name: String) -> AttributeValue? {
        get { state.withLock { $0.attributes[name] } }
        set { state.withLock { $0.attributes[name] = newValue } }
    }

    subscript(custom name: String) -> AttributeValue? {
        get { state.withLock { $0.custom[name] } }
        set { state.withLock { $0.custom[name] = newValue } }
    }

    /// Takes over what is known elsewhere and not said here.
    package func complete(with other: CSSearchableItemAttributeSet) {
        let known = other.contents
        state.withLock { contents in
            contents.attributes.merge(known.attributes) { own, _ in own }
            contents.custom.merge(known.custom) { own, _ in own }
        }
    }

    /// Lets the item be found by words that no attribute stands for.
    package func addWords(_ words: [String]) {
        self[custom: Self.words] = .texts((self[custom: Self.words].texts ?? []) + words)
    }

    /// No app's own attribute can have this name.
    private static let words = "@words"
}
