public import Foundation

/// Linux keeps no file from an app that the person's own rights do not; what asks for access beforehand is granted it.
extension URL {
    /// Asks for access to a file that a person picked.
    ///
    /// - Returns: Whether there is access to ask for: `true` for a file.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Gives the access back.
    public func stopAccessingSecurityScopedResource() {}
}
