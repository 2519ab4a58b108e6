/// An intent that deletes things of the app; whoever runs it asks first, unless the intent asks itself.
public protocol DeleteIntent: SystemIntent {
    /// What is deleted.
    associatedtype Entity: AppEntity

    /// The things to delete.
    var entities: [Entity] { get set }
}
