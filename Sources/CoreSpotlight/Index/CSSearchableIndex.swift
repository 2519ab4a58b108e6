public import Foundation
import Synchronization

/// An index of an app, in which its things are found.
///
///     let index = CSSearchableIndex(name: "Recipes")
///     try await index.indexSearchableItems([item])
///
/// A named index is a file that all processes of the app share. Each call is one change: it is kept whole or not at all.
public final class CSSearchableIndex: Sendable {
    private struct State {
        /// What was changed since `beginBatch()`; `nil` outside of a batch.
        var batch: [SpotlightChange]?
        var delegate: Weak?
    }

    private struct Weak: Sendable {
        weak var value: (any CSSearchableIndexDelegate)?
    }

    private static let defaultName = "default"

    /// The name of the index.
    package let name: String
    /// When the index may be read: with `.complete` only while the device is unlocked.
    package let protectionClass: FileProtectionType?
    private let folder: SpotlightFolder
    private let state = Mutex(State())

    /// An index of a name, in the folder of this program's indexes.
    public convenience init(name: String) {
        self.init(name: name, protectionClass: nil)
    }

    /// An index of a name that is protected while the device is locked.
    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(name: name, protectionClass: protectionClass, folder: .current)
    }

    package init(name: String, protectionClass: FileProtectionType?, folder: SpotlightFolder) {
        self.name = name
        self.protectionClass = protectionClass
        self.folder = folder
    }

    /// The index without a name, for trying things out.
    public static func `default`() -> CSSearchableIndex { CSSearchableIndex(name: defaultName) }

    /// Whether anything can be indexed here.
    public static func isIndexingAvailable() -> Bool { true }

    /// Whom the index asks when it was damaged and its items are needed anew.
    public var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { state.withLock { $0.delegate?.value } }
        set { state.withLock { $0.delegate = newValue.map { Weak(value: $0) } } }
    }

    // MARK: Changes

    /// Puts items into the index; those of the same identifier are replaced.
    ///
    /// - Throws: One line that says why the index cannot be written. Then nothing was changed.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        let now = Date()
        try change(items.map { .put(SpotlightItem($0, now: now)) })
    }

    /// Takes items out of the index.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try change([.delete(identifiers)])
    }

    /// Takes all items out of the index that belong to domains, or to parts of them: `recipes` holds `recipes.soups`.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try change([.deleteDomains(domainIdentifiers)])
    }

    /// Empties the index.
    public func deleteAllSearchableItems() async throws {
        try change([.deleteAll])
    }

    /// Takes items out that are entities of a type; all of them without identifiers.
    package func deleteItems(associatedWith entityType: String, identifiers: [String]?) async throws {
        try change([.deleteEntities(type: entityType, identifiers)])
    }

    // MARK: Batches

    /// Gathers what is changed from now on, until `endBatch(withClientState:)` writes it as one.
    ///
    /// A program that ends in between has changed nothing.
    public func beginBatch() {
        state.withLock { $0.batch = [] }
    }

    /// Writes what was gathered, and what the app wants to remember of it.
    ///
    /// - Parameter clientState: How far the app got, in its own form; at most 250 bytes.
    /// - Throws: `CSIndexError` without a batch or with a state that is too long, else why the index cannot be written.
    public func endBatch(withClientState clientState: Data) async throws {
        try await endBatch(expectedState: nil, newState: clientState)
    }

    /// Writes what was gathered if the app got as far as it thinks.
    ///
    /// - Throws: `CSIndexError` where another state was kept; then nothing is changed.
    public func endBatch(withExpectedClientState expectedState: Data?, newClientState: Data) async throws {
        try await endBatch(expectedState: .some(expectedState), newState: newClientState)
    }

    /// How far the app got when the last batch ended; no bytes before the first one.
    public func fetchLastClientState() async throws -> Data {
        try file().note(.clientState) ?? Data()
    }

    private func endBatch(expectedState: Data??, newState: Data) async throws {
        guard newState.count <= CSIndexError.longestClientState else {
            throw CSIndexError(
                .invalidClientStateError, "The client state is \(newState.count) bytes long; keep it within 250.")
        }
        let batch = state.withLock { state in
            defer { state.batch = nil }
            return state.batch
        }
        guard let batch else {
            throw CSIndexError(.indexingUnsupported, "No batch was begun; call beginBatch() first.")
        }
        let file = try file()
        if let expectedState, try file.note(.clientState) ?? Data() != expectedState ?? Data() {
            throw CSIndexError(
                .mismatchedClientState, "The index is at another state than expected; fetch the last client state.")
        }
        try file.apply(batch + [.clientState(newState)])
    }

    private func change(_ changes: [SpotlightChange]) throws {
        let isGathered = state.withLock { state in
            guard state.batch != nil else { return false }
            state.batch?.append(contentsOf: changes)
            return true
        }
        if !isGathered { try file().apply(changes) }
    }

    /// The file, with what is known of its protection.
    func file() throws -> SpotlightFile {
        let file = try folder.file(named: name)
        if let protectionClass, try file.note(.protectionClass) != Data(protectionClass.rawValue.utf8) {
            try file.set(.protectionClass, Data(protectionClass.rawValue.utf8))
        }
        return file
    }
}
