/// A type that may declare `@Dependency`: an intent, a query, an options provider.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
    /// Declares something that the app provides: `@Dependency private var store: NoteStore`.
    public typealias Dependency = AppDependency
}
