/// A folder that is kept from one text to the next, with the storage it took and what it found out about characters: of a text
/// that is not ASCII that takes longer than the folding itself.
///
///     FolderScratch.written { folder in
///         folder.read("Straße")
///         return folder.result
///     }
final class FolderScratch: @unchecked Sendable {
    private static let (spokenPool, writtenPool) = (
        ScratchPool { FolderScratch(keepsSource: true) }, ScratchPool { FolderScratch(keepsSource: false) }
    )

    private var folder: TextFolder

    private init(keepsSource: Bool) { folder = TextFolder(keepsSource: keepsSource) }

    /// An empty folder for an utterance, which is led back to.
    static func spoken<T>(_ body: (inout TextFolder) -> T) -> T { spokenPool.withScratch { $0.use(body) } }

    /// An empty folder for what a phrase or an entry is written as.
    static func written<T>(_ body: (inout TextFolder) -> T) -> T { writtenPool.withScratch { $0.use(body) } }

    private func use<T>(_ body: (inout TextFolder) -> T) -> T {
        folder.reset()
        return body(&folder)
    }
}
