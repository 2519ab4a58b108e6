import Foundation

/// A mistake of an author where nothing can be thrown and nothing returned, such as reading a value that is not there.
///
/// What a person says must not end the program for it: a host that runs author's code on a thread of its own takes the
/// message, goes on without that code, and loses the thread alone.
package enum AuthorMistake {
    /// What a host does about one. It is a type of its own since a function as a task's value is a null pointer in a release
    /// build of Swift 6.3.
    package struct Handler: Sendable {
        fileprivate let takes: @Sendable (String) -> Bool

        /// - takes: Takes the message and gives up the work of this task; returns whether the thread may be kept for ever.
        package init(_ takes: @escaping @Sendable (String) -> Bool) { self.takes = takes }
    }

    @TaskLocal package static var handler: Handler?

    /// Never goes on. Without a host, and on threads that others need, the program ends with the message.
    static func stop(_ message: String) -> Never {
        guard handler?.takes(message) == true else { fatalError(message) }
        while true { Thread.sleep(forTimeInterval: 86_400) }
    }
}
