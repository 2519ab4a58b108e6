/// A dependency without its type, for a runtime that makes sure of it before `perform()`.
package protocol AnyAppDependency: AnyObject, Sendable {
    /// The type that is needed: `NoteStore`.
    var typeName: String { get }
    /// Whether something is registered, in the current host or in the dependency's own manager.
    var isRegistered: Bool { get }
    /// Makes sure that reading the dependency cannot fail: makes what is made on demand, and waits for it.
    ///
    /// - Throws: `AppDependencyManager.Error` when nothing fitting is registered, or what its provider throws.
    func prepare() async throws
}
